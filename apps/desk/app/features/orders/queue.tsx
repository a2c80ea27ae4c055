import { useState } from 'react';
import { sellerOrders } from '@haat/contract/orders/selling/calls';
import type { OrderCard as Card, MoveResult, OrderQueue } from '@haat/contract/orders/selling/schemas';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import type { Page } from '@haat/web/platform/api/use-more.ts';
import { keptHere } from '@haat/web/platform/navigation/kept-here.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { ChooseAll } from '@haat/web/ui/form/choose-all.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { OrderCard } from './order-card.tsx';
import { MovingBar } from './moving-bar.tsx';
import { nextMove } from './move.ts';
import type { Move } from './move.ts';
import { placeOf } from './asked.ts';
import type { Asked } from './asked.ts';
import { useMoves } from './use-moves.ts';

/** So many are moved or printed at once. */
const batchSize = 60;

/** Orders by their ids, with their next moves; null where there is none. */
type Chosen = ReadonlyMap<string, Move | null>;

interface QueueProps {
  asked: Asked;
  queue: OrderQueue;
  /** Hears when orders stand elsewhere. */
  onMoved: () => void;
}

const useKept = keptHere<Page<Card>>();

/** The orders of a list, of which several can be chosen for what is done with all of them at once. */
export function Queue({ asked, queue, onMoved }: QueueProps) {
  const { t } = useLanguage();
  const list = useMore(
    queue,
    ({ orders }) => orders,
    (after) => call(sellerOrders, { ...asked, after, size: 30 }),
    { kept: useKept() },
  );
  const orders = list.rows;
  // With where each of them goes next: one that was moved leaves the list and goes on from there.
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { moving, begin, sendNow, undo } = useMoves((results) => {
    setChosen((all) => withResults(all, results));
    onMoved();
  });
  const choose = (those: Card[], on: boolean) =>
    setChosen((all) => {
      const next = new Map(all);
      for (const { _id, status, cameBack } of those) {
        if (on) next.set(_id, cameBack ? null : nextMove(status));
        else next.delete(_id);
      }
      return next;
    });

  if (orders.length === 0 && moving.state === 'idle') return <Nothing asked={asked} />;
  return (
    <>
      {orders.length > 0 && (
        <ChooseAll
          all={orders.every(({ _id }) => chosen.has(_id))}
          words={{ all: t('desk.selectAll'), none: t('desk.selectNone') }}
          onChoose={(on) => (on ? choose(orders, true) : setChosen(new Map()))}
        >
          {chosen.size > 0 && t('desk.selected', { n: chosen.size })}
        </ChooseAll>
      )}
      <MovingBar moving={moving} onUndo={undo} onAgain={(wanted) => void sendNow(wanted)} />
      <ul className="grid gap-2">
        {orders.map((order) => (
          <OrderCard
            key={order._id}
            order={order}
            selected={chosen.has(order._id)}
            onSelect={(on) => choose([order], on)}
          />
        ))}
      </ul>
      <MoreButton list={list} words={t(list.busy ? 'orders.loading' : 'orders.more')} />
      {chosen.size > 0 && <ChosenBar chosen={chosen} onMove={(to, ids) => begin({ ids, to })} />}
    </>
  );
}

const withResults = (chosen: Chosen, results: MoveResult[]) => {
  const next = new Map(chosen);
  for (const { orderId, status } of results)
    if (status && next.has(orderId)) next.set(orderId, nextMove(status));
  return next;
};

interface ChosenBarProps {
  chosen: Chosen;
  onMove: (to: Move, ids: string[]) => void;
}

/** What can be done with all that is chosen, in reach of a thumb: at the end of the screen also where the list is short, so that nothing moves it. */
function ChosenBar({ chosen, onMove }: ChosenBarProps) {
  const { t } = useLanguage();
  const ids = [...chosen.keys()];
  const steps = groupsBy(ids, (id) => chosen.get(id) ?? null);
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-auto -mb-4 flex flex-wrap gap-2 border-t border-line bg-surface p-3 md:bottom-0 md:mx-0 md:mb-0 md:rounded-box md:border">
      {[...steps].map(([to, those]) => {
        if (!to) return null;
        // Those beyond come first once these have gone on.
        const batch = those.slice(0, batchSize);
        return (
          <Button key={to} className="grow" onClick={() => onMove(to, batch)}>
            {t(`move.many.${to}`, { n: batch.length })}
          </Button>
        );
      })}
      {batchesOf(ids).map((batch, at) => (
        <LocalLink
          key={at}
          className={`${buttonLook('quiet')} grow`}
          to={`/desk/orders/papers?orders=${batch.join(',')}`}
        >
          {ids.length === batch.length
            ? t('papers.many', { n: batch.length })
            : t('papers.part', { from: at * batchSize + 1, to: at * batchSize + batch.length })}
        </LocalLink>
      ))}
    </div>
  );
}

const batchesOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
    ids.slice(at * batchSize, (at + 1) * batchSize),
  );

function Nothing({ asked: { status, q, late } }: { asked: Asked }) {
  const { t } = useLanguage();
  const isFound = q !== undefined || status === undefined;
  // One step back: from what is late to all of the step, and from everything else to what is new.
  const back = late ? placeOf({ status, q }) : '/desk/orders';
  return (
    <EmptyState
      title={t(isFound ? 'orders.none.found' : late ? 'orders.none.late' : `orders.none.${status}`)}
      hint={t(isFound ? 'orders.noneFoundHint' : 'orders.noneHint')}
    >
      {(isFound || late || status !== 'pending') && (
        <LocalLink className={buttonLook('quiet')} to={back}>
          {t(isFound || late ? 'orders.clear' : 'status.pending.badge')}
        </LocalLink>
      )}
    </EmptyState>
  );
}
