import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { scrollByViews } from './slides.ts';

/** Whether a row can be scrolled back and on. Both false until the browser has laid it out. */
export function useEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ back: false, on: false });
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const look = () => {
      const back = box.scrollLeft > 4;
      const on = box.scrollLeft + box.clientWidth < box.scrollWidth - 4;
      setEnds((old) => (old.back === back && old.on === on ? old : { back, on }));
    };
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [row]);
  return ends;
}

/** How far the rows of each place of the visit were scrolled, in CSS pixels. */
const places = new Map<string, number>();

/** Back on a page its rows stand where they were left: the browser keeps only the page's own place. */
export function useOwnPlace(row: RefObject<HTMLElement | null>, label: string): void {
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const { key = '' } = (history.state ?? {}) as { key?: string };
    const place = `${key} ${location.pathname} ${label}`;
    const left = places.get(place);
    // A row that was swiped before this ran stays where the shopper has it.
    if (left !== undefined) box.scrollTo({ left, behavior: 'instant' });
    const keep = () => places.set(place, box.scrollLeft);
    box.addEventListener('scroll', keep, { passive: true });
    return () => box.removeEventListener('scroll', keep);
  }, [row, label]);
}

const arrowLook =
  'absolute top-1/3 z-10 hidden size-11 items-center justify-center rounded-full border border-line bg-surface shadow-card disabled:invisible pointer-fine:flex';

/**
 * A row that scrolls sideways and snaps: a swipe on a phone, two arrows beside it where there is a mouse.
 * The children are `<li>` with their own widths.
 */
export function Carousel(props: { label: string; back: string; on: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  useOwnPlace(row, props.label);
  return (
    <div className="relative">
      <ul
        ref={row}
        aria-label={props.label}
        className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 sm:gap-4 xl:-mx-1 xl:scroll-px-1 xl:px-1"
      >
        {props.children}
      </ul>
      <button
        type="button"
        aria-label={props.back}
        disabled={!ends.back}
        className={`${arrowLook} -inset-s-3`}
        onClick={() => scrollByViews(row.current, -1)}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={props.on}
        disabled={!ends.on}
        className={`${arrowLook} -inset-e-3`}
        onClick={() => scrollByViews(row.current, 1)}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </div>
  );
}
