import { useEffect } from 'react';
import type { AlertKind } from './alert-settings.ts';
import { seen } from './news.ts';

export const ofOrders: readonly AlertKind[] = ['orders'];
export const ofInbox: readonly AlertKind[] = ['questions', 'offers'];

/**
 * While this screen is looked at, what is new of these kinds is seen: no sound repeats.
 * @param ids what it shows, where it does not show all of them
 */
export function useLooking(kinds: readonly AlertKind[], ids?: readonly string[]): void {
  const [named, shown] = [kinds.join(' '), ids?.join(' ')];
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      for (const kind of named.split(' ') as AlertKind[]) seen(kind, shown?.split(' '));
    };
    look();
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 2_000);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [named, shown]);
}
