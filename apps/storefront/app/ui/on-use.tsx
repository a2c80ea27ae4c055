import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown, or earlier by `preload()` (on hover, focus, pointerdown).
 * Until then `waiting` stands in its place; code that cannot be fetched leaves the page as it is, and the next
 * showing tries again.
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
    const [, drawAgain] = useState(0);
    useEffect(() => {
      let shown = true;
      if (!Loaded) void fetched().then(() => shown && drawAgain(1));
      return () => {
        shown = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : waiting;
  }
  return Object.assign(OnUse, { preload: () => void fetched() });
}
