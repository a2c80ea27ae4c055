import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { showSlide, slideSeen } from './slides.ts';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { SlideArrows } from './slide-arrows.tsx';
import { ScrollBox } from '../scroll-box.tsx';

/** One picture or video: large, and small in the strip below. */
export interface Slide {
  key: string;
  /** What the small one does: 'Show picture 2'. */
  label: string;
  large: ReactNode;
  small: ReactNode;
}

interface GalleryProps {
  slides: Slide[];
  empty: ReactNode;
  /** The slide to go to; changing it moves the gallery, swiping does not change it. */
  wanted?: number;
  /** 'n / total' in the figures of the page's language. */
  counter: (seen: number, total: number) => string;
  /** On a phone the small ones stand over the large one. */
  thumbsOver?: boolean;
  words: { label: string; thumbs: string; previous: string; next: string };
  onSeen?: (index: number) => void;
  /** It goes on by itself: the counter is then not read out each time. */
  playing?: boolean;
  /** Raising it moves the strip of small ones on by one, and back to its start after the last. */
  turns?: number;
}

/** Pictures one at a time: swiped, stepped through, or picked from the strip of small ones. */
export function Gallery(props: GalleryProps) {
  const { slides, empty, wanted = 0, counter, words, onSeen, playing = false, turns = 0, thumbsOver } = props;
  const row = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const goTo = (index: number) => showSlide(row.current, index);
  useEffect(() => goTo(wanted), [wanted]);
  useEffect(() => onSeen?.(seen), [onSeen, seen]);
  const seenBefore = useRef(seen);
  useEffect(() => {
    if (seenBefore.current === seen) return;
    seenBefore.current = seen;
    // What had the focus on the slide before can't be used any more: the row takes it.
    const box = row.current;
    if (box && box !== document.activeElement && box.contains(document.activeElement))
      box.focus({ preventScroll: true });
  }, [seen]);
  if (slides.length === 0) return <div className="aspect-square overflow-hidden rounded-box">{empty}</div>;
  return (
    <section aria-label={words.label} className="relative grid gap-2">
      <div className="relative aspect-square max-h-[calc(100svh-128px)] w-full overflow-hidden rounded-box border border-line bg-sunken">
        <ScrollBox
          ref={row}
          label={words.label}
          tabIndex={slides.length > 1 ? 0 : -1}
          className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2"
          onScroll={(event) => setSeen(slideSeen(event.currentTarget))}
        >
          {slides.map(({ key, large }, index) => (
            // Only the slide that is seen takes part in the order of focus.
            <div
              key={key}
              inert={index !== seen}
              className="h-full w-full shrink-0 snap-center overflow-hidden"
            >
              {large}
            </div>
          ))}
        </ScrollBox>
        {slides.length > 1 && <SlideArrows seen={seen} total={slides.length} words={words} onGo={goTo} />}
        <output
          aria-live={playing ? 'off' : undefined}
          className="pointer-events-none absolute start-2 top-2 rounded-full bg-black/65 px-2.5 py-0.5 text-xs font-medium text-white tabular-nums"
        >
          {counter(seen + 1, slides.length)}
        </output>
      </div>
      {slides.length > 1 && (
        <GalleryThumbs
          over={thumbsOver}
          label={words.thumbs}
          seen={seen}
          turns={turns}
          onShow={goTo}
          faces={slides.map(({ key, label, small }) => ({ key, label, face: small }))}
        />
      )}
    </section>
  );
}
