import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown, or earlier by `preload()` (on hover, focus, pointerdown).
 * Until then `waiting` stands in its place; code that cannot be fetched leaves the page as it is, and is asked for
 * again every 2 s while it is wanted.
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
    useEffect(() => {
      let again: ReturnType<typeof setTimeout> | undefined;
      let shown = true;
      const ask = async () => {
        await fetched();
        if (!shown) return;
        if (Loaded) draw(() => Loaded);
        else again = setTimeout(() => void ask(), 2_000);
      };
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
