import type { OfferedVariant, ProductCard } from '@haat/contract/catalog/product';
import { tags } from '../../../core/cache/cache.ts';
import { Memo } from '../../../core/cache/memo.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Figure } from '../../../core/metrics/figures.ts';
import { vendorMarks } from '../../vendors/service.ts';
import type { VendorMarkRow } from '../../vendors/service.ts';
import { CardCache } from '../card-cache.ts';
import { listCategories } from '../list-categories.ts';
import { CategoryTree } from '../category-tree.ts';
import { ColumnStore } from '../columns/column-store.ts';
import type { KeptSearches } from '../columns/kept-searches.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import { readFormerSlugs } from '../former-slugs.ts';
import { newestOfDistricts } from './of-districts.ts';
import type { NewestOfDistrict } from './of-districts.ts';

export interface ListSources {
  db: Db;
  shopId: string;
  tree: CategoryTree;
  vendors: ReadonlyMap<string, VendorMarkRow>;
  columns: ProductColumns;
  searches: KeptSearches;
  cards: (ids: string[]) => Promise<{ card: ProductCard; variants: OfferedVariant[] }[]>;
}

export interface KeptCatalogs {
  treeOf(shopId: string): Promise<CategoryTree>;
  sourcesOf(shopId: string): Promise<ListSources>;
  /** The same, for who can do without: null as long as the columns of the shop are read, which begins with this. */
  sourcesIfThere(shopId: string): Promise<ListSources | null>;
  /** Cards of products on sale, in the order of their ids. */
  cardsOf(shopId: string, ids: string[]): Promise<ProductCard[]>;
  /** Of each district the newest product of who has been there longest, as after every change that has been announced. */
  newestOfDistricts(shopId: string): Promise<NewestOfDistrict[]>;
  countView(shopId: string, productId: string): void;
  figures: Figure[];
}

const kept = { maxSize: 200, maxAge: 60_000 };

export function keepCatalogs(dependencies: Dependencies): KeptCatalogs {
  const { changes } = dependencies;
  const { orm } = dependencies.database;
  const trees = new Memo<CategoryTree>(changes, kept);
  const vendors = new Memo<Map<string, VendorMarkRow>>(changes, kept);
  const districts = new Memo<NewestOfDistrict[]>(changes, kept);
  const columns = new ColumnStore(dependencies);
  const cards = new CardCache(orm, changes);
  const treeOf = (shopId: string) =>
    trees.get(shopId, [tags.categories(shopId)], async () => {
      const [placed, former] = await Promise.all([
        listCategories(orm, shopId),
        readFormerSlugs(orm, shopId, 'category'),
      ]);
      return new CategoryTree(
        placed.map(({ category }) => category),
        former,
      );
    });
  const vendorsOf = (shopId: string) =>
    vendors.get(
      shopId,
      [tags.vendors(shopId)],
      async () => new Map((await vendorMarks(orm, shopId)).map((mark) => [mark._id, mark])),
    );
  const sourcesOf = async (shopId: string): Promise<ListSources> => {
    const [tree, marks, read] = await Promise.all([
      treeOf(shopId),
      vendorsOf(shopId),
      columns.columnsOf(shopId),
    ]);
    return {
      ...{ db: orm, shopId, tree, vendors: marks, ...read },
      cards: (ids) => cards.cardsOf(shopId, ids),
    };
  };
  return {
    treeOf,
    sourcesOf,
    sourcesIfThere: async (shopId) => {
      if (columns.has(shopId)) return sourcesOf(shopId);
      columns.columnsOf(shopId).catch(() => {});
      return null;
    },
    cardsOf: async (shopId, ids) => (await cards.cardsOf(shopId, ids)).map(({ card }) => card),
    newestOfDistricts: (shopId) =>
      districts.get(shopId, [tags.vendors(shopId), tags.lists(shopId)], () => newestOfDistricts(orm, shopId)),
    countView: (shopId, productId) => columns.countView(shopId, productId),
    figures: figuresOf(columns),
  };
}

const figuresOf = (columns: ColumnStore): Figure[] => [
  {
    name: 'haat_columns_bytes',
    help: 'What the columns of lists take in memory, all shops together',
    kind: 'gauge',
    read: () => columns.holds.bytes,
  },
  {
    name: 'haat_columns',
    help: 'How many shops have columns of lists in memory, and with how many products',
    kind: 'gauge',
    by: 'of',
    read: () => [
      ['shops', columns.holds.shops],
      ['products', columns.holds.products],
    ],
  },
];
