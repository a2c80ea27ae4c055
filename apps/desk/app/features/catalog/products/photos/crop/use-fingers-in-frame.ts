import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { pinched, shifted } from '@haat/web/ui/gallery/zooming.ts';
import type { Spot, Zoom } from '@haat/web/ui/gallery/zooming.ts';
import type { CropFrame } from './cropping.ts';

/** Counted from the middle of the frame, in shares of its side. */
function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / width - 0.5 };
}

/** One finger or the mouse moves a photo in its frame, two enlarge it. */
export function useFingersInFrame(onZoom: (by: (zoom: Zoom, frame: CropFrame) => Zoom) => void) {
  const down = useRef(new Map<number, Spot>());
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const after = spotOf(event);
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId);
      down.current.set(event.pointerId, after);
      onZoom((zoom, frame) =>
        other
          ? pinched(zoom, [before, other[1]], [after, other[1]], frame)
          : shifted(zoom, { x: after.x - before.x, y: after.y - before.y }, frame),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
