import { pictureSet } from '../catalog/rules.ts';

/** Days after which a message that nobody has answered is late: as long as a refund may take (E-Commerce Directive 2082). */
export const contactLateDays = 7;

/** The most characters of what all who are online are told. */
export const maxAnnouncement = 300;

/** The most characters of each field; the form says so before the server does. */
export const maxContact = { name: 100, phone: 30, message: 4_000 } as const;

/** The most characters of each part of a blog post; the body counts with its tags. */
export const maxPost = { title: 200, summary: 500, body: 50_000 } as const;

/** The widths, in pixels, in which the picture of a post is stored: for its card in the list, and above its text. */
export const postWidths = [480, 960] as const;

/** The stored sizes of a post's picture. Those of earlier versions have the one width that their address ends in. */
export const postPictureSet = (image: string | null): ReturnType<typeof pictureSet> =>
  image === null ? null : pictureSet(image, image.endsWith(`-${postWidths[1]}.webp`) ? postWidths : [800]);

/** How many sliders the front page has at most, and the most characters of each part. */
export const maxSliders = 20;
/** Characters of a slide's title and text in either language. */
export const maxSlider = { title: 120, text: 300 } as const;

/** What a row of products on the front page may show; each word is the kind of one row. */
export const rowKinds = [
  'newest',
  'popular',
  'best-selling',
  'discount',
  'category',
  'vendor',
  'products',
] as const;

/** What a row of the front page shows; `category` and `vendor` need one named, `products` a list by hand. */
export type RowKind = (typeof rowKinds)[number];

/** How many rows of products the front page has at most, how many products each shows, and how long its title may be. */
export const maxFrontRows = 8;
/** Products in a row of the front page. */
export const maxRowProducts = 10;
/** Characters of a row's title in either language. */
export const maxRowTitle = 80;

/** Characters of the popup's title and text in either language. */
export const maxPopup = { title: 120, text: 600 } as const;

/** How many categories a shop names first. */
export const maxFooterItems = 60;

/** The pages of words that an owner may write anew, by their paths. */
export const pageNames = [
  'about',
  'faq',
  'terms-and-conditions',
  'terms-of-service',
  'privacy-policy',
  'cookie-policy',
  'shipping-info',
  'return-policy',
] as const;

/** A page of words by its path in the shop, without slash and language. */
export type PageName = (typeof pageNames)[number];

/** How long a page may become. */
export const maxPage = { title: 120, description: 300, sections: 40, heading: 200, text: 4_000 } as const;
