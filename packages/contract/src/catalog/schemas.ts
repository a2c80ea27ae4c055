import * as z from 'zod/mini';
import {
  done,
  flagInQuery,
  id,
  instant,
  line,
  orNoLine,
  prose,
  rupees,
  saved,
  severalInQuery,
  slug,
  integerInQuery,
} from '../core/fields.ts';
import { link } from '../core/links.ts';
import { chosenVariant, product, productCard, productImage } from './product.ts';
import type { OfferedVariant, Property } from './product.ts';
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
  /** The category it lies in, none for a root category. */
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
 * How the found products spread: what each further filter would leave. Prices in whole rupees. Sizes and colours are
 * empty where thousands of products are found: they are offered once something else has narrowed the list.
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
  summary: 'Products like this one: its category first, then the category above.',
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

const property = z.strictObject({
  _id: z.optional(id),
  name: line(80),
  nameNe: orNoLine(80),
  value: line(500),
  valueNe: orNoLine(500),
} satisfies Record<keyof Property, z.ZodMiniType>);

/** A line of an order names size and colour by `chosenVariant`: neither may be longer than that takes. */
const variant = z.strictObject({
  size: z.nullable(line(80)),
  sizeNe: orNoLine(80),
  color: z.nullable(line(80)),
  colorNe: orNoLine(80),
  colorPicker: z.nullable(z.string().check(z.regex(/^#(?:[0-9a-f]{3}){1,2}$/i))),
  extraProperties: z.array(property).check(z.maxLength(20)),
} satisfies Record<keyof OfferedVariant, z.ZodMiniType>);

const option = z.strictObject({
  name: line(80),
  nameNe: orNoLine(80),
  values: z.array(line(80)).check(z.maxLength(60)),
  valuesNe: z.optional(z.nullable(z.array(line(80)).check(z.maxLength(60)))),
});

export const sellerProducts = {
  summary: "The vendor's own products, newest first.",
  input: z.strictObject({
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(integerInQuery(1, 10_000)),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: z.strictObject({
    products: z.array(
      z.strictObject({ ...productCard.shape, stockQuantity: z.number(), active: z.boolean() }),
    ),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
};

export const saveProduct = {
  summary: "Adds a product or changes one of the vendor's own.",
  input: z
    .strictObject({
      _id: z.optional(id),
      categoryId: id,
      title: line(200),
      titleNe: z.optional(z.nullable(line(200))),
      slug: z.optional(slug),
      description: prose(20_000),
      descriptionNe: z.optional(z.nullable(prose(20_000))),
      price: rupees,
      markPrice: rupees,
      videoUrl: z.optional(z.nullable(link)),
      variants: z.array(variant).check(z.maxLength(100)),
      specifications: z.array(property).check(z.maxLength(60)),
      options: z.array(option).check(z.maxLength(20)),
      attributes: z.array(property).check(z.maxLength(60)),
      active: z.boolean(),
    })
    .check(
      z.refine(({ price, markPrice }) => price <= markPrice, {
        path: ['price'],
        error: 'The price is above the one that is struck through.',
      }),
    ),
  answer: saved,
};

export const deleteProduct = {
  summary: "Takes one of the vendor's own products off the shelf.",
  params: z.object({ id }),
  answer: done,
};

export const addProductImage = {
  summary: 'Adds pictures to an own product; multipart with files named images.',
  input: z.strictObject({
    productId: id,
    altText: z.optional(line(200)),
    color: z.optional(line(80)),
  }),
  answer: done,
};

export const setInventory = {
  summary: 'Sets how many pieces of an own product, or of one of its variants, are there.',
  input: z.strictObject({
    productId: id,
    variant: z.optional(z.nullable(chosenVariant)),
    stockQuantity: z.int().check(z.gte(0), z.lte(1_000_000)),
    lowStockThreshold: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    location: z.optional(z.nullable(line(120))),
    locationNe: z.optional(z.nullable(line(120))),
  }),
  answer: done,
};

export const saveCategory = {
  summary: 'Adds or changes a category.',
  input: z.strictObject({
    _id: z.optional(id),
    parentId: z.optional(z.nullable(id)),
    title: line(80),
    titleNe: orNoLine(80),
    slug,
    image: z.optional(z.nullable(link)),
    position: z.int().check(z.gte(0), z.lte(1_000)),
  }),
  answer: saved,
};

export const deleteCategory = {
  summary: 'Deletes an empty category.',
  params: z.object({ id }),
  answer: done,
};
