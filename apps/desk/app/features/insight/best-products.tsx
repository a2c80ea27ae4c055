import { titleIn } from '@haat/contract/core/language';
import type { ProductSales } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { FigureTable } from './figure-table.tsx';
import { useRevenueColumn } from './sales-columns.tsx';
import { useNumber } from './use-number.ts';

export function BestProducts({ products }: { products: ProductSales[] }) {
  const { t, language } = useLanguage();
  const number = useNumber();
  const revenue = useRevenueColumn(products);
  if (products.length === 0) return null;
  return (
    <FigureTable
      title={t('insight.products')}
      rows={products}
      keyOf={({ productId }) => productId}
      columns={[
        {
          title: t('insight.product'),
          value: (row) => titleIn(language, row),
          text: (row) => titleIn(language, row),
        },
        { title: t('insight.pieces'), value: ({ pieces }) => pieces, text: ({ pieces }) => number(pieces) },
        ...revenue,
      ]}
      file="haat-products-sold"
    />
  );
}
