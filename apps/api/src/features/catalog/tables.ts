import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Choice } from '@haat/contract/catalog/choice';
import type { OfferedVariant, Option, ProductImage, Property } from '@haat/contract/catalog/product';
import { createdAt, instant, ownId, updatedAt } from '../../core/database/columns.ts';
import { shopId } from '../tenant/tables.ts';
import { vendors } from '../vendors/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Categories in up to three levels: root, sub and inner (spec §4). */
export const categories = pgTable(
  'categories',
  {
    shopId: shopId(),
    id: ownId(),
    parentId: uuid('parent_id'),
    /** `adminId` on the wire: who made it; it stands in the path of the picture (spec §7). */
    adminId: uuid('admin_id').notNull(),
    title: text('title').notNull(),
    titleNe: text('title_ne'),
    slug: text('slug').notNull(),
    image: text('image'),
    position: integer('position').notNull().default(0),
    /** Its place among `footerItems` (spec §3), none when it is not there. */
    footerPosition: integer('footer_position'),
    /** Raised by each change of its words or place, so that of two who change it the later one is told. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('categories_one_per_slug').on(t.shopId, t.slug),
    index('categories_by_parent').on(t.shopId, t.parentId, t.position),
    foreignKey({ columns: [t.shopId, t.parentId], foreignColumns: [t.shopId, t.id] }),
    check('categories_not_own_parent', sql`${t.parentId} is distinct from ${t.id}`),
  ],
);

/** What has an address of the shop that may change. */
export const slugKinds = ['category', 'product'] as const;

/** Addresses that something had before: whoever comes by one is led to where the thing is now. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    shopId: shopId(),
    kind: text('kind', { enum: slugKinds }).notNull(),
    slug: text('slug').notNull(),
    /** Without a foreign key: it is of the table that `kind` says. */
    thingId: uuid('thing_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.kind, t.slug] }),
    index('former_slugs_by_thing').on(t.shopId, t.kind, t.thingId),
    check('former_slugs_kind_known', sql`${t.kind} in ('category', 'product')`),
  ],
);

/** One product in sixteen, by the last byte of its id, which is drawn. */
export const isSampled = sql`get_byte(uuid_send(id), 15) < 16`;

/** What is sold. Prices in whole rupees with VAT (design D6); `price` is the spec's sellingPrice. */
export const products = pgTable(
  'products',
  {
    shopId: shopId(),
    id: ownId(),
    vendorId: uuid('vendor_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    title: text('title').notNull(),
    titleNe: text('title_ne'),
    /** Both titles as a seller's list is searched: small letters, a line each. */
    titlesFolded: text('titles_folded')
      .notNull()
      .generatedAlwaysAs(sql`lower(title || coalesce(e'\\n' || title_ne, ''))`),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    descriptionNe: text('description_ne'),
    price: integer('price').notNull(),
    markPrice: integer('mark_price').notNull(),
    /** Percent off the mark price, derived from the two prices. */
    discount: integer('discount')
      .notNull()
      .generatedAlwaysAs(
        sql`case when mark_price > price then round((mark_price - price) * 100.0 / mark_price)::int else 0 end`,
      ),
    images: jsonb('images').$type<ProductImage[]>().notNull().default([]),
    videoUrl: text('video_url'),
    variants: jsonb('variants').$type<OfferedVariant[]>().notNull().default([]),
    /** The sizes and colours of the variants, some of them more than once: what lists are narrowed by. */
    sizes: jsonb('sizes')
      .$type<string[]>()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_query_array(variants, '$[*].size ? (@ != null)')`),
    colours: jsonb('colours')
      .$type<string[]>()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_query_array(variants, '$[*].color ? (@ != null)')`),
    specifications: jsonb('specifications').$type<Property[]>().notNull().default([]),
    options: jsonb('options').$type<Option[]>().notNull().default([]),
    attributes: jsonb('attributes').$type<Property[]>().notNull().default([]),
    active: boolean('active').notNull().default(true),
    /** It left the shop with its seller, who is suspended; it comes back with them. */
    suspended: boolean('suspended').notNull().default(false),
    /** When its seller took it out for good; it stays for the orders of it. */
    archivedAt: instant('archived_at'),
    /** Raised by each change of its seller's, so that of two who edit it the later one is told. */
    version: integer('version').notNull().default(1),
    /**
     * Whether a piece is left. Written by the stock service when that changes, so that lists need no join and a
     * sale rewrites the product (and what is cached of it) only when a page would look different (design D4).
     */
    inStock: boolean('in_stock').notNull().default(false),
    /** The variants of which no piece is left, while there are some of others; written as `inStock` is. */
    soldOut: jsonb('sold_out').$type<Choice[]>().notNull().default([]),
    /** Folded words by weight, see `search/`; made when a product is saved. */
    searchDoc: tsvector('search_doc')
      .notNull()
      .default(sql`''::tsvector`),
    /** The `searchVersion` of the process that wrote `searchDoc`; none for one from before it was noted, and for an empty one. */
    searchVersion: integer('search_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('products_one_per_slug').on(t.shopId, t.slug),
    // Ascending, though lists mostly run the other way: an index is read backwards as well, while drizzle's DESC comes
    // with NULLS LAST, which no `order by … desc` meets.
    index('products_by_date')
      .on(t.shopId, t.createdAt, t.id)
      .where(sql`active`),
    index('products_by_price')
      .on(t.shopId, t.price, t.id)
      .where(sql`active`),
    index('products_by_discount')
      .on(t.shopId, t.discount, t.id)
      .where(sql`active`),
    index('products_by_category').on(t.shopId, t.categoryId, t.active, t.createdAt, t.id),
    index('products_by_vendor').on(t.shopId, t.vendorId, t.active, t.createdAt, t.id),
    // A table's rows are of the products of their names.
    index('products_by_title')
      .on(t.shopId, t.vendorId, t.title)
      .where(sql`archived_at is null`),
    // A seller's list, the cheapest or the dearest first.
    index('products_by_own_price')
      .on(t.shopId, t.vendorId, t.price)
      .where(sql`archived_at is null`),
    // What a process of an older version wrote beside this one (`refreshSearch`); of what was written before there were versions, nothing.
    index('products_by_search_version')
      .on(t.shopId, t.searchVersion, t.id)
      .where(sql`search_version is not null`),
    // Without a pending list: a search reads the index alone, and saving a product is rare.
    index('products_by_words').using('gin', t.searchDoc).with({ fastupdate: false }),
    // Where a word is in very many of them, some are enough to show the best of.
    index('products_by_words_sampled').using('gin', t.searchDoc).with({ fastupdate: false }).where(isSampled),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    foreignKey({ columns: [t.shopId, t.categoryId], foreignColumns: [categories.shopId, categories.id] }),
    check('products_price_positive', sql`${t.price} >= 0`),
    check('products_price_not_above_mark', sql`${t.markPrice} >= ${t.price}`),
  ],
);

/** What of a product travels as it is stored on its card. */
export const cardFields = [
  'title',
  'titleNe',
  'slug',
  'price',
  'markPrice',
  'images',
  'inStock',
] as const satisfies (keyof typeof products.$inferSelect)[];

/** The same on its page and in its seller's form. */
export const storedFields = [
  'description',
  'descriptionNe',
  'videoUrl',
  'specifications',
  'options',
  'attributes',
] as const satisfies (keyof typeof products.$inferSelect)[];

/**
 * What happened to a product, counted; apart from `products`, so that a click rewrites no indexed row.
 * Higher nouns (orders, reviews) count here in the transaction that makes it so.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    shopId: shopId(),
    productId: uuid('product_id').notNull(),
    views: integer('views').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    ratings: integer('ratings').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    index('product_counts_by_views').on(t.shopId, t.views, t.productId),
    index('product_counts_by_sold')
      .on(t.shopId, t.sold, t.productId)
      .where(sql`sold > 0`),
    // What a vendor's rating comes to is read from the index alone.
    index('product_counts_rated')
      .on(t.shopId, t.productId, t.ratings, t.ratingSum)
      .where(sql`ratings > 0`),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('product_counts_rating_possible', sql`${t.ratingSum} between ${t.ratings} and ${t.ratings} * 5`),
  ],
);

/** The dictionary a shop can edit: a word, what it also means, and what it is a kind of. */
export const searchTerms = pgTable(
  'search_terms',
  {
    shopId: shopId(),
    word: text('word').notNull(),
    means: text('means').array().notNull(),
    /** What it is a kind of: found by that name, and not the other way round. */
    kindOf: text('kind_of')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.word] })],
);
