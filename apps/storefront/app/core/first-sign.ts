import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let given: Promise<void> | undefined;

/**
 * Waits for the shopper's first move on this visit: what nobody can use before it need not load with the page.
 * A page that opens scrolled, and one that follows another, has seen a move already.
 */
export function firstSign(): Promise<void> {
  given ??= new Promise((resolve) => {
    if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve();
    const end = new AbortController();
    const see = () => {
      end.abort();
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, see, { passive: true, capture: true, signal: end.signal });
  });
  return given;
}

/** False on the server and until the shopper's first move. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let here = true;
    void firstSign().then(() => here && setSeen(true));
    return () => {
      here = false;
    };
  }, []);
  return seen;
}
