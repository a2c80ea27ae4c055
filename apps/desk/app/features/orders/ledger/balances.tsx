import type { SellerBalance } from '@haat/contract/orders/ledger/rules';
import type { Side } from './side.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

const sums = ['withCourier', 'owedToSeller', 'owedToShop'] as const;

/** What lies with couriers, and what seller and shop owe each other. */
export function Balances({ balance, side }: { balance: SellerBalance; side: Side }) {
  const { t, rupees } = useLanguage();
  return (
    <dl className="grid gap-2 sm:grid-cols-3">
      {sums.map((sum) => (
        <div key={sum} className="desk-row flex items-baseline justify-between gap-3 sm:grid sm:gap-1">
          <dt className="text-sm text-soft">{t(`${side}.${sum}`)}</dt>
          <dd className="text-xl font-bold tabular-nums">{rupees(balance[sum])}</dd>
        </div>
      ))}
    </dl>
  );
}
