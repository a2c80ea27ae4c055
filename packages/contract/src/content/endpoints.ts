import * as z from 'zod/mini';
import { category } from '../catalog/endpoints.ts';
import { product, productCard } from '../catalog/product.ts';
import { endpoint } from '../core/endpoint.ts';
import { slug } from '../core/fields.ts';
import { shopProfile, shopSettings, theme } from '../tenant/profile.ts';

export const slider = z.strictObject({
  _id: z.string(),
  image: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  text: z.string(),
  textNe: z.nullable(z.string()),
  link: z.nullable(z.string()),
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

export const getShopFrame = endpoint({
  method: 'GET',
  path: '/api/shop/get-frame/:subdomain',
  access: 'public',
  summary: 'Profile, theme, settings and categories: what surrounds every page.',
  params: subdomain,
  answer: shopFrame,
});

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

export const getShopBundle = endpoint({
  method: 'GET',
  path: '/api/shop/get-junk/:subdomain',
  access: 'public',
  summary: 'The shop data bundle (spec §7).',
  params: subdomain,
  answer: shopBundle,
});

export const getSiteProfile = endpoint({
  method: 'GET',
  path: '/api/profile/get/site-profile',
  access: 'public',
  summary: 'Favicon and profile of this shop (spec §7).',
  answer: z.strictObject({ favicon: z.nullable(z.string()), profile: shopProfile }),
});

/** What the front page shows besides the frame. */
export const home = z.strictObject({
  sliders: z.array(slider),
  popup: z.nullable(popup),
  rows: z.array(
    z.strictObject({ kind: z.enum(['newest', 'popular', 'discount']), products: z.array(productCard) }),
  ),
  blogs: z.array(blogMark),
});
export type Home = z.output<typeof home>;

export const getHome = endpoint({
  method: 'GET',
  path: '/api/shop/get-home/:subdomain',
  access: 'public',
  summary: 'Sliders, popup and rows of products of the front page.',
  params: subdomain,
  answer: home,
});

export const blogPost = z.strictObject({
  ...blogMark.shape,
  /** Sanitised HTML. */
  body: z.string(),
  bodyNe: z.nullable(z.string()),
});

export const getBlogPost = endpoint({
  method: 'GET',
  path: '/api/blog/get/:slug',
  access: 'public',
  summary: 'A post of the blog.',
  params: z.object({ slug }),
  answer: blogPost,
});

export const listBlogPosts = endpoint({
  method: 'GET',
  path: '/api/blog/list',
  access: 'public',
  summary: 'The posts of the blog, newest first, at most 100.',
  answer: z.array(blogMark),
});
