import { followPointer } from './follow.ts';
import type { Dragging, Spot } from './follow.ts';

interface Place extends Spot {
  width: number;
  height: number;
}

/** The place in a list whose middle is the nearest to a point. */
export function nearestPlace(places: readonly Place[], { x, y }: Spot): number {
  const distances = places.map((place) =>
    Math.hypot(place.x + place.width / 2 - x, place.y + place.height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}

/** By how much each of a list moves on the page where one of it goes from one place to another. */
export function shiftsOf(places: readonly Place[], from: number, to: number): Spot[] {
  return places.map((place, at) => {
    const goesTo = places[placeAfter(at, from, to)] ?? place;
    return { x: goesTo.x - place.x, y: goesTo.y - place.y };
  });
}

function placeAfter(at: number, from: number, to: number): number {
  if (at === from) return to;
  if (from < at && at <= to) return at - 1;
  if (to <= at && at < from) return at + 1;
  return at;
}

/**
 * Has one of a list follow the pointer while the others make room, in a row, a column or a grid. React hears of it once, at the end.
 * @param items all of the list, in order
 * @param onOrder hears the new place, where it is another one
 */
export function dragInOrder(
  handle: HTMLElement,
  pointer: { pointerId: number; clientX: number; clientY: number },
  { items, from, onOrder }: { items: HTMLElement[]; from: number; onOrder: (to: number) => void },
): void {
  followPointer(handle, pointer, () => ordering(items, from, onOrder));
}

function ordering(items: HTMLElement[], from: number, onOrder: (to: number) => void): Dragging {
  const places = items.map((item): Place => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
  const dragged = items[from];
  const own = places[from];
  let to = from;
  for (const item of items) item.style.transition = item === dragged ? 'none' : 'transform 150ms ease';
  dragged?.setAttribute('data-dragged', '');
  return {
    onMove(_, by) {
      if (!dragged || !own) return;
      to = nearestPlace(places, { x: own.x + own.width / 2 + by.x, y: own.y + own.height / 2 + by.y });
      for (const [at, { x, y }] of shiftsOf(places, from, to).entries())
        if (at !== from) items[at]!.style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
      dragged.style.transform = `translate(${by.x}px, ${by.y}px)`;
    },
    onDrop() {
      if (to !== from) onOrder(to);
    },
    onEnd() {
      dragged?.removeAttribute('data-dragged');
      for (const item of items) {
        item.style.transition = '';
        item.style.transform = '';
      }
    },
  };
}
