import { Suspense, lazy, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { firstSign } from './first-sign.ts';
import { patiently } from './patiently.ts';

/**
 * A part of a page that works as plain HTML, or that nobody reaches without a move: it stands in the page like
 * everything else, but its code comes with the shopper's first move. `waiting` keeps its place where the part
 * comes with a page that is opened in the browser.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const arrival = import.meta.env.SSR ? load : async () => firstSign().then(() => patiently(load));
  const Part = lazy(async () => ({ default: await arrival() })) as unknown as ComponentType<P>;
  // Remembered, because a part that is drawn anew before its code is there would lose its HTML.
  return memo((props: P) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  ));
}
