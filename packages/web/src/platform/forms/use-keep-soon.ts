import { useCallback, useLayoutEffect, useRef } from 'react';

// Milliseconds after the last key in which what is written is kept.
const keptAfter = 300;

/** Keeps what a form holds a moment after its last change, and at once where somebody leaves the form or the page before. */
export function useKeepSoon(keep: () => Promise<void>) {
  const latest = useRef(keep);
  const timer = useRef<number>(undefined);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    return latest.current();
  }, []);
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void keepNow(), keptAfter);
  }, [keepNow]);
  // Of a layout: the fields are still there to be read.
  useLayoutEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) void keepNow();
    };
    // Before as well: what is still being written when the page is gone, a busy browser may give up.
    const leaving = ['beforeunload', 'pagehide'];
    for (const event of leaving) addEventListener(event, leave);
    return () => {
      for (const event of leaving) removeEventListener(event, leave);
      leave();
    };
  }, [keepNow]);
  return { keepNow, keepSoon };
}
