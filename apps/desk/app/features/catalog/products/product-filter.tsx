import type { CallInput } from '@haat/contract/core/endpoint';
import type { sellerStock } from '@haat/contract/stock/calls';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ListFilter } from '../list-filter.tsx';

/** What a list of products can be narrowed to. */
export const kinds = ['shown', 'hidden', 'archived'] as const;
export interface AskedProducts {
  q: string | undefined;
  only: (typeof kinds)[number] | undefined;
}

const states = { shown: 'active', hidden: 'hidden', archived: 'archived' } as const;

/** The same as a call is told it. */
export const askedOf = ({ q, only }: AskedProducts): CallInput<typeof sellerStock> => ({
  ...(q && { q }),
  ...(only && { state: states[only] }),
});

/** Which products are shown. It stands in the address. */
export function ProductFilter(asked: AskedProducts) {
  const { t } = useLanguage();
  return (
    <ListFilter
      path="/desk/products"
      {...asked}
      kinds={kinds}
      words={{
        search: t('products.search'),
        find: t('products.find'),
        which: t('products.which'),
        all: t('products.all'),
        of: (kind) => t(`products.${kind}`),
      }}
    />
  );
}
