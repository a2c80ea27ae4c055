import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

// Milliseconds after which what is not drawn by then is not waited for: the shopper has gone on.
const patience = 5_000;

/**
 * Does what may take the element with the focus away, or disable it. Where it has, the focus goes on to the next place
 * instead of being lost to the top of the page.
 * @param next finds that place once what was done is drawn; its code may still be on the way
 */
export function keepFocus(act: () => void, next: () => HTMLElement | null | undefined): void {
  const hadFocus = document.activeElement !== document.body;
  act();
  const end = performance.now() + patience;
  const look = () => {
    const now = document.activeElement;
    if (now !== document.body && !now?.matches(':disabled')) return;
    const place = next();
    if (place) place.focus();
    else if (performance.now() < end) requestAnimationFrame(look);
  };
  if (hadFocus) requestAnimationFrame(look);
}

/**
 * Does what takes a line with its button out of a list: the focus goes on to the next line's, else to the one before, and
 * with none left to the page or dialog itself. Such buttons say `data-remove`.
 */
export function keepFocusBeside(button: HTMLElement, act: () => void): void {
  const area = button.closest<HTMLElement>('[tabindex="-1"]');
  const all = [...(area?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = all.indexOf(button);
  keepFocus(act, () => [all[at + 1], all[at - 1], area].find((each) => each?.isConnected));
}

/** Where fewer are left, and the one that had the focus is gone, it comes to what speaks of them instead of being lost. */
export function useFocusWhenFewer(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = count;
  }, [place, count]);
}
