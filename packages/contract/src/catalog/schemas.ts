import * as z from 'zod/mini';
import {
  done,
  flagInQuery,
  id,
  instant,
  line,
  severalInQuery,
  slug,
  integerInQuery,
} from '../core/fields.ts';
import { product, productCard, productImage } from './product.ts';
import { maxChoices, maxPage, maxPageSize, maxPrice, sorts } from './rules.ts';

export const category = z.strictObject({
  _id: z.string(),
  /** The same as `_id`; the spec names both (§3). */
  id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  image: z.nullable(z.string()),
  adminId: z.string(),
  parentId: z.nullable(z.string()),
});

export type Category = z.output<typeof category>;

const facetValue = z.strictObject({
  value: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  count: z.number(),
});

export type FacetValue = z.output<typeof facetValue>;

/** `picker` is the colour as CSS writes it, where a seller picked one. */
const colourValue = z.strictObject({ ...facetValue.shape, picker: z.nullable(z.string()) });

export type ColourValue = z.output<typeof colourValue>;

/**
 * How the found products spread: what each further filter would leave. Prices in whole rupees. Of sizes and colours those of the
 * most products are offered.
 */
export const facets = z.strictObject({
  category: z.array(facetValue),
  vendor: z.array(facetValue),
  price: z.strictObject({ min: z.number(), max: z.number() }),
  size: z.array(facetValue),
  colour: z.array(colourValue),
  inStock: z.number(),
  discounted: z.number(),
  /** Products with at least so many percent off, by `discountSteps`. */
  discount: z.array(z.strictObject({ least: z.number(), count: z.number() })),
});

export type Facets = z.output<typeof facets>;

export const productQuery = z.strictObject({
  category: z.optional(slug),
  /** One or several; a product of any of them is found. So with sizes and colours. */
  vendor: z.optional(severalInQuery(slug, maxChoices)),
  /** The vendor whose own list it is: no filter that could be taken away, so facets count no other's products. */
  ofVendor: z.optional(slug),
  sizes: z.optional(severalInQuery(line(80), maxChoices)),
  colours: z.optional(severalInQuery(line(80), maxChoices)),
  q: z.optional(z.string().check(z.maxLength(200))),
  min: z.optional(integerInQuery(0, maxPrice)),
  max: z.optional(integerInQuery(0, maxPrice)),
  inStock: z.optional(flagInQuery),
  discounted: z.optional(flagInQuery),
  /** The least percent off. */
  discount: z.optional(integerInQuery(1, 99)),
  sort: z.optional(z.enum(sorts)),
  page: z.optional(integerInQuery(1, maxPage)),
  size: z.optional(integerInQuery(1, maxPageSize)),
  /** Leaves the facets out where nobody shows them. */
  facets: z.optional(flagInQuery),
});

export type ProductQuery = z.output<typeof productQuery>;

export const productPage = z.strictObject({
  products: z.array(productCard),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  facets: z.nullable(facets),
});

export type ProductPage = z.output<typeof productPage>;

export const listProducts = {
  summary: 'Products by category, vendor, words, price, size, colour, stock and discount, a page at a time.',
  input: productQuery,
  answer: productPage,
};

export const getProduct = {
  summary: 'A product, whole.',
  params: z.object({ slug }),
  answer: product,
};

export const similarProducts = {
  summary: 'Up to eight products like this one: its category first, then the category above.',
  params: z.object({ slug }),
  answer: z.array(productCard),
};

export const searchProducts = {
  summary: 'The products that best match a few words, at most 24 (spec §7).',
  params: z.object({ term: z.string().check(z.maxLength(200)) }),
  answer: z.array(productCard),
};

export const viewProduct = {
  summary: 'Counts that a card was clicked (spec §7).',
  params: z.object({ productId: id }),
  answer: done,
};

export const getProductImages = {
  summary: 'The pictures of a product with the colour each shows (spec §7).',
  params: z.object({ productId: id }),
  answer: z.array(productImage),
};

export const getProductVideo = {
  summary: "The address of a product's video, or null (spec §7).",
  params: z.object({ productId: id }),
  answer: z.strictObject({ videoUrl: z.nullable(z.string()) }),
};

export const getCategory = {
  summary: 'A category with the way to it from the root and what lies directly in it.',
  params: z.object({ slug }),
  answer: z.strictObject({ category, path: z.array(category), children: z.array(category) }),
};

export const listSitemapParts = {
  summary:
    'The parts into which the addresses of all products fall: where each begins, and its newest change.',
  answer: z.array(z.strictObject({ from: z.string(), changedAt: instant })),
};

export const listSitemapProducts = {
  summary: 'One part of the addresses of all products, from the product with which it begins.',
  input: z.strictObject({ from: id }),
  answer: z.array(z.strictObject({ slug: z.string(), changedAt: instant })),
};
