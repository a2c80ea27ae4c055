import { expect, test } from 'vitest';
import { cropText, squareOf } from '@haat/contract/core/photos';
import { scaledAt, shifted, unzoomed } from '@haat/web/ui/gallery/zooming.ts';
import { cropOf, frameOver, zoomOf } from './cropping.ts';

const wide = frameOver(1600, 1200);

// spec: goods-desk.17
test('a photo is moved within the frame as far as it reaches, and what is in the frame is what is kept', () => {
  const toTheLeftEdge = shifted(unzoomed, { x: 9, y: 9 }, wide);
  expect(cropOf(toTheLeftEdge, wide)).toEqual({ left: 0, top: 0, side: 1 });
  const closer = shifted(scaledAt(unzoomed, 2, { x: 0, y: 0 }, wide), { x: -9, y: -9 }, wide);
  const crop = cropOf(closer, wide)!;
  expect(squareOf(crop, 1600, 1200)).toEqual({ left: 1_000, top: 600, side: 600 });
  const again = zoomOf(crop, wide);
  for (const part of ['scale', 'x', 'y'] as const) expect(again[part]).toBeCloseTo(closer[part]);
  expect(cropText(crop)).toBe('0.625,0.5,0.5');
});

// spec: goods-desk.17
test('it is not enlarged beyond what a card shows, and untouched it is cut from the middle', () => {
  expect(scaledAt(unzoomed, 9, { x: 0, y: 0 }, wide).scale).toBe(3);
  expect(scaledAt(unzoomed, 9, { x: 0, y: 0 }, frameOver(300, 500)).scale).toBe(1);
  expect(cropOf(unzoomed, wide)).toBeNull();
});
