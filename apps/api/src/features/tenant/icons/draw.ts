import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icons } from '@haat/contract/core/icons';
import type { IconName } from '@haat/contract/core/icons';

// Pixels of a picture that are drawn at all; an icon is far below.
const maxPixels = 40_000_000;

/** Of the edge of a maskable icon: what lies outside may be cut off (W3C manifest, safe zone). */
const safeShare = 0.8;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };

export const defaultPicture = (): Promise<Buffer> => readFile(new URL('default-icon.svg', import.meta.url));

/**
 * Draws an icon as PNG from a picture, whole and in the middle. What must fill its square to the corners (a phone's
 * icon) stands on the colour of the picture's own edge, on white where that is transparent.
 * @throws where the bytes are no picture that can be read
 */
export async function drawIcon(picture: Uint8Array, name: IconName): Promise<Buffer> {
  const edge = icons[name];
  const maskable = name.startsWith('maskable');
  const fit = maskable ? Math.round(edge * safeShare) : edge;
  const small = await contained(picture, fit);
  if (!maskable && name !== 'icon-180') return small;
  const background = await edgeColour(small);
  const before = Math.floor((edge - fit) / 2);
  const after = edge - fit - before;
  return sharp(small)
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** SVG is drawn at the size it is wanted in: its own 64 pixels blown up would be a blur. */
async function contained(picture: Uint8Array, edge: number): Promise<Buffer> {
  const options = { limitInputPixels: maxPixels };
  const { format, width, height } = await sharp(picture, options).metadata();
  const density = Math.min(2_400, Math.max(72, (72 * edge) / Math.min(width, height)));
  return sharp(picture, format === 'svg' ? { ...options, density } : options)
    .resize(edge, edge, { fit: 'contain', background: clear })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function edgeColour(png: Buffer): Promise<typeof white> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 40) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 255, g = 255, b = 255, alpha = 0] = data.subarray(at, at + 4);
  return alpha > 200 ? { r, g, b, alpha: 1 } : white;
}

/** A PNG of 32 pixels as `.ico`, for whoever asks for `/favicon.ico` without being told of any other. */
export function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(icons['icon-32'], 6);
  head.writeUInt8(icons['icon-32'], 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
