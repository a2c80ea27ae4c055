import type { Crop } from '@haat/contract/core/photos';
import { unzoomed } from '@haat/web/ui/gallery/zooming.ts';
import type { Zoom } from '@haat/web/ui/gallery/zooming.ts';

// How many pixels of a photo are the least that a crop keeps: a card shows as many.
const leastPixels = 400;
const maxScale = 4;

/** A square frame of side 1 over a photo that covers it: all lengths are shares of that side. */
export interface CropFrame {
  width: 1;
  height: 1;
  picture: { width: number; height: number };
  most: number;
}

/** @param width of the photo in pixels, as it stands upright */
export function frameOver(width: number, height: number): CropFrame {
  const shorter = Math.min(width, height);
  return {
    ...{ width: 1, height: 1 },
    picture: { width: width / shorter, height: height / shorter },
    most: Math.min(maxScale, Math.max(1, shorter / leastPixels)),
  };
}

/** How the photo lies in the frame for a crop; from the middle for null. */
export function zoomOf(crop: Crop | null, { picture }: CropFrame): Zoom {
  if (!crop) return unzoomed;
  const scale = 1 / crop.side;
  const offset = (share: number, length: number) => (length * scale - 1) / 2 - share * length * scale;
  return { scale, x: offset(crop.left, picture.width), y: offset(crop.top, picture.height) };
}

/** What of the photo is in the frame; null for all of its middle, as it is cut unless told. */
export function cropOf({ scale, x, y }: Zoom, { picture }: CropFrame): Crop | null {
  if (scale === 1 && x === 0 && y === 0) return null;
  const begin = (offset: number, length: number) =>
    Math.max(0, ((length * scale - 1) / 2 - offset) / (length * scale));
  return { left: begin(x, picture.width), top: begin(y, picture.height), side: 1 / scale };
}
