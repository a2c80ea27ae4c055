import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SlideArrows } from './slide-arrows.tsx';
import { showSlide, slideSeen } from './slides.ts';
import { ScrollBox } from '../scroll-box.tsx';

interface PictureSliderProps {
  slides: { key: string; face: ReactNode }[];
  empty: ReactNode;
  /** 'n / total' in the figures of the page's language. */
  counter: (seen: number, total: number) => string;
  words: { label: string; previous: string; next: string };
}

/** Pictures one at a time in a square, swiped or stepped through: a small gallery without a strip below. */
export function PictureSlider({ slides, empty, counter, words }: PictureSliderProps) {
  const row = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const goTo = (index: number) => showSlide(row.current, index);
  const several = slides.length > 1;
  return (
    <div className="relative aspect-square overflow-hidden rounded-box bg-sunken">
      {slides.length === 0 && empty}
      <ScrollBox
        ref={row}
        label={words.label}
        tabIndex={several ? 0 : -1}
        className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2"
        onScroll={(event) => setSeen(slideSeen(event.currentTarget))}
      >
        {slides.map(({ key, face }) => (
          <div key={key} className="h-full w-full shrink-0 snap-center">
            {face}
          </div>
        ))}
      </ScrollBox>
      {several && (
        <>
          <SlideArrows
            seen={seen}
            total={slides.length}
            words={words}
            sides={['start-1', 'end-1']}
            onGo={goTo}
          />
          <output className="pointer-events-none absolute bottom-2 end-2 rounded-full bg-black/65 px-2.5 py-0.5 text-xs font-medium text-white tabular-nums">
            {counter(seen + 1, slides.length)}
          </output>
        </>
      )}
    </div>
  );
}
