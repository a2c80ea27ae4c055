import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

/** What a list of stock can be narrowed to. */
export const kinds = ['low', 'out'] as const;
export interface AskedStock {
  q: string | undefined;
  only: (typeof kinds)[number] | undefined;
}

/** Which products are shown. It stands in the address. */
export function StockFilter({ q = '', only }: AskedStock) {
  const { t, href } = useLanguage();
  const search = q ? `&q=${encodeURIComponent(q)}` : '';
  return (
    <div className="grid gap-3">
      <SearchField
        action={href('/desk/stock')}
        q={q}
        labels={{ field: t('stock.search'), button: t('stock.find') }}
      >
        {only && <input type="hidden" name="only" value={only} />}
      </SearchField>
      <nav aria-label={t('stock.only')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...kinds].map((kind) => (
            <li key={kind ?? 'all'}>
              <LocalLink
                to={`/desk/stock?${kind ? `only=${kind}` : ''}${search}`}
                aria-current={kind === only ? 'page' : undefined}
                className={chipLook(kind === only)}
              >
                {t(`stock.${kind ?? 'all'}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
