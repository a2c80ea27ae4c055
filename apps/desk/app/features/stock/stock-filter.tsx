import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
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
      <Form role="search" action={href('/desk/stock')} className="relative" key={q}>
        {only && <input type="hidden" name="only" value={only} />}
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={t('stock.search')}
          placeholder={t('stock.search')}
          className={`tap ${fieldLook} pe-12`}
        />
        <span className="absolute inset-y-0 end-0">
          <IconButton label={t('stock.find')} type="submit">
            <Search aria-hidden size={20} />
          </IconButton>
        </span>
      </Form>
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
