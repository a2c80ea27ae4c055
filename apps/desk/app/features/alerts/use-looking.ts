import { useEffect } from 'react';
import type { AlertKind } from './alert-settings.ts';
import { seen } from './news.ts';

/** While this screen is looked at, what is new of a kind is seen: no sound repeats. */
export function useLooking(kind: AlertKind): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') seen(kind);
    };
    look();
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 2_000);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [kind]);
}
