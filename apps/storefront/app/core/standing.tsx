import { useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useNavigate } from 'react-router';

const asItStands = { __html: '' };

/**
 * A part of every page that stays the same while the shop is open in a tab. The server makes its HTML; the browser
 * leaves that HTML as it stands, so neither its code nor the work of waking it is part of a first load. Links in it
 * are followed as everywhere in the shop.
 *
 *     const load = async () => (await import('./footer-columns.tsx')).FooterColumns;
 *     const Columns = standing(load, import.meta.env.SSR ? await load() : null);
 *
 * @param load the component, for a page that the browser has to make without the server's HTML
 * @param made the same component on the server, null in the browser
 */
export function standing(load: () => Promise<ComponentType>, made: ComponentType | null): ComponentType {
  return function Standing() {
    const place = useRef<HTMLDivElement>(null);
    const [Late, setLate] = useState<ComponentType | null>(null);
    useFollow(place);
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
    if (Here)
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
        dangerouslySetInnerHTML={asItStands}
      />
    );
  };
}

/** Follows a link of the shop without loading the document anew, unless the shopper asked for something else. */
function useFollow(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;
      if (!link || !plain || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, navigate]);
}
