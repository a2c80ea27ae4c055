import { Suspense, lazy, memo } from 'react';
import type { ComponentType } from 'react';
import { firstSign } from './first-sign.ts';

/**
 * A part of a page below what is seen first: it stands in the HTML like everything else, but its code comes with the
 * shopper's first move, who has to scroll before they can use it.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await firstSign();
    return { default: await load() };
  }) as unknown as ComponentType<P>;
  // Remembered, because a part that is drawn anew before its code is there would lose its HTML.
  return memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<P>;
}
