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

/** In the place of an order: that several were noted at once. */
const many = '';

/** The orders whose cash the courier has, with the ways to note that it was handed over: of one, or of all that are chosen. */
export function CourierCash({ page, side, more, take, onTaken }: CourierCashProps) {
  const { t, rupees } = useLanguage();
  const problemText = useProblemText();
  // Each order waits for its own answer, and says itself why it did not work.
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What was taken goes at once; the list is read anew behind it.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const list = useMore(page, ({ orders }) => orders, more);
  const note = async (orderIds: string[]) => {
    const asked = orderIds.length > 1 ? many : orderIds[0]!;
    const say = (words: string) => setProblems((all) => ({ ...all, [asked]: words }));
    setWaiting((all) => [...all, ...orderIds]);
    say('');
    try {
      await take(orderIds);
      setTaken((all) => [...all, ...orderIds]);
    } catch (error) {
      say(problemText(error));
    }
    setWaiting((all) => all.filter((id) => !orderIds.includes(id)));
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
        {rows.map((order) => (
          <CourierRow
            key={order._id}
            order={order}
            side={side}
            chosen={chosen.has(order._id)}
            busy={waiting.includes(order._id)}
            problem={problems[order._id] ?? ''}
            onChoose={(on) => choose([order._id], on)}
            onGot={() => void note([order._id])}
          />
        ))}
      </ul>
      {picked.length > 1 && (
        <Button
          className="justify-self-start"
          busy={picked.some(({ _id }) => waiting.includes(_id))}
          onClick={() => void note(picked.map(({ _id }) => _id))}
        >
          {t(`${side}.gotMany`, { n: picked.length, amount })}
        </Button>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {problems[many]}
      </p>
      <MoreButton list={list} words={t('money.more')} />
    </section>
  );
}

interface CourierRowProps {
  order: Page['orders'][number];
  side: Side;
  chosen: boolean;
  busy: boolean;
  problem: string;
  onChoose: (on: boolean) => void;
  onGot: () => void;
}

function CourierRow({ order, side, chosen, busy, problem, onChoose, onGot }: CourierRowProps) {
  const { t, rupees } = useLanguage();
  const { number, total } = order;
  return (
    <li className="desk-row grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <label className="flex min-h-11 grow cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
            className="size-5 accent-primary-ink"
          />
          <span>
            {number} · <b className="tabular-nums">{rupees(total)}</b>
          </span>
        </label>
        <Button
          kind="outline"
          size="s"
          busy={busy}
          aria-label={t(`${side}.gotOne`, { number })}
          onClick={onGot}
        >
          {t(`${side}.got`)}
        </Button>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </li>
  );
}
