import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { product, productCard } from '../catalog/product.ts';
import { category } from '../catalog/schemas.ts';
import { done, email, line, prose, slug } from '../core/fields.ts';
import { languages } from '../core/language.ts';
import { shopProfile, shopSettings, theme } from '../tenant/schemas.ts';
import { maxContact, maxPage, pageNames, rowKinds } from './rules.ts';

export const slider = z.strictObject({
  _id: z.string(),
  image: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  text: z.string(),
  textNe: z.nullable(z.string()),
  link: z.nullable(z.string()),
  /** The darkest colour of its picture, `#rrggbb`: what lies between it and the words on it. */
  shade: z.string(),
});

export type Slider = z.output<typeof slider>;

export const popup = z.strictObject({
  _id: z.string(),
  image: z.nullable(z.string()),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  text: z.string(),
  textNe: z.nullable(z.string()),
  link: z.nullable(z.string()),
  /** The last day in Nepal on which it is shown: a page that was kept may be looked at later. Null where it has none. */
  lastDay: z.nullable(z.string()),
});

export type Popup = z.output<typeof popup>;

export const blogMark = z.strictObject({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  summary: z.string(),
  summaryNe: z.nullable(z.string()),
  image: z.nullable(z.string()),
  publishedAt: z.string(),
});

export type BlogMark = z.output<typeof blogMark>;

/** One entry of the order in which the shop shows its categories (spec §3). */
export const footerItem = z.strictObject({
  category: z.strictObject({ slug: z.string(), title: z.string(), titleNe: z.nullable(z.string()) }),
});

const subdomain = z.object({ subdomain: z.string().check(z.minLength(1), z.maxLength(63)) });

/** What every page of a shop shows around its content. */
export const shopFrame = z.strictObject({
  _id: z.string(),
  subdomain: z.string(),
  profileDetails: shopProfile,
  theme,
  settings: shopSettings,
  categories: z.array(category),
  footerItems: z.array(footerItem),
});

export type ShopFrame = z.output<typeof shopFrame>;

export const getShopFrame = {
  summary: 'Profile, theme, settings and categories: what surrounds every page.',
  params: subdomain,
  answer: shopFrame,
};

/** The shop data bundle (spec §3): `products` holds the newest 48, whole. */
export const shopBundle = z.strictObject({
  categories: z.array(category),
  products: z.array(product),
  profileDetails: shopProfile,
  sliders: z.array(slider),
  footerItems: z.array(footerItem),
  popup: z.nullable(popup),
  blogs: z.array(blogMark),
  theme,
});

export type ShopBundle = z.output<typeof shopBundle>;

export const getShopBundle = {
  summary: 'The shop data bundle (spec §7).',
  params: subdomain,
  answer: shopBundle,
};

export const getSiteProfile = {
  summary: 'Favicon and profile of this shop (spec §7).',
  answer: z.strictObject({ favicon: z.nullable(z.string()), profile: shopProfile }),
};

const homeRow = z.strictObject({
  kind: z.enum(rowKinds),
  /** Null where nobody gave it one: its kind says it then. */
  title: z.nullable(z.string()),
  titleNe: z.nullable(z.string()),
  /** Where all of a category or a vendor is, under `/product_category/` or `/shop/`; null for other kinds. */
  slug: z.nullable(z.string()),
  products: z.array(productCard),
});

export type HomeRow = z.output<typeof homeRow>;

/** What the front page shows besides the frame. */
export const home = z.strictObject({
  sliders: z.array(slider),
  popup: z.nullable(popup),
  rows: z.array(homeRow),
  /** Of each province where makers of the shop are at home one product of one of them; none where they are too few. */
  provinces: z.array(z.strictObject({ name: z.string(), nameNe: z.string(), product: productCard })),
});

export type Home = z.output<typeof home>;

export const getHome = {
  summary: 'Sliders, popup and rows of products of the front page.',
  params: subdomain,
  answer: home,
};

export const blogPost = z.strictObject({
  ...blogMark.shape,
  /** Sanitised HTML. */
  body: z.string(),
  bodyNe: z.nullable(z.string()),
});

export const getBlogPost = {
  summary: 'A post of the blog.',
  params: z.object({ slug }),
  answer: blogPost,
};

export const listBlogPosts = {
  summary: 'The posts of the blog, newest first, at most 100.',
  answer: z.array(blogMark),
};

const pageText = z.strictObject({
  title: line(maxPage.title),
  description: prose(maxPage.description),
  sections: z
    .array(z.strictObject({ heading: line(maxPage.heading), text: prose(maxPage.text, 1) }))
    .check(z.minLength(1), z.maxLength(maxPage.sections)),
});

/** A page of words in both languages, in plain text. What `{shop}` and the like stand for: `messages/page-text.ts`. */
export const bothPageTexts = z.strictObject({ en: pageText, ne: pageText });

export const getPageText = {
  summary: 'A page of words as the shop has written it anew; null for one that is as it came.',
  params: z.object({ name: z.enum(pageNames) }),
  answer: z.strictObject({ text: z.nullable(bothPageTexts) }),
};

export const sendContact = {
  summary: 'A message from the contact form to the shop, by mail.',
  input: z.strictObject({
    name: line(maxContact.name),
    email,
    phone: z.optional(z.union([z.literal(''), line(maxContact.phone)])),
    message: prose(maxContact.message, 1),
    /** Which language the visitor reads. */
    language: z.optional(z.enum(languages)),
    /** Hidden from people: whoever fills it in is a machine, and is thanked like anybody. */
    website: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  answer: done,
  refuses: refuses('not-found'),
};
