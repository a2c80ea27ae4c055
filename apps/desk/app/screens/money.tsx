import { useRevalidator } from 'react-router';
import { sellerCourierCash, sellerLedger, takeCash } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CourierCash } from '../features/orders/ledger/courier-cash.tsx';
import { EntryList } from '../features/orders/ledger/entry-list.tsx';
import { SaveLedger } from '../features/orders/ledger/save-ledger.tsx';
import { Balances } from '../features/orders/ledger/balances.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/money';

export const clientLoader = keepLast(async () => {
  const [ledger, courier] = await Promise.all([
    call(sellerLedger, { size: 30 }),
    call(sellerCourierCash, { size: 30 }),
  ]);
  return { ledger, courier };
});

/** Who has the seller's money, and how that came. */
export default function Money({ loaderData: { ledger, courier } }: Route.ComponentProps) {
  const { t, digits } = useLanguage();
  const { revalidate } = useRevalidator();
  const { terms, standing } = ledger;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={t('money.title')} />
      <h1 className="page-head">{t('money.title')}</h1>
      <Balances balance={standing} side="money" />
      <p className="text-sm text-soft">
        {t('money.terms', { percent: digits(terms.commission / 100) })}{' '}
        {t(terms.deliversOwn ? 'money.deliversOwn' : 'money.deliversShop')}
      </p>
      <CourierCash
        page={courier}
        side="money"
        more={(after) => call(sellerCourierCash, { after, size: 30 })}
        take={(orderIds) => call(takeCash, { orderIds })}
        onTaken={() => void revalidate()}
      />
      <section className="grid grid-cols-1 gap-2" aria-labelledby="entries">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="entries" className="section-head">
            {t('money.entries')}
          </h2>
          {ledger.entries.length > 0 && <SaveLedger />}
        </div>
        <EntryList page={ledger} side="money" more={(after) => call(sellerLedger, { after, size: 30 })} />
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
