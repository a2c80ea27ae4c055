import type { CallInput } from '@haat/contract/core/endpoint';
import type { sellerStock } from '@haat/contract/stock/calls';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';

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
export function ProductFilter({ q = '', only }: AskedProducts) {
  const { t, href } = useLanguage();
  const search = q ? `&q=${encodeURIComponent(q)}` : '';
  return (
    <div className="grid gap-3">
      <SearchField
        action={href('/desk/products')}
        q={q}
        labels={{ field: t('products.search'), button: t('products.find') }}
      >
        {only && <input type="hidden" name="only" value={only} />}
      </SearchField>
      <nav aria-label={t('products.which')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...kinds].map((kind) => (
            <li key={kind ?? 'all'}>
              <LocalLink
                to={`/desk/products?${kind ? `only=${kind}` : ''}${search}`}
                aria-current={kind === only ? 'page' : undefined}
                className={chipLook(kind === only)}
              >
                {t(`products.${kind ?? 'all'}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
