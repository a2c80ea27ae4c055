import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { colorsOf, sizesOf } from '../catalog/product/choosing.ts';
import type { ProductView } from '../catalog/product/product-view.ts';
import type { Column } from './column.tsx';
import { alignedRows } from './table.ts';
import type { Fact, Row } from './table.ts';

/** The rows of the comparison. */
export interface Rows {
  /** Shown with a face of their own: how many are left beside the way to buy, and a link to the seller. */
  stock: Row;
  seller: Row;
  facts: Row[];
  differing: Row[];
  total: number;
  /** Which value of a row is of this column, -1 for a product that is not sold any more. */
  indexOf: (column: Column) => number;
}

/** What is known of the products, row by row; null as long as it is known of none or some are on their way. */
export function useRows(columns: readonly Column[]): Rows | null {
  const { t } = useLanguage();
  const factsOf = useFacts();
  const views = columns.flatMap(({ view }) => view ?? []);
  const [stock, seller] = alignedRows(
    views.map(({ card }) => [
      { name: t('compare.stock'), value: t(card.inStock ? 'product.stock.in' : 'product.stock.out') },
      { name: t('compare.soldBy'), value: card.adminId.shopName },
    ]),
  );
  if (!stock || !seller || columns.some(({ today }) => today.state === 'loading')) return null;
  const facts = alignedRows(views.map(factsOf));
  const all = [stock, seller, ...facts];
  return {
    stock,
    seller,
    facts,
    differing: all.filter(({ differs }) => differs),
    total: all.length,
    indexOf: ({ view }) => (view ? views.indexOf(view) : -1),
  };
}

function useFacts(): (product: ProductView) => Fact[] {
  const { t, digits } = useLanguage();
  return ({ rating, variants, facts }) => {
    const rated = t(rating.count === 1 ? 'compare.rated.one' : 'compare.rated', {
      average: digits(rating.average.toFixed(1)),
      n: rating.count,
    });
    return [
      { name: t('compare.rating'), value: rating.count > 0 ? rated : t('reviews.none') },
      { name: t('compare.sizes'), value: listed(sizesOf(variants)) },
      { name: t('compare.colors'), value: listed(colorsOf(variants)) },
      ...facts,
    ];
  };
}

const listed = (choices: { name: string }[]): string => choices.map(({ name }) => name).join(', ');
