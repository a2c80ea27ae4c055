import { useSearchParams } from 'react-router';
import { ownSorts } from '@haat/contract/catalog/rules';
import type { OwnSort } from '@haat/contract/catalog/rules';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { titleIn } from '@haat/contract/core/language';
import type { sellerStock } from '@haat/contract/stock/calls';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { ListFilter } from '../list-filter.tsx';

/** What a list of products can be narrowed to. */
export const kinds = ['shown', 'hidden', 'archived'] as const;
const usualSort = 'newest';
export interface AskedProducts {
  q: string | undefined;
  only: (typeof kinds)[number] | undefined;
  category: string | undefined;
  sort: OwnSort;
}

/** What an address asks for; what it misspells it doesn't. */
export const askedIn = (query: URLSearchParams): AskedProducts => ({
  q: query.get('q')?.trim().slice(0, 100) || undefined,
  only: kinds.find((each) => each === query.get('only')),
  category: /^[0-9a-f-]{36}$/i.exec(query.get('category') ?? '')?.[0],
  sort: ownSorts.find((each) => each === query.get('sort')) ?? usualSort,
});

const states = { shown: 'active', hidden: 'hidden', archived: 'archived' } as const;

/** The same as a call is told it. */
export const askedOf = ({ only, ...asked }: AskedProducts): CallInput<typeof sellerStock> => ({
  ...asked,
  ...(only && { state: states[only] }),
});

interface ProductFilterProps {
  asked: AskedProducts;
  categories: SellerCategory[];
}

/** Which products are shown, and in which order. It stands in the address. */
export function ProductFilter({ asked, categories }: ProductFilterProps) {
  const { t, language } = useLanguage();
  const [, setQuery] = useSearchParams();
  const { q, only, category, sort } = asked;
  const narrow = (name: 'category' | 'sort', value: string) =>
    setQuery((query) => {
      if (value) query.set(name, value);
      else query.delete(name);
      return query;
    });
  return (
    <div className="grid gap-3">
      <ListFilter
        path="/desk/products"
        {...{ q, only, kinds }}
        beside={{ ...(category && { category }), ...(sort !== usualSort && { sort }) }}
        words={{
          search: t('products.search'),
          find: t('products.find'),
          which: t('products.which'),
          all: t('products.all'),
          of: (kind) => t(`products.${kind}`),
        }}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <select
          aria-label={t('product.category')}
          value={category ?? ''}
          onChange={({ target }) => narrow('category', target.value)}
          className={`tap ${fieldLook}`}
        >
          <option value="">{t('products.anyCategory')}</option>
          {categories.map(({ _id, path }) => (
            <option key={_id} value={_id}>
              {path.map((each) => titleIn(language, each)).join(' › ')}
            </option>
          ))}
        </select>
        <select
          aria-label={t('products.sort')}
          value={sort}
          onChange={({ target }) => narrow('sort', target.value === usualSort ? '' : target.value)}
          className={`tap ${fieldLook}`}
        >
          {ownSorts.map((each) => (
            <option key={each} value={each}>
              {t(`products.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
