import { useEffect, useState } from 'react';
import { paced } from './paced.ts';

/**
 * Tells of each place that somebody who looks at the page has come to, once a second at most, and of the last one when they leave.
 * @param upTo null while there is nothing to see
 * @param tell of this place; the same function as long as it is about the same
 */
export function useSeen(upTo: string | null, tell: (upTo: string) => void): void {
  const [pace] = useState(paced);
  useEffect(() => {
    if (upTo === null) return;
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      stop.abort();
      pace.ask(() => tell(upTo));
    };
    document.addEventListener('visibilitychange', look, stop);
    look();
    return () => stop.abort();
  }, [upTo, tell, pace]);
  useEffect(() => () => pace.flush(), [pace, tell]);
}
