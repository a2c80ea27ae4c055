import { useCallback, useEffect, useRef, useState } from 'react';
import { moveOrders } from '@haat/contract/orders/selling/calls';
import type { MoveResult } from '@haat/contract/orders/selling/schemas';
import { send } from '@haat/web/platform/api/call.ts';
import { useSeller } from '../account/seller.ts';
import { keepUnsent, requestSending } from './unsent-moves.ts';
import { onFlush, sendMove } from './send-move.ts';
import type { OrderMove } from './send-move.ts';

/** How long somebody can still take it back, in milliseconds: until then nobody was told anything. */
const undoFor = 5_000;

/** How far they have come. `soon`: nothing is sent yet, and it can be taken back. */
export type Moving =
  | { state: 'idle' }
  | (OrderMove & { state: 'soon' | 'sending' })
  | (OrderMove & { state: 'done'; results: MoveResult[] })
  | (OrderMove & { state: 'failed'; error: unknown });

const isSame = (one: OrderMove, other: OrderMove) =>
  one.to === other.to && one.ids.join(' ') === other.ids.join(' ');

/**
 * Takes orders to a step, several at once. Mails and bills go out with it, so it waits a moment in which it can be taken
 * back; who leaves the screen meanwhile has not taken it back: what the shop does not have by then is kept and sent by the desk.
 * @param onDone hears what became of them; nothing where that is not known
 */
export function useMoves(onDone: (results: MoveResult[]) => void) {
  const [moving, setMoving] = useState<Moving>({ state: 'idle' });
  const { account } = useSeller();
  const userId = account._id;
  const waiting = useRef<(OrderMove & { timer: number }) | null>(null);
  /** The one that is shown: what becomes of those before it is heard, and not shown in its place. */
  const newest = useRef<OrderMove | null>(null);
  /** What did not work, and can be tried again as long as somebody is here. */
  const failed = useRef<OrderMove | null>(null);
  const isLeft = useRef(false);
  const told = useRef(onDone);
  useEffect(() => {
    told.current = onDone;
  });

  /** What waits is not taken back any more. */
  const taken = useCallback((): OrderMove | null => {
    const move = waiting.current;
    waiting.current = null;
    if (move) clearTimeout(move.timer);
    return move;
  }, []);

  const sendNow = useCallback(
    async (move: OrderMove) => {
      const { ids, to } = move;
      taken();
      failed.current = null;
      newest.current = move;
      setMoving({ state: 'sending', ids, to });
      try {
        const results = await sendMove({ ids, to });
        if (newest.current === move) setMoving({ state: 'done', ids, to, results });
        told.current(results);
      } catch (error) {
        if (isLeft.current || newest.current !== move) {
          keepUnsent(userId, { ids, to });
          return requestSending();
        }
        failed.current = { ids, to };
        setMoving({ state: 'failed', ids, to, error });
        told.current([]);
      }
    },
    [taken, userId],
  );

  const begin = useCallback(
    (move: OrderMove) => {
      // A second press of the same moment.
      if (waiting.current && isSame(waiting.current, move)) return;
      const before = taken();
      if (before) void sendNow(before);
      // What did not work before is not given up by going on.
      if (failed.current) {
        keepUnsent(userId, failed.current, true);
        failed.current = null;
        requestSending();
      }
      newest.current = move;
      const timer = window.setTimeout(() => void sendNow(move), undoFor);
      waiting.current = { ...move, timer };
      setMoving({ state: 'soon', ...move });
    },
    [sendNow, taken, userId],
  );

  const undo = useCallback(() => {
    taken();
    failed.current = null;
    newest.current = null;
    setMoving({ state: 'idle' });
  }, [taken]);

  useEffect(() => {
    const sendWaiting = () => {
      const move = taken();
      if (move) void sendNow(move);
    };
    return onFlush(sendWaiting);
  }, [sendNow, taken]);

  useEffect(() => {
    isLeft.current = false;
    const leave = () => {
      const left = taken() ?? failed.current;
      if (left) keepUnsent(userId, left, left === failed.current);
      failed.current = null;
      return left;
    };
    const hide = () => {
      const left = leave();
      // The page may be gone before an answer comes: `keepalive` has the browser send it all the same. Where that fails too, the next page does.
      if (left)
        void send(moveOrders.method, moveOrders.path, {
          body: { orderIds: left.ids, status: left.to },
          keepalive: true,
        }).catch(() => {});
    };
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      isLeft.current = true;
      if (leave()) requestSending();
    };
  }, [taken, userId]);

  return { moving, begin, sendNow, undo };
}
