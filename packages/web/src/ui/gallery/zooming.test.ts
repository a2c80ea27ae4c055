import { expect, it } from 'vitest';
import { pinched, scaledAt, shifted, turned, unzoomed } from './zooming.ts';

const box = { width: 400, height: 400 };

// spec: choosing.5
it('keeps the spot that was tapped where it is', () => {
  const spot = { x: 100, y: -50 };
  const zoom = scaledAt(unzoomed, 2, spot, box);
  // What was at the spot before lies at zoom + spot × scale now.
  expect({ x: zoom.x + spot.x * zoom.scale, y: zoom.y + spot.y * zoom.scale }).toEqual(spot);
});

it('is never smaller than the whole picture, nor larger than four times', () => {
  expect(scaledAt(unzoomed, 0.2, { x: 0, y: 0 }, box)).toEqual(unzoomed);
  expect(scaledAt(unzoomed, 40, { x: 0, y: 0 }, box).scale).toBe(4);
});

it('is moved as far as there is picture to show', () => {
  const zoom = scaledAt(unzoomed, 2, { x: 0, y: 0 }, box);
  expect(shifted(zoom, { x: 9_999, y: -9_999 }, box)).toEqual({ scale: 2, x: 200, y: -200 });
  expect(shifted(unzoomed, { x: 30, y: 30 }, box)).toEqual(unzoomed);
});

// spec: choosing.5
it('follows two fingers that spread and wander', () => {
  const zoom = pinched(
    unzoomed,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -80, y: 0 },
      { x: 120, y: 0 },
    ],
    box,
  );
  expect(zoom).toEqual({ scale: 2, x: 20, y: 0 });
});

it('goes a step with a wheel, and as far as the fingers on a touchpad', () => {
  expect(turned(-120, false)).toBe(1.2);
  expect(turned(120, false)).toBe(1 / 1.2);
  expect(turned(-4, false)).toBeCloseTo(1.007, 3);
  expect(turned(-4, true)).toBeCloseTo(1.072, 3);
});
