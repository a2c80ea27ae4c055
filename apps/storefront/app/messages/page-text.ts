/** The text of a page. `{shop}` and `{contact}` in it stand for the shop's name and how to reach it. */
export interface PageText {
  title: string;
  description: string;
  sections: { heading: string; text: string }[];
}
