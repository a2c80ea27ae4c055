import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { closeUp, larger, pinched, scaledAt, shifted, smaller, turned, unzoomed } from './zooming.ts';
import type { Spot, Zoom } from './zooming.ts';

// Two taps within this many milliseconds are one double tap.
const doubleTap = 350;
// A finger that moved less has tapped, in CSS pixels.
const still = 8;
// A finger that moved further along has swiped.
const swipe = 50;
// An arrow key moves a zoomed picture by this much.
const stride = 80;

interface ZoomStageProps {
  label: string;
  /** How the picture is shown; whoever owns it draws the buttons for it. */
  zoom: Zoom;
  onZoom: (change: (zoom: Zoom) => Zoom) => void;
  /** One picture on (1) or back (-1): a swipe or an arrow key over a picture that is seen whole. */
  onStep: (by: 1 | -1) => void;
  /** The tap that opened the stage counts as the first of a double tap. */
  tapped?: boolean;
  children: ReactNode;
}

/**
 * A picture to look at closely: pinched and double tapped, clicked and turned with a wheel, or by the keys
 * + - 0 and the arrows. It takes the focus when it comes.
 */
export function ZoomStage({ label, zoom, onZoom, onStep, tapped, children }: ZoomStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const zoomed = zoom.scale > 1;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useWheel(box, onZoom);
  const { held, ...fingers } = useFingers({ swipes: !zoomed, onZoom, onStep, tapped: tapped ?? false });
  const move = (x: number, y: number) => {
    const size = sizeOf(box.current);
    onZoom((now) => shifted(now, { x, y }, size));
  };
  const keys: Record<string, () => void> = {
    '+': () => onZoom(larger),
    '-': () => onZoom(smaller),
    '0': () => onZoom(() => unzoomed),
    ArrowLeft: () => (zoomed ? move(stride, 0) : onStep(-1)),
    ArrowRight: () => (zoomed ? move(-stride, 0) : onStep(1)),
    ArrowUp: () => move(0, stride),
    ArrowDown: () => move(0, -stride),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key === '=' ? '+' : event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    // The keys are a second way: what they do has buttons beside the stage.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="group"
      aria-label={label}
      // The keys work while it has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`h-full w-full touch-none overflow-hidden -outline-offset-4 select-none ${zoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      onKeyDown={press}
      {...fingers}
    >
      <div
        className={`pointer-events-none h-full w-full ${held ? '' : 'transition-transform duration-150'}`}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      >
        {children}
      </div>
    </div>
  );
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

const spotOf = (event: PointerEvent<HTMLElement>): Spot => spotIn(event.currentTarget, event);

function spotIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Listens by itself: React's listener may not keep a touchpad's pinch from enlarging the whole page too. */
function useWheel(box: RefObject<HTMLElement | null>, onZoom: ZoomStageProps['onZoom']): void {
  useEffect(() => {
    const stage = box.current;
    if (!stage) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const [spot, size] = [spotIn(stage, event), sizeOf(stage)];
      // So a browser tells of two fingers that spread on a touchpad.
      const by = turned(event.deltaY, event.ctrlKey);
      onZoom((now) => scaledAt(now, now.scale * by, spot, size));
    };
    stage.addEventListener('wheel', turn, { passive: false });
    return () => stage.removeEventListener('wheel', turn);
  }, [box, onZoom]);
}

interface FingersProps extends Pick<ZoomStageProps, 'onZoom' | 'onStep'> {
  swipes: boolean;
  tapped: boolean;
}

function useFingers({ swipes, onZoom, onStep, tapped }: FingersProps) {
  const down = useRef(new Map<number, Spot>());
  /** Where the only finger came down, and whether it has stayed the only one. */
  const began = useRef<Spot | null>(null);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (tapped) lastTap.current = performance.now();
  }, [tapped]);
  const [held, setHeld] = useState(false);

  const tap = (event: PointerEvent<HTMLElement>, spot: Spot) => {
    const again = event.timeStamp - lastTap.current < doubleTap;
    lastTap.current = again ? Number.NEGATIVE_INFINITY : event.timeStamp;
    // A mouse is exact: one click is enough.
    if (event.pointerType !== 'mouse' && !again) return;
    const size = sizeOf(event.currentTarget);
    onZoom((now) => (now.scale > 1 ? unzoomed : scaledAt(now, closeUp, spot, size)));
  };

  const lift = (event: PointerEvent<HTMLElement>) => {
    const from = began.current;
    down.current.delete(event.pointerId);
    began.current = null;
    setHeld(down.current.size > 0);
    if (!from || event.type === 'pointercancel') return;
    const to = spotOf(event);
    const moved = { x: to.x - from.x, y: to.y - from.y };
    if (Math.hypot(moved.x, moved.y) < still) tap(event, to);
    else if (swipes && Math.abs(moved.x) > Math.max(swipe, Math.abs(moved.y))) onStep(moved.x < 0 ? 1 : -1);
  };

  return {
    held,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, spotOf(event));
      began.current = down.current.size === 1 ? spotOf(event) : null;
      setHeld(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const after = spotOf(event);
      const size = sizeOf(event.currentTarget);
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId);
      down.current.set(event.pointerId, after);
      onZoom((now) =>
        other
          ? pinched(now, [before, other[1]], [after, other[1]], size)
          : shifted(now, { x: after.x - before.x, y: after.y - before.y }, size),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
