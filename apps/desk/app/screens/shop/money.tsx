import ChevronRight from 'lucide-react/icons/chevron-right';
import { shopNameIn } from '@haat/contract/core/language';
import { vendorLedgers } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { Balances } from '../../features/orders/ledger/balances.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/money';

export const clientLoader = keepLast(() => call(vendorLedgers, {}));

/** How the shop stands with all of its sellers together, and with each. */
export default function ShopMoney({ loaderData: ledgers }: Route.ComponentProps) {
  const { t, language, rupees } = useLanguage();
  const sumOf = (part: keyof (typeof ledgers)[number]['standing']) =>
    ledgers.reduce((sum, { standing }) => sum + standing[part], 0);
  const all = {
    withCourier: sumOf('withCourier'),
    owedToSeller: sumOf('owedToSeller'),
    owedToShop: sumOf('owedToShop'),
  };
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={t('shopMoney.title')} />
      <h1 className="page-head">{t('shopMoney.title')}</h1>
      <Balances balance={all} side="shopMoney" />
      {ledgers.length === 0 && (
        <EmptyState title={t('sellers.none')} hint={t('sellers.noneHint')}>
          <LocalLink className={buttonLook('quiet')} to="/desk/shop/sellers">
            {t('nav.sellers')}
          </LocalLink>
        </EmptyState>
      )}
      <ul className="grid gap-2">
        {ledgers.map(({ vendor, standing }) => (
          <li key={vendor._id}>
            <LocalLink
              to={`/desk/shop/money/${vendor._id}`}
              className="flex items-center justify-between gap-3 desk-row hover:bg-sunken"
            >
              <span className="grid min-w-0 gap-1 text-sm">
                <b>{shopNameIn(language, vendor)}</b>
                {(['withCourier', 'owedToSeller', 'owedToShop'] as const).map((part) => (
                  <span key={part} className="text-soft">
                    {t(`shopMoney.${part}`)}: <span className="tabular-nums">{rupees(standing[part])}</span>
                  </span>
                ))}
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
