import { useState } from 'react';
import type { CourierCash as Page } from '@haat/contract/orders/ledger/schemas';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import type { Side } from './side.ts';

interface CourierCashProps {
  page: Page;
  side: Side;
  /** Those that come after one. */
  more: (after: string) => Promise<Page>;
  /** Notes that who looks has the cash of an order now. */
  take: (orderId: string) => Promise<unknown>;
  /** The cash of an order is elsewhere now. */
  onTaken: () => void;
}

/** The orders whose cash the courier has, each with the way to note that it was handed over. */
export function CourierCash({ page, side, more, take, onTaken }: CourierCashProps) {
  const { t, rupees } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  // The first page is read anew; what was taken from those below it goes by this.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const list = useMore({ rows: page.orders, next: page.next }, async (after) => {
    const { orders: rows, next } = await more(after);
    return { rows, next };
  });
  const note = async (orderId: string) => {
    setBusy(orderId);
    setProblem('');
    try {
      await take(orderId);
      setTaken((all) => [...all, orderId]);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(null);
    onTaken();
  };
  const rows = list.rows.filter(({ _id }) => !taken.includes(_id));
  if (rows.length === 0 && list.next === null) return null;
  return (
    <section className="grid gap-2" aria-labelledby="courier">
      <h2 id="courier" className="section-head">
        {t(`${side}.courier`)}
      </h2>
      <p className="text-sm text-soft">{t(`${side}.courierHint`)}</p>
      <ul className="grid gap-2">
        {rows.map(({ _id, number, total }) => (
          <li key={_id} className="desk-row flex items-center justify-between gap-3">
            <span>
              {number} · <b className="tabular-nums">{rupees(total)}</b>
            </span>
            <Button
              kind="outline"
              size="s"
              busy={busy === _id}
              aria-label={t(`${side}.gotOne`, { number })}
              onClick={() => void note(_id)}
            >
              {t(`${side}.got`)}
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
