import { useState } from 'react';
import { sellerCourierCash, takeCash } from '@haat/contract/orders/ledger/calls';
import type { CourierCash as Page } from '@haat/contract/orders/ledger/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { MoreButton } from '@haat/web/ui/more-button.tsx';

interface CourierCashProps {
  page: Page;
  /** The cash of an order is elsewhere now. */
  onTaken: () => void;
}

/** The orders whose cash the courier has, each with the way to note that it was given to the seller. */
export function CourierCash({ page, onTaken }: CourierCashProps) {
  const { t, rupees } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const list = useMore({ rows: page.orders, next: page.next }, async (after) => {
    const { orders: rows, next } = await call(sellerCourierCash, { after, size: 30 });
    return { rows, next };
  });
  const take = async (orderId: string) => {
    setBusy(orderId);
    setProblem('');
    try {
      await call(takeCash, { orderIds: [orderId] });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(null);
    onTaken();
  };
  if (list.rows.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="courier">
      <h2 id="courier" className="section-head">
        {t('money.courier')}
      </h2>
      <p className="text-sm text-soft">{t('money.courierHint')}</p>
      <ul className="grid gap-2">
        {list.rows.map(({ _id, number, total }) => (
          <li key={_id} className="desk-row flex items-center justify-between gap-3">
            <span>
              {number} · <b className="tabular-nums">{rupees(total)}</b>
            </span>
            <Button
              kind="outline"
              size="s"
              busy={busy === _id}
              aria-label={t('money.gotOne', { number })}
              onClick={() => void take(_id)}
            >
              {t('money.got')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <MoreButton list={list} words={t('money.more')} />
    </section>
  );
}
