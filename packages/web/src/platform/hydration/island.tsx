// Islands: parts of a page whose code is no part of its first load. docs/decisions/0010-islands.md says what each saves.
import { Suspense, createElement, memo, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { asleep, wake } from './asleep.ts';
import { firstMove } from './first-move.ts';
import { patiently } from './patiently.ts';
import { RenderedOnce } from '../rendering/once.tsx';

export type Island<P> = ComponentType<P> & {
  /** Fetches the code ahead: on hover, focus, pointerdown. */
  preload: () => void;
  /** The same, for who waits for it. @returns whether it is there; where it cannot be fetched, the island comes later */
  ready: () => Promise<boolean>;
};

interface IslandOptions {
  /**
   * `first-move`: it stands in the server's HTML, works there as plain HTML or is reached by nobody without a move,
   * and is hydrated once the shopper has moved. `shown`: nothing of it is there before something shows it.
   */
  when: 'first-move' | 'shown';
  /** It shows nothing but the shop's frame and what it is given, so that the server renders it once for both (`RenderedOnce`). */
  once?: boolean;
  /** Keeps its place while its code is on the way, where it comes to a page that is there already. */
  waiting?: ReactNode;
}

/**
 * A component whose code is loaded by itself.
 *
 *     const Filters = island(async () => (await import('./filters.tsx')).Filters, { when: 'first-move' });
 */
export function island<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when, once = false, waiting = null }: IslandOptions,
): Island<P> {
  return when === 'shown' ? shownIsland(load, waiting) : wokenIsland(load, waiting, once);
}

let islands = 0;

const addressNow = () => location.pathname + location.search;
const addressOfDocument = import.meta.env.SSR ? '' : addressNow();
/** Whether what is drawn belongs to the page that the server sent. The router changes the address before it draws the next one. */
const isOfDocument = () => import.meta.env.SSR || addressNow() === addressOfDocument;

/**
 * An island in the server's HTML, which React hydrates when its code has come. On a page that the browser makes it is a part
 * like any other: the page before stays until the next one is whole.
 */
function wokenIsland<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode,
  once: boolean,
): Island<P> {
  const number = (islands += 1);
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  const code = async () => {
    if (import.meta.env.SSR) return (Loaded = await load());
    await firstMove();
    return patiently(load);
  };
  function Code(props: P) {
    return createElement(Loaded ?? use((coming ??= code())), props);
  }
  // Remembered, because React drops the HTML of a part that is drawn anew before its code is there.
  const Woken = memo((props: P) => {
    const place = useRef<HTMLDivElement>(null);
    const [isHydrated] = useState(isOfDocument);
    const code = <Code {...props} />;
    if (!isHydrated) return <div className="contents">{code}</div>;
    const inside = () => (
      <Suspense fallback={waiting}>
        {code}
        <Awake place={place} />
      </Suspense>
    );
    if (import.meta.env.SSR && once && Loaded)
      return (
        <RenderedOnce
          as="div"
          className="contents"
          {...asleep}
          keyOf={() => `island ${number} ${JSON.stringify(props)}`}
        >
          {inside}
        </RenderedOnce>
      );
    return (
      <div ref={place} className="contents" {...asleep}>
        {inside()}
      </div>
    );
  });
  const ready = async () => {
    Loaded ??= await load().catch(() => undefined);
    return Loaded !== undefined;
  };
  return Object.assign(Woken, { ready, preload: () => void ready() });
}

/** Takes the mark away in the same step in which React takes the island over: a press knows at once whether it is heard. */
function Awake({ place }: { place: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => wake(place.current), [place]);
  return null;
}

// Milliseconds after which nobody waits any more for what they pressed.
const patience = 8_000;

/**
 * An island whose code comes when it is first shown, or is fetched ahead. Until then `waiting` stands in its place.
 * Where the code cannot be fetched, or does not come within 8 s, what can be closed is closed, and the event
 * `no-connection` says why (see `layout/connection.tsx`): nothing opens by itself long after it was pressed. What
 * cannot be closed is asked for again every 2 s while it is wanted.
 */
function shownIsland<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode): Island<P> {
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<boolean> | undefined;
  const fetched = () =>
    (coming ??= load().then(
      (component) => {
        Loaded = component;
        return true;
      },
      () => {
        coming = undefined;
        return false;
      },
    ));
  function Shown(props: P) {
    const [Drawn, draw] = useState(() => Loaded);
    const { onClose } = props as { onClose?: () => void };
    const close = useRef(onClose);
    useEffect(() => {
      let again: ReturnType<typeof setTimeout> | undefined;
      let shown = true;
      const giveUp = () => {
        shown = false;
        close.current?.();
        dispatchEvent(new Event('no-connection'));
      };
      const ask = async () => {
        await fetched();
        if (!shown) return;
        clearTimeout(again);
        if (Loaded) draw(() => Loaded);
        else if (close.current) giveUp();
        else again = setTimeout(() => void ask(), 2_000);
      };
      if (close.current) again = setTimeout(giveUp, patience);
      // Whatever was drawn: the code may have come between the drawing and this effect.
      void ask();
      return () => {
        shown = false;
        clearTimeout(again);
      };
    }, []);
    return Drawn ? <Drawn {...props} /> : waiting;
  }
  return Object.assign(Shown, { ready: fetched, preload: () => void fetched() });
}
