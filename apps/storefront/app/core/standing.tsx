import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useOnce } from './once.tsx';

const asItStands = { __html: '' };
let count = 0;

/**
 * A part of every page that stays the same while the shop is open in a tab. The server makes its HTML; the browser
 * leaves that HTML as it stands, so neither its code nor the work of waking it is part of a first load.
 *
 *     const load = async () => (await import('./footer-columns.tsx')).FooterColumns;
 *     const Columns = standing(load, import.meta.env.SSR ? await load() : null);
 *
 * @param load the component, for a page that the browser has to make without the server's HTML
 * @param made the same component on the server, null in the browser
 */
export function standing(load: () => Promise<ComponentType>, made: ComponentType | null): ComponentType {
  const name = `standing ${(count += 1)}`;
  return function Standing() {
    const place = useRef<HTMLDivElement>(null);
    const [Late, setLate] = useState<ComponentType | null>(null);
    useEffect(() => {
      if (!place.current || place.current.firstChild) return;
      load().then(
        (component) => setLate(() => component),
        () => {
          // Out of reach: the page does without.
        },
      );
    }, []);
    const Here = made ?? Late;
    const html = useOnce(
      () => name,
      () => Here && <Here />,
    );
    if (Here && !html)
      return (
        <div key="here" className="contents">
          <Here />
        </div>
      );
    return (
      <div
        key="standing"
        ref={place}
        className="contents"
        // React compares nothing below: what the server made stays.
        suppressHydrationWarning
        // Rendered by React from our own component, or empty: nothing here was written by anybody else.
        dangerouslySetInnerHTML={html ?? asItStands}
      />
    );
  };
}
