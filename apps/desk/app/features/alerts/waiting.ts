import { useSyncExternalStore } from 'react';

/** How many of each wait for the seller. */
export interface Waiting {
  orders: number;
  questions: number;
  offers: number;
}

let waiting: Waiting = { orders: 0, questions: 0, offers: 0 };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setWaiting(counted: Partial<Waiting>): void {
  waiting = { ...waiting, ...counted };
  for (const listener of listeners) listener();
}

export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => waiting);
