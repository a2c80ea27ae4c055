import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { paced } from '@haat/web/platform/browser/paced.ts';

// How many readings are under way: the router asks each screen more than once in one.
let underWay = 0;

/** Whether screens are read anew because something has come: one that hears what by itself needs not be. */
export const isAboutNews = (): boolean => underWay > 0;

/** Reads anew what is shown when something has come, once a second at most. */
export function useReloadForNews(): () => void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  const [pace] = useState(paced);
  useEffect(() => () => pace.stop(), [pace]);
  return useMemo(
    () => () =>
      pace.ask(() => {
        underWay += 1;
        void latest.current().finally(() => (underWay -= 1));
      }),
    [pace],
  );
}
