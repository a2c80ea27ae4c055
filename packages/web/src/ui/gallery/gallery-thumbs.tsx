import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { motionAllowed, thumbWidth } from './slides.ts';

export function GalleryThumbs(props: {
  faces: { key: string; label: string; face: ReactNode }[];
  seen: number;
  label: string;
  /** On a phone they stand over the picture. */
  over?: boolean;
  /** Raising it moves the strip on by one, and back to its start after the last. */
  turns: number;
  onShow: (index: number) => void;
}) {
  const { faces, seen, label, over, turns, onShow } = props;
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = row.current;
    const thumb = box?.children[seen];
    if (!box || !(thumb instanceof HTMLElement)) return;
    const start = thumb.offsetLeft - box.offsetLeft;
    const hidden = start < box.scrollLeft || start + thumb.clientWidth > box.scrollLeft + box.clientWidth;
    if (hidden) box.scrollTo({ left: start - (box.clientWidth - thumb.clientWidth) / 2 });
  }, [seen]);
  useEffect(() => {
    if (turns > 0) turn(row.current);
  }, [turns]);
  return (
    <ul
      ref={row}
      aria-label={label}
      className={`no-scrollbar flex snap-x gap-2 overflow-x-auto p-0.5 ${over ? 'thumbs-over' : ''}`}
    >
      {faces.map(({ key, label: name, face }, index) => (
        <li key={key} className={`snap-start ${thumbWidth}`}>
          <button
            type="button"
            aria-label={name}
            aria-current={index === seen || undefined}
            className={`block aspect-square w-full overflow-hidden rounded-box border-2 bg-sunken ${index === seen ? `border-primary-ink ${over ? 'max-md:border-primary' : ''}` : over ? 'border-transparent max-md:border-white/70' : 'border-transparent'}`}
            onClick={() => onShow(index)}
          >
            {face}
          </button>
        </li>
      ))}
    </ul>
  );
}

function turn(row: HTMLElement | null): void {
  if (!row?.firstElementChild) return;
  const atEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 4;
  const left = atEnd ? 0 : row.scrollLeft + row.firstElementChild.clientWidth;
  row.scrollTo({ left, behavior: motionAllowed() ? 'smooth' : 'auto' });
}
