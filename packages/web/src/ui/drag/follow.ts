/** A point or a distance in CSS pixels. Points count from the page's corner, so that scrolling moves none of them. */
export interface Spot {
  x: number;
  y: number;
}

/** What follows the pointer from the first real move on; `onEnd` is always called, `onDrop` only where it was let go. */
export interface Dragging {
  /** The pointer is here; `by` so far from where it began. */
  onMove: (at: Spot, by: Spot) => void;
  onDrop: () => void;
  /** Comes last, also where it was given up by Escape or by a call: takes away what was drawn. */
  onEnd: () => void;
}

// Who moved less has pressed, not dragged.
const still = 4;
// So near to the edge of the window the page begins to scroll.
const edge = 64;
// Pixels by which it scrolls at most between two frames.
const scrollStep = 14;

const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => ({
  x: clientX + scrollX,
  y: clientY + scrollY,
});

/**
 * Follows a pointer that a handle has captured, until it is let go, and scrolls the page at its edges.
 * @param begin what is to be done, asked for once the pointer has moved
 */
export function followPointer(
  handle: HTMLElement,
  pointer: { pointerId: number; clientX: number; clientY: number },
  begin: () => Dragging,
): void {
  const from = spotOf(pointer);
  let now = { clientX: pointer.clientX, clientY: pointer.clientY };
  let work: Dragging | null = null;
  let frame = 0;
  const stop = new AbortController();
  const { signal } = stop;

  const tell = () => {
    const at = spotOf(now);
    const by = { x: at.x - from.x, y: at.y - from.y };
    if (!work && Math.hypot(by.x, by.y) < still) return;
    work ??= begin();
    work.onMove(at, by);
  };
  const scroll = () => {
    const step = scrollAt(now.clientY, innerHeight);
    if (work && step !== 0) {
      const before = scrollY;
      scrollBy({ top: step, behavior: 'instant' });
      if (scrollY !== before) tell();
    }
    frame = requestAnimationFrame(scroll);
  };
  const end = (drops: boolean) => {
    stop.abort();
    cancelAnimationFrame(frame);
    if (handle.hasPointerCapture(pointer.pointerId)) handle.releasePointerCapture(pointer.pointerId);
    if (work && drops) work.onDrop();
    work?.onEnd();
  };
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === pointer.pointerId;

  handle.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return;
      now = { clientX: event.clientX, clientY: event.clientY };
      tell();
    },
    { signal },
  );
  handle.addEventListener('pointerup', (event) => isOurs(event) && end(true), { signal });
  handle.addEventListener('lostpointercapture', (event) => isOurs(event) && end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end(false);
    },
    { signal, capture: true },
  );
  frame = requestAnimationFrame(scroll);
}

/** By how many pixels the page scrolls with a pointer so high in a window, upwards below zero. */
export function scrollAt(y: number, height: number): number {
  const above = edge - y;
  const below = y - (height - edge);
  const near = Math.max(above, below, 0);
  return Math.round(Math.min(1, near / edge) * scrollStep) * (above > below ? -1 : 1);
}
