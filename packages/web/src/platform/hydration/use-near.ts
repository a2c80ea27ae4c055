import { startTransition, useEffect, useRef, useState } from 'react';
import { firstMove } from './first-move.ts';

const margin = '400px';
// Milliseconds without scrolling after which the page is at rest.
const rest = 100;

const watched = new Map<Element, () => void>();
// What is near and has its turn when the page is at rest.
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let scrolledAt = 0;
let turnComes = false;

/**
 * One in a frame, and none while the page scrolls: it goes on moving under the thumb, however many it passes; what it
 * only passed has no turn.
 */
function turn(): void {
  const left = scrolledAt + rest - performance.now();
  if (left > 0) {
    setTimeout(turn, left);
    return;
  }
  const [element] = near;
  if (element) {
    near.delete(element);
    observer?.unobserve(element);
    watched.get(element)?.();
  }
  turnComes = near.size > 0;
  if (turnComes) requestAnimationFrame(turn);
}

function see(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (turnComes || near.size === 0) return;
  turnComes = true;
  requestAnimationFrame(turn);
}

function watch(element: Element, arrive: () => void): () => void {
  if (!observer) {
    // In rows that scroll sideways too, where a browser knows it.
    observer = new IntersectionObserver(see, { rootMargin: margin, scrollMargin: margin });
    addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true, capture: true });
  }
  watched.set(element, arrive);
  observer.observe(element);
  return () => {
    watched.delete(element);
    near.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether an element has been near the screen since the shopper's first move; false on the server. What a long list
 * offers for each of its entries then costs only where somebody looks. `ref` is for the element.
 */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    let stop: (() => void) | undefined;
    let here = true;
    void firstMove().then(() => {
      if (here && current) stop = watch(current, () => startTransition(() => setNear(true)));
    });
    return () => {
      here = false;
      stop?.();
    };
  }, []);
  return { ref, near: isNear };
}
