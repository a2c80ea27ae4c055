import { useCallback, useEffect, useRef, useState } from 'react';
import { moveOrders } from '@haat/contract/orders/selling/calls';
import type { MoveResult } from '@haat/contract/orders/selling/schemas';
import { call, send } from '@haat/web/platform/api/call.ts';
import type { Move } from './move.ts';

/** How long somebody can still take it back, in milliseconds: until then nobody was told anything. */
const undoFor = 5_000;

/** Orders that are to go to a step. */
interface Wanted {
  ids: string[];
  to: Move;
}

/** How far they have come. `soon`: nothing is sent yet, and it can be taken back. */
export type Moving =
  | { state: 'idle' }
  | (Wanted & { state: 'soon' | 'sending' })
  | (Wanted & { state: 'done'; results: MoveResult[] })
  | (Wanted & { state: 'failed'; error: unknown });

/**
 * Takes orders to a step, several at once. Mails and bills go out with it, so it waits a moment in which it can be taken
 * back; who leaves the screen meanwhile has not taken it back.
 * @param onDone hears what became of them; nothing where that is not known
 */
export function useMoves(onDone: (results: MoveResult[]) => void) {
  const [moving, setMoving] = useState<Moving>({ state: 'idle' });
  const waiting = useRef<(Wanted & { timer: number }) | null>(null);
  const told = useRef(onDone);
  useEffect(() => {
    told.current = onDone;
  });

  /** What waits is not taken back any more. */
  const taken = useCallback((): Wanted | null => {
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted) clearTimeout(wanted.timer);
    return wanted;
  }, []);

  const sendNow = useCallback(
    async ({ ids, to }: Wanted) => {
      taken();
      setMoving({ state: 'sending', ids, to });
      try {
        const { data: results } = await call(moveOrders, { orderIds: ids, status: to });
        setMoving({ state: 'done', ids, to, results });
        told.current(results);
      } catch (error) {
        setMoving({ state: 'failed', ids, to, error });
        told.current([]);
      }
    },
    [taken],
  );

  const begin = useCallback(
    (wanted: Wanted) => {
      const before = taken();
      if (before) void sendNow(before);
      const timer = window.setTimeout(() => void sendNow(wanted), undoFor);
      waiting.current = { ...wanted, timer };
      setMoving({ state: 'soon', ...wanted });
    },
    [sendNow, taken],
  );

  const undo = useCallback(() => {
    taken();
    setMoving({ state: 'idle' });
  }, [taken]);

  useEffect(() => {
    const leave = () => {
      const left = taken();
      // The page may be gone before an answer comes: `keepalive` has the browser send it all the same.
      if (left)
        void send(moveOrders.method, moveOrders.path, {
          body: { orderIds: left.ids, status: left.to },
          keepalive: true,
        });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [taken]);

  return { moving, begin, sendNow, undo };
}
