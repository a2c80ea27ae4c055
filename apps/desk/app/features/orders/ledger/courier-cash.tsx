import { useState } from 'react';
import type { CourierCash as Page } from '@haat/contract/orders/ledger/schemas';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { ChooseAll } from '@haat/web/ui/form/choose-all.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import type { Side } from './side.ts';

interface CourierCashProps {
  page: Page;
  side: Side;
  /** Those that come after one. */
  more: (after: string) => Promise<Page>;
  /** Notes that who looks has the cash of these orders now. */
  take: (orderIds: string[]) => Promise<unknown>;
  /** The cash of an order is elsewhere now. */
  onTaken: () => void;
}

/** So many are noted at once. */
const batchSize = 60;

/** The orders whose cash the courier has, with the ways to note that it was handed over: of one, or of all that are chosen. */
export function CourierCash({ page, side, more, take, onTaken }: CourierCashProps) {
  const { t, rupees } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  // What was taken goes at once; the list is read anew behind it.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const list = useMore(page, ({ orders }) => orders, more);
  const note = async (orderIds: string[]) => {
    setBusy(orderIds);
    setProblem('');
    try {
      await take(orderIds);
      setTaken((all) => [...all, ...orderIds]);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy([]);
    onTaken();
  };
  const choose = (ids: string[], on: boolean) =>
    setChosen((all) => new Set(on ? [...all, ...ids] : [...all].filter((id) => !ids.includes(id))));
  const rows = list.rows.filter(({ _id }) => !taken.includes(_id));
  const picked = rows.filter(({ _id }) => chosen.has(_id)).slice(0, batchSize);
  const amount = rupees(picked.reduce((sum, { total }) => sum + total, 0));
  if (rows.length === 0 && list.next === null) return null;
  return (
    <section className="grid gap-2" aria-labelledby="courier">
      <h2 id="courier" className="section-head">
        {t(`${side}.courier`)}
      </h2>
      <p className="text-sm text-soft">{t(`${side}.courierHint`)}</p>
      {rows.length > 1 && (
        <ChooseAll
          all={rows.every(({ _id }) => chosen.has(_id))}
          words={{ all: t('desk.selectAll'), none: t('desk.selectNone') }}
          onChoose={(on) =>
            choose(
              rows.map(({ _id }) => _id),
              on,
            )
          }
        >
          {picked.length > 0 && t('desk.selected', { n: picked.length })}
        </ChooseAll>
      )}
      <ul className="grid gap-2">
        {rows.map(({ _id, number, total }) => (
          <li key={_id} className="desk-row flex items-center justify-between gap-3">
            <label className="flex min-h-11 grow cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.has(_id)}
                onChange={({ target }) => choose([_id], target.checked)}
                className="size-5 accent-primary-ink"
              />
              <span>
                {number} · <b className="tabular-nums">{rupees(total)}</b>
              </span>
            </label>
            <Button
              kind="outline"
              size="s"
              busy={busy.includes(_id)}
              aria-label={t(`${side}.gotOne`, { number })}
              onClick={() => void note([_id])}
            >
              {t(`${side}.got`)}
            </Button>
          </li>
        ))}
      </ul>
      {picked.length > 1 && (
        <Button
          className="justify-self-start"
          busy={busy.length > 0}
          onClick={() => void note(picked.map(({ _id }) => _id))}
        >
          {t(`${side}.gotMany`, { n: picked.length, amount })}
        </Button>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <MoreButton list={list} words={t('money.more')} />
    </section>
  );
}
