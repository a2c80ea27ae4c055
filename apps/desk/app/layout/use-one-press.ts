import { useEffect } from 'react';

// In milliseconds and in CSS pixels: what is quicker and nearer is one press, whose finger trembled or that was doubled.
const oneTime = 500;
const onePlace = 24;

/**
 * A dialog that is pressed twice closes at the first press; the second one does not fall on what lies behind it, which on
 * a phone are the places of the desk: it would leave a form.
 */
export function useOnePress(): void {
  useEffect(() => {
    let last: MouseEvent | null = null;
    const press = (event: MouseEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      // A key presses nowhere.
      const isAgain = last !== null && event.detail > 0 && !isInDialog && isNear(last, event);
      if (isAgain) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = isInDialog ? event : null;
    };
    window.addEventListener('click', press, { capture: true });
    return () => window.removeEventListener('click', press, { capture: true });
  }, []);
}

const isNear = (one: MouseEvent, other: MouseEvent): boolean =>
  other.timeStamp - one.timeStamp < oneTime &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < onePlace;
