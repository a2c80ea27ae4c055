import { useSyncExternalStore } from 'react';
import type { Answer } from '@haat/contract/core/endpoint';
import type { sellerToday } from '@haat/contract/orders/selling/calls';

/** How many of each wait for the seller. */
export interface Waiting {
  orders: number;
  /** Questions and offers. */
  inbox: number;
}

let waiting: Waiting = { orders: 0, inbox: 0 };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setWaiting(counted: Partial<Waiting>): void {
  waiting = { ...waiting, ...counted };
  for (const listener of listeners) listener();
}

export function setWaitingOf({
  orders,
  questions,
  offers,
}: Pick<Answer<typeof sellerToday>, 'orders' | 'questions' | 'offers'>): void {
  setWaiting({ orders: orders.pending, inbox: questions.open + offers.open });
}

export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => waiting);
