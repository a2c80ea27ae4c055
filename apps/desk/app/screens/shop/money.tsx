import { vendorLedgers } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { nameAsked } from '../../features/account/sellers/asked.ts';
import { Balances } from '../../features/orders/ledger/balances.tsx';
import { LedgerList } from '../../features/orders/ledger/ledger-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/money';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const q = nameAsked(request);
  return { q, page: await call(vendorLedgers, { ...(q && { q }) }) };
});

/** How the shop stands with all of its sellers together, and with each. */
export default function ShopMoney({ loaderData: { q, page } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={t('shopMoney.title')} />
      <h1 className="page-head">{t('shopMoney.title')}</h1>
      <Balances balance={page.all} side="shopMoney" />
      <LedgerList key={q} q={q} page={page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
