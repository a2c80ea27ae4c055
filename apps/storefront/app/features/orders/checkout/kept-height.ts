import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { key, property } from './cart-height-script.ts';

/** At least a screen, so that what stands below does not move while it fills. */
export const keptHeight = { minHeight: `max(100dvh,var(${property},0px))` };

/**
 * Keeps the height of the cart's page for a reload; once the page is `whole`, it gives up the room that was kept for it.
 * @returns for the element that has `keptHeight`
 */
export function useKeptHeight(whole: boolean): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!whole) return;
    document.documentElement.style.removeProperty(property);
    const left = new AbortController();
    addEventListener('pagehide', () => keep(page.current?.offsetHeight ?? 0), left);
    return () => left.abort();
  }, [whole]);
  return page;
}

function keep(height: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, innerWidth, height]));
  } catch {
    // Without storage the foot moves once.
  }
}
