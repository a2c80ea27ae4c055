/**
 * The text of a page. In it `{shop}` stands for the shop's name, `{contact}` for how to reach it, `{business}` for who
 * runs it, with address and registration.
 */
export interface PageText {
  title: string;
  description: string;
  sections: { heading: string; text: string }[];
}
