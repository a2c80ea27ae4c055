import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ListFilter } from '../catalog/list-filter.tsx';

/** What a list of stock can be narrowed to. */
export const kinds = ['low', 'out'] as const;
export interface AskedStock {
  q: string | undefined;
  only: (typeof kinds)[number] | undefined;
}

/** Which products are shown. It stands in the address. */
export function StockFilter(asked: AskedStock) {
  const { t } = useLanguage();
  return (
    <ListFilter
      path="/desk/stock"
      {...asked}
      kinds={kinds}
      words={{
        search: t('stock.search'),
        find: t('stock.find'),
        which: t('stock.only'),
        all: t('stock.all'),
        of: (kind) => t(`stock.${kind}`),
      }}
    />
  );
}
