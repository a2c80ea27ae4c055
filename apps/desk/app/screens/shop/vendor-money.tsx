import { useRevalidator } from 'react-router';
import { shopNameIn } from '@haat/contract/core/language';
import { bringCash, vendorCourierCash, vendorLedger } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CourierCash } from '../../features/orders/ledger/courier-cash.tsx';
import { EntryList } from '../../features/orders/ledger/entry-list.tsx';
import { SaveLedger } from '../../features/orders/ledger/save-ledger.tsx';
import { SettleForm } from '../../features/orders/ledger/settle-form.tsx';
import { Balances } from '../../features/orders/ledger/balances.tsx';
import { TermsForm } from '../../features/orders/ledger/terms-form.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/vendor-money';

export const clientLoader = keepLast(async ({ params: { vendorId } }: Route.ClientLoaderArgs) => {
  const [ledger, courier] = await Promise.all([
    call(vendorLedger, { vendorId, size: 30 }),
    call(vendorCourierCash, { vendorId, size: 30 }),
  ]);
  return { ledger, courier };
});

/** How the shop stands with one of its sellers, what both have agreed on, and what was settled. */
export default function VendorMoney({ loaderData: { ledger, courier } }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const { revalidate } = useRevalidator();
  const onChanged = () => void revalidate();
  const { vendor, terms, termsVersion, standing } = ledger;
  const vendorId = vendor._id;
  const name = shopNameIn(language, vendor);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={name} />
      <BackLink to="/desk/shop/money" words={t('shopMoney.back')} />
      <h1 className="page-head">{name}</h1>
      <Balances balance={standing} side="shopMoney" />
      <section className="grid max-w-md grid-cols-1 gap-3" aria-labelledby="settle">
        <h2 id="settle" className="section-head">
          {t('shopMoney.settleTitle')}
        </h2>
        <SettleForm vendorId={vendorId} balance={standing} onSettled={onChanged} />
      </section>
      <CourierCash
        page={courier}
        side="shopMoney"
        more={(after) => call(vendorCourierCash, { vendorId, after, size: 30 })}
        take={(orderIds) => call(bringCash, { vendorId, orderIds })}
        onTaken={onChanged}
      />
      <section className="grid max-w-md grid-cols-1 gap-3" aria-labelledby="terms">
        <h2 id="terms" className="section-head">
          {t('shopMoney.terms')}
        </h2>
        <TermsForm {...{ vendorId, terms }} version={termsVersion} onSaved={onChanged} onStale={onChanged} />
      </section>
      <section className="grid grid-cols-1 gap-2" aria-labelledby="entries">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="entries" className="section-head">
            {t('money.entries')}
          </h2>
          {ledger.entries.length > 0 && <SaveLedger vendorId={vendorId} />}
        </div>
        <EntryList
          page={ledger}
          side="shopMoney"
          more={(after) => call(vendorLedger, { vendorId, after, size: 30 })}
        />
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
