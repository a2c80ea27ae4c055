import { moveOrders } from '@haat/contract/orders/selling/calls';
import type { MoveResult } from '@haat/contract/orders/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import type { Move } from './move.ts';

/** Orders that are to go to a step. */
export interface OrderMove {
  ids: string[];
  to: Move;
}

const waiting = new Set<() => void>();
const underWay = new Set<Promise<unknown>>();

/** Sends a move. @throws CallError */
export function sendMove({ ids, to }: OrderMove): Promise<MoveResult[]> {
  const sent = call(moveOrders, { orderIds: ids, status: to }).then(({ data }) => data);
  const sending = sent
    .catch(() => {})
    .finally(() => {
      underWay.delete(sending);
    });
  underWay.add(sending);
  return sent;
}

/** Says how what may wait here is sent at once, where something waits. @returns takes it back */
export function onFlush(sendNow: () => void): () => void {
  waiting.add(sendNow);
  return () => void waiting.delete(sendNow);
}

/** Sends what waits and waits for what is under way: for who reads what comes of it, as the papers with their bills do. */
export async function flushMoves(): Promise<void> {
  for (const sendNow of waiting) sendNow();
  await Promise.all(underWay);
}
