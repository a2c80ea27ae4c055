import { expect, test } from 'vitest';
import { scrollAt } from './follow.ts';
import { nearestPlace, shiftsOf } from './order.ts';

/** Two rows of two. */
const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
].map((corner) => ({ ...corner, width: 90, height: 90 }));

// spec: goods-desk.16
test('what is dragged goes to the nearest place, and the others make room for it', () => {
  expect(nearestPlace(places, { x: 150, y: 40 })).toBe(1);
  expect(nearestPlace(places, { x: 400, y: 400 })).toBe(3);
  expect(shiftsOf(places, 3, 0)).toEqual([
    { x: 100, y: 0 },
    { x: -100, y: 100 },
    { x: 100, y: 0 },
    { x: -100, y: -100 },
  ]);
  expect(shiftsOf(places, 0, 1).slice(2)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

// spec: goods-desk.16
test('the page scrolls only where the pointer is near its edge, the nearer the faster', () => {
  expect(scrollAt(400, 800)).toBe(0);
  expect(scrollAt(0, 800)).toBeLessThan(scrollAt(40, 800));
  expect(scrollAt(790, 800)).toBeGreaterThan(0);
});
