import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Milliseconds after which nobody waits any more for what they pressed. */
const patience = 8_000;

/**
 * A component whose code comes when it is first shown, or earlier by `preload()` (on hover, focus, pointerdown).
 * Until then `waiting` stands in its place. Where the code cannot be fetched, or does not come within 8 s, what can be
 * closed is closed, and the event `no-connection` says why (see `blocks/connection.tsx`): nothing opens by itself long
 * after it was pressed. What cannot be closed is asked for again every 2 s while it is wanted.
 */
export function onUse<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> & { preload: () => void } {
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const fetched = () =>
    (coming ??= load().then(
      (component) => {
        Loaded = component;
      },
      () => {
        coming = undefined;
      },
    ));
  function OnUse(props: P) {
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
  return Object.assign(OnUse, { preload: () => void fetched() });
}
