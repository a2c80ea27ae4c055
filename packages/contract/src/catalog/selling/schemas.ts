import * as z from 'zod/mini';
import {
  done,
  doneWith,
  flagInQuery,
  id,
  latinSlug,
  line,
  orNoLine,
  prose,
  rupees,
  text,
} from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { link } from '../../core/text/links.ts';
import { maxPhotoBytes } from '../../core/photos.ts';
import { maxVideoBytes } from '../../core/videos.ts';
import { refuses } from '../../core/problem.ts';
import type { Schemas } from '../../core/endpoint.ts';
import * as product from '../product.ts';
import { maxPictures } from '../rules.ts';
import { ownListing } from './own-listing.ts';

/** A product in the list of its seller. Prices in whole rupees. */
const listed = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  image: z.nullable(z.string()),
  price: z.number(),
  active: z.boolean(),
});
export type ListedProduct = z.output<typeof listed>;

export const sellerProducts = {
  summary: "The vendor's own products, those that the shop shows first, of these the newest first.",
  input: z.strictObject({
    ...ownListing,
    /** Only those that the shop shows, or only those that it doesn't. */
    active: z.optional(flagInQuery),
  }),
  answer: z.strictObject({ products: z.array(listed), next: z.nullable(z.string()) }),
};

/** A product as its seller edits it. Prices in whole rupees. */
const edited = z.strictObject({
  ...listed.shape,
  /** Raised by each change; a change says which version it was made on. */
  version: z.number(),
  ...product.storedFields.shape,
  /** It left the shop with its seller, who is suspended, and comes back with them. */
  suspended: z.boolean(),
  categoryId: z.string(),
  markPrice: z.number(),
  images: z.array(product.productImage),
  variants: z.array(product.offeredVariant),
});
export type EditedProduct = z.output<typeof edited>;

export const getSellerProduct = {
  summary: "One of the vendor's own products, to be edited.",
  params: z.object({ productId: id }),
  answer: edited,
};

export const previewProduct = {
  summary:
    'A product as its page would show it, whether the shop shows it or not: for its seller and the owner of the shop, for everybody else it is not there.',
  params: z.object({ productId: id }),
  answer: product.product,
};

const property = z.strictObject({
  _id: z.optional(id),
  name: line(80),
  nameNe: orNoLine(80),
  value: line(500),
  valueNe: orNoLine(500),
} satisfies Record<keyof product.Property, z.ZodMiniType>);

const option = z.strictObject({
  name: line(80),
  nameNe: orNoLine(80),
  values: z.array(line(80)).check(z.maxLength(60)),
  valuesNe: z.optional(z.nullable(z.array(line(80)).check(z.maxLength(60)))),
});

/** One way to have it: a line of an order names it by size and colour, so neither is there twice. */
const offered = z
  .strictObject({
    size: z.nullable(line(80)),
    sizeNe: orNoLine(80),
    color: z.nullable(line(80)),
    colorNe: orNoLine(80),
    colorPicker: z.nullable(z.string().check(z.regex(/^#(?:[0-9a-f]{3}){1,2}$/i))),
  } satisfies Record<keyof Omit<product.OfferedVariant, 'extraProperties'>, z.ZodMiniType>)
  .check(z.refine(({ size, color }) => size !== null || color !== null, { error: 'A size or a colour' }));

// What costs nothing is given away by mistake.
const price = rupees.check(z.gte(1));

export const saveProduct = {
  summary: "Adds a product, which the shop does not show yet, or changes one of the vendor's own.",
  idempotent: true,
  input: z
    .strictObject({
      _id: z.optional(id),
      /** Of an existing product: the one that was edited. */
      version: z.optional(z.int()),
      categoryId: id,
      /** Without it the title makes one. Where it changes, the former one leads to it. */
      slug: z.optional(latinSlug),
      title: line(200),
      titleNe: orNoLine(200),
      /** Sanitised; HTML or plain text. What is left out from here on stays as it is. */
      description: z.optional(prose(20_000)),
      descriptionNe: z.optional(z.nullable(prose(20_000))),
      price,
      markPrice: price,
      /** Those of its pictures that stay, in their new order, the first as the primary one. */
      images: z.optional(
        z
          .array(
            z.strictObject({
              url: text(500),
              altText: prose(200),
              /** The colour that it shows; left out it stays as it was. */
              color: orNoLine(80),
            }),
          )
          .check(z.maxLength(maxPictures)),
      ),
      videoUrl: z.optional(z.nullable(link)),
      /** Those that are left out are offered no more, and their pieces are counted no more. */
      variants: z.optional(
        z.array(offered).check(
          z.maxLength(100),
          z.refine(
            (all) => new Set(all.map(({ size, color }) => JSON.stringify([size, color]))).size === all.length,
            { error: 'Two are the same.' },
          ),
        ),
      ),
      specifications: z.optional(z.array(property).check(z.maxLength(60))),
      options: z.optional(z.array(option).check(z.maxLength(20))),
      attributes: z.optional(z.array(property).check(z.maxLength(60))),
    })
    .check(
      z.refine(({ price: now, markPrice }) => now <= markPrice, {
        path: ['price'],
        error: 'The price is above the one that is struck through.',
      }),
      z.refine(({ _id, version }) => (_id === undefined) === (version === undefined), {
        path: ['version'],
        error: 'A product that is there has a version, a new one has none.',
      }),
    ),
  answer: doneWith(edited),
  refuses: refuses('already-there', 'category-open', 'not-found', 'product-changed'),
};

export const publishProduct = {
  summary: "Has the shop show one of the vendor's own products, or no longer.",
  input: z.strictObject({ productId: id, active: z.boolean() }),
  answer: doneWith(edited),
  refuses: refuses('not-found', 'seller-suspended'),
};

export const duplicateProduct = {
  summary:
    "Adds a copy of one of the vendor's own products, which the shop does not show yet; pieces are counted anew.",
  idempotent: true,
  input: z.strictObject({ productId: id }),
  answer: doneWith(edited),
  refuses: refuses('not-found'),
};

export const restoreProduct = {
  summary: "Brings one of the vendor's own products back that was taken out; the shop does not show it yet.",
  params: z.object({ id }),
  answer: doneWith(edited),
  refuses: refuses('not-found'),
};

export const deleteProduct = {
  summary:
    "Takes one of the vendor's own products out of the shop and into the archive. Orders of it stay as they are; a cart says that it is gone.",
  params: z.object({ id }),
  answer: done,
};

const share = z.number().check(z.gte(0), z.lte(1));

/** A crop by hand as a form has it: left, top and side with commas between, as shares (`core/photos.ts`). */
const crop = z.pipe(
  z.string().check(z.regex(/^[01](?:\.\d{1,6})?(?:,[01](?:\.\d{1,6})?){2}$/)),
  z.pipe(
    z.transform((text: string) => {
      const [left = 0, top = 0, side = 0] = text.split(',').map(Number);
      return { left, top, side };
    }),
    z.strictObject({ left: share, top: share, side: share.check(z.gt(0)) }),
  ),
);

export const addProductImage = {
  summary:
    'Adds a picture to an own product, cut to a square, from the middle unless told; multipart with a file named image.',
  files: { most: 1, bytesEach: maxPhotoBytes },
  idempotent: true,
  input: z.strictObject({
    productId: id,
    image: z.array(z.file()).check(z.length(1)),
    crop: z.optional(crop),
    altText: z.optional(line(200)),
    color: z.optional(line(80)),
  }),
  answer: doneWith(edited),
  refuses: refuses(
    'not-found',
    'photo-broken',
    'photo-too-large',
    'photo-too-small',
    'photo-type',
    'too-many-photos',
  ),
};

export const setProductVideo = {
  summary:
    'Gives an own product a video that is a file, MP4 or WebM, instead of the one it had; multipart with a file named video.',
  files: { most: 1, bytesEach: maxVideoBytes, tooLarge: 'video-too-large' },
  idempotent: true,
  input: z.strictObject({ productId: id, video: z.array(z.file()).check(z.length(1)) }),
  answer: doneWith(edited),
  refuses: refuses('not-found', 'video-broken', 'video-too-large', 'video-type'),
} satisfies Schemas;

const sellerCategory = z.strictObject({
  _id: z.string(),
  path: z.array(z.strictObject({ title: z.string(), titleNe: z.nullable(z.string()) })),
});
export type SellerCategory = z.output<typeof sellerCategory>;

export const sellerCategories = {
  summary: 'The categories that a product may lie in, in order, each with the names on the way to it.',
  answer: z.array(sellerCategory),
};

export const guessCategory = {
  summary: 'The category in which products of such a title lie in this shop; null where nothing is like it.',
  input: z.strictObject({ title: z.string().check(z.trim(), z.maxLength(200)) }),
  answer: z.strictObject({ categoryId: z.nullable(z.string()) }),
};

export const exportProducts = {
  summary:
    "The vendor's own products as a table for a spreadsheet: UTF-8 with its mark, a row a product, heads in the language asked for.",
  input: z.strictObject({ language: z.optional(z.enum(languages)) }),
  /** A stream, so that a large table is never in memory as a whole. */
  answer: z.union([z.instanceof(ReadableStream<Uint8Array>), z.instanceof(Uint8Array<ArrayBuffer>)]),
};
