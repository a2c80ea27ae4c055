/** A point or a distance in CSS pixels; points count from the middle of the box. */
export interface Spot {
  x: number;
  y: number;
}

/** How large a picture is shown, and how far its middle is from the middle of its box. */
export interface Zoom extends Spot {
  scale: number;
}

interface Box {
  width: number;
  height: number;
  /** How large the picture lies in it where it is not enlarged, if it is larger than the box; it covers the box then. */
  picture?: { width: number; height: number };
  /** How far it may be enlarged; 4 times unless told. */
  most?: number;
}

/** The whole picture, as it lies. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
/** What a double tap enlarges to. */
export const closeUp = 2.5;
const maxScale = 4;

/** Another scale, with the spot staying under the finger or the pointer. */
export function scaledAt(zoom: Zoom, scale: number, spot: Spot, box: Box): Zoom {
  const next = Math.min(box.most ?? maxScale, Math.max(1, scale));
  const grown = next / zoom.scale;
  return within(
    { scale: next, x: spot.x - (spot.x - zoom.x) * grown, y: spot.y - (spot.y - zoom.y) * grown },
    box,
  );
}

/** One step of a button or a key, around the middle of what is seen. */
export const larger = (zoom: Zoom): Zoom => stepped(zoom, 1.6);
/** One step back, around the same middle; never smaller than the whole picture. */
export const smaller = (zoom: Zoom): Zoom => stepped(zoom, 1 / 1.6);

function stepped({ scale, x, y }: Zoom, by: number): Zoom {
  const next = Math.min(maxScale, Math.max(1, scale * by));
  // What is left of the offset when the scale shrinks to 1 is nothing, so it stays within the box.
  const kept = scale > 1 ? (next - 1) / (scale - 1) : 0;
  return { scale: next, x: x * kept, y: y * kept };
}

/**
 * By how much a wheel or a touchpad enlarges: a wheel comes in a few large steps, a touchpad in many small ones.
 * @param distance in CSS pixels, downwards; downwards makes smaller
 * @param pinching fingers spread on a touchpad, whose distances are a tenth
 */
export function turned(distance: number, pinching: boolean): number {
  const by = 2 ** ((-distance * (pinching ? 10 : 1)) / 400);
  return Math.min(1.2, Math.max(1 / 1.2, by));
}

/** Moved by so much, as far as there is picture to show. */
export const shifted = (zoom: Zoom, by: Spot, box: Box): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);

/** Two fingers before and after a move: the picture follows them. */
export function pinched(zoom: Zoom, before: [Spot, Spot], after: [Spot, Spot], box: Box): Zoom {
  const from = middle(before);
  const to = middle(after);
  const spread = apart(after) / Math.max(1, apart(before));
  return shifted(scaledAt(zoom, zoom.scale * spread, from, box), { x: to.x - from.x, y: to.y - from.y }, box);
}

const middle = ([a, b]: [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: [Spot, Spot]): number => Math.hypot(a.x - b.x, a.y - b.y);

function within({ scale, x, y }: Zoom, { width, height, picture = { width, height } }: Box): Zoom {
  const most = { x: (picture.width * scale - width) / 2, y: (picture.height * scale - height) / 2 };
  const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { scale, x: held(x, most.x), y: held(y, most.y) };
}
