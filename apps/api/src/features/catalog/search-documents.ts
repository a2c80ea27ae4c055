import { and, eq, sql } from 'drizzle-orm';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import { isOneOf, ofItsVendor } from './cards.ts';
import { listCategories } from './list-categories.ts';
import { CategoryTree } from './category-tree.ts';
import { buildDocument, searchVersion } from './search/document.ts';
import { readDictionary } from './search/dictionary.ts';
import { plainColours } from './search/plain-colours.ts';
import { learnWords } from './search/vocabulary.ts';
import { products, searchTerms } from './tables.ts';

/**
 * Makes these products findable by what they, their vendors and their categories are called now. Belongs into the
 * transaction that saves a product or changes a name; for everything of a shop, pass all its ids at once.
 */
export async function saveProductDocuments(
  db: Db,
  shopId: string,
  ids: string[],
  known?: SearchContext,
): Promise<void> {
  if (ids.length === 0) return;
  const context = known ?? (await readSearchContext(db, shopId));
  for (let start = 0; start < ids.length; start += savedAtOnce) {
    await saveSome(db, shopId, ids.slice(start, start + savedAtOnce), context);
  }
}

/** What the documents of all products of a shop are made with: for who saves many, one after the other. */
export async function readSearchContext(db: Db, shopId: string): Promise<SearchContext> {
  const [terms, placed] = await Promise.all([termsOf(db, shopId), listCategories(db, shopId)]);
  const tree = new CategoryTree(placed.map(({ category }) => category));
  return { dictionary: readDictionary(terms), tree };
}

type Row = typeof products.$inferSelect;

/** What of a product is searched. */
export type Searched = Pick<
  Row,
  | 'categoryId'
  | 'title'
  | 'titleNe'
  | 'description'
  | 'descriptionNe'
  | 'variants'
  | 'specifications'
  | 'options'
  | 'attributes'
>;

/** Whether a product is found by the same words as before: then its document stays. */
export const isFoundAlike = (before: Searched, after: Searched): boolean =>
  JSON.stringify(searchedOf(before)) === JSON.stringify(searchedOf(after));

const searchedOf = (row: Searched) => [
  ...[row.categoryId, row.title, row.titleNe, row.description, row.descriptionNe],
  ...[row.variants, row.specifications, row.options, row.attributes],
];

const savedAtOnce = 500;

export interface SearchContext {
  dictionary: ReturnType<typeof readDictionary>;
  tree: CategoryTree;
}

async function saveSome(db: Db, shopId: string, ids: string[], context: SearchContext): Promise<void> {
  const rows = await factsOf(db, shopId, ids);
  const made = rows.map((row) => ({ id: row.id, ...documentOf(shopId, row, row.vendor, context) }));
  // One parameter for all, and therefore one round trip for all.
  const documents = JSON.stringify(made.map(({ id, doc }) => ({ id, doc })));
  await db.execute(sql`
    update products set search_doc = made.doc::tsvector, search_version = ${searchVersion}
    from json_to_recordset(${documents}::json) as made (id uuid, doc text)
    where products.shop_id = ${shopId} and products.id = made.id
      and (products.search_doc <> made.doc::tsvector or products.search_version < ${searchVersion})`);
  await learnWords(
    db,
    shopId,
    made.flatMap(({ vocabulary }) => vocabulary),
  );
}

/**
 * By which words a product of a vendor is found, and what of them belongs into the shop's vocabulary (`learnWords`): for who writes it with the
 * product itself.
 */
export function documentOf(
  shopId: string,
  product: Searched,
  vendor: { shopName: string; shopNameNe: string | null },
  { dictionary, tree }: SearchContext,
): ReturnType<typeof buildDocument> {
  const details = [
    product.description,
    product.descriptionNe ?? '',
    ...[...product.specifications, ...product.attributes].flatMap(({ name, value }) => [name, value]),
    ...product.options.flatMap(({ name, values }) => [name, ...values]),
  ];
  const choices = choiceWords(product.variants);
  const categories = tree.pathTo(product.categoryId).flatMap(({ title, titleNe }) => [title, titleNe ?? '']);
  const titles = [product.title, product.titleNe ?? ''];
  const vendors = [vendor.shopName, vendor.shopNameNe ?? ''];
  return buildDocument({ titles, vendors, categories, choices, details }, dictionary, shopId);
}

/** The sizes and colours of a product in both languages, each once, with the plain colour that a swatch shows. */
const choiceWords = (variants: OfferedVariant[]): string[] => [
  ...new Set(
    variants.flatMap(({ size, sizeNe, color, colorNe, colorPicker }) => [
      size ?? '',
      sizeNe ?? '',
      color ?? '',
      colorNe ?? '',
      ...plainColours(colorPicker),
    ]),
  ),
];

const termsOf = (db: Db, shopId: string) =>
  db
    .select({ word: searchTerms.word, means: searchTerms.means, kindOf: searchTerms.kindOf })
    .from(searchTerms)
    .where(eq(searchTerms.shopId, shopId));

const factsOf = (db: Db, shopId: string, ids: string[]) =>
  db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      vendor: joinedVendor.mark,
      title: products.title,
      titleNe: products.titleNe,
      description: products.description,
      descriptionNe: products.descriptionNe,
      variants: products.variants,
      specifications: products.specifications,
      options: products.options,
      attributes: products.attributes,
    })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .where(and(eq(products.shopId, shopId), isOneOf(ids)));
