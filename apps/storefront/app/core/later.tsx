import { Suspense, lazy, memo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { firstSign } from './first-sign.ts';
import { patiently } from './patiently.ts';

/** On the server: the parts whose code is on its way. */
const underWay = new Set<Promise<void>>();

/** On the server: waits until every part is there, so that a page can be rendered in one go. */
export async function partsArrived(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** A part that comes later, and can be had at once: whoever opens its page in the browser waits for it there. */
export type Later<P> = ComponentType<P> & { ready: () => Promise<void> };

/**
 * A part of a page that works as plain HTML, or that nobody reaches without a move: it stands in the page like
 * everything else, but its code comes with the shopper's first move. `waiting` keeps its place where the part
 * comes with a page that is opened in the browser.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): Later<P> {
  const Part = import.meta.env.SSR ? atOnce(load) : inTime(load);
  let Ready: ComponentType<P> | undefined;
  // Remembered, because a part that is drawn anew before its code is there would lose its HTML.
  const Placed = memo((props: P) => {
    // What a part begins as it stays: another component in its place would forget what was typed.
    const [Here] = useState(() => Ready ?? Part);
    return (
      <Suspense fallback={waiting}>
        <Here {...props} />
      </Suspense>
    );
  });
  return Object.assign(Placed, {
    ready: async () => {
      // Out of reach: it comes later, as it would have without being asked for.
      Ready ??= await load().catch(() => undefined);
    },
  });
}

// React types the props of a lazy part by a condition that TypeScript leaves open for an open P; they are P.
const inTime = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await firstSign();
    return { default: await patiently(load) };
  }) as unknown as ComponentType<P>;

function atOnce<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const arrival = load().then((component) => {
    Loaded = component;
    underWay.delete(arrival);
  });
  underWay.add(arrival);
  return (props) => Loaded && <Loaded {...props} />;
}
