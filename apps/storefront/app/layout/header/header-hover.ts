import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

// Passing over the button does not open; a short slip off the panel does not close. In milliseconds.
const intent = 90;
const grace = 400;

/** From here on the header has its desktop form; the same as Tailwind's `lg`. */
export const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;

/**
 * Something below a button of the header that opens on hover, click or keyboard and closes on leaving, on Escape, on
 * a press elsewhere and when a link in it was followed (spec §2, §4). `area` goes on the element around both.
 */
export function useHoverOpen(preload: () => void = () => {}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const clicked = useRef(false);

  const become = (next: boolean) => {
    clearTimeout(timer.current);
    if (!next) clicked.current = false;
    setOpen(next);
  };
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => become(next), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) become(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  return {
    open,
    close: () => become(false),
    area: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        preload();
        later(true, intent);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(false, grace);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        become(false);
        root.current?.querySelector('button')?.focus();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) become(false);
      },
      onClick: (event: MouseEvent) => {
        // A link that kept the press to itself was not followed.
        if (!event.defaultPrevented && (event.target as Element).closest('a')) become(false);
      },
    },
    button: {
      'aria-expanded': open,
      onFocus: preload,
      onPointerDown: preload,
      onClick: () => {
        // A click on what hovering has already opened means to keep it, not to close it.
        const closes = open && clicked.current;
        become(!closes);
        clicked.current = !closes;
      },
    },
  };
}
