import * as z from 'zod/mini';
import { deleteCall, orNoLine, saveCall, saved } from '../core/desk.ts';
import { endpoint } from '../core/endpoint.ts';
import { done, id, line, prose, rupees, slug, wholeInQuery } from '../core/fields.ts';
import { link } from '../core/links.ts';
import { chosenVariant, productCard } from './product.ts';
import type { OfferedVariant, Property } from './product.ts';

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

export const sellerProducts = endpoint({
  method: 'GET',
  path: '/api/seller/products',
  access: 'vendor',
  summary: "The vendor's own products, newest first.",
  input: z.strictObject({
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(wholeInQuery(1, 10_000)),
    size: z.optional(wholeInQuery(1, 60)),
  }),
  answer: z.strictObject({
    products: z.array(
      z.strictObject({ ...productCard.shape, stockQuantity: z.number(), active: z.boolean() }),
    ),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
});

export const saveProduct = endpoint({
  method: 'POST',
  path: '/api/seller/product/save',
  access: 'vendor',
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
});

export const deleteProduct = endpoint({
  method: 'POST',
  path: '/api/seller/product/delete/:id',
  access: 'vendor',
  summary: "Takes one of the vendor's own products off the shelf.",
  params: z.object({ id }),
  answer: done,
});

export const addProductImage = endpoint({
  method: 'POST',
  path: '/api/seller/product/image/add',
  access: 'vendor',
  summary: 'Adds pictures to an own product; multipart with files named images.',
  body: 'form',
  input: z.strictObject({
    productId: id,
    altText: z.optional(line(200)),
    color: z.optional(line(80)),
  }),
  answer: done,
});

export const setInventory = endpoint({
  method: 'POST',
  path: '/api/seller/inventory/set',
  access: 'vendor',
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
});

export const saveCategory = saveCall(
  'category',
  'Adds or changes a category.',
  z.strictObject({
    _id: z.optional(id),
    parentId: z.optional(z.nullable(id)),
    title: line(80),
    titleNe: orNoLine(80),
    slug,
    image: z.optional(z.nullable(link)),
    position: z.int().check(z.gte(0), z.lte(1_000)),
  }),
);
export const deleteCategory = deleteCall('category', 'Deletes an empty category.');
