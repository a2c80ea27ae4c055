import sharp from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { squareOf } from '@haat/contract/core/photos';
import type { Crop } from '@haat/contract/core/photos';

// The process in which strangers' files are decoded (`painter.ts`): it has no secrets, and may be ended at any moment.

/** How a picture is stored: at which widths in pixels, the largest last, and whether it is cut to a square. */
export interface Shape {
  widths: readonly number[];
  square?: boolean;
}

/** A picture made ready to be stored: a file for each width and format. */
export type Drawing = { width: number; type: 'avif' | 'webp'; bytes: Uint8Array }[];

/** To this process: a file whose beginning says to be of a format. */
export interface PictureWork {
  bytes: Uint8Array;
  format: string;
  shape: Shape;
  /** Which part of it is drawn; all of it, or a square of its middle, unless told. */
  crop?: Crop | undefined;
}
/** From it: 'ready' once, then for each file a drawing, or null for whatever cannot be read. */
export type PictureDone = 'ready' | { drawing: Drawing | null };

// A camera's JPEG is read line by line and may be large; everything else unfolds whole in memory. AVIF takes ten
// times as long as the others for the same picture.
const maxPixels = { streamed: 64_000_000, buffered: 26_000_000, avif: 8_000_000 };
// No picture is higher than so many times its width: a shopping list photographed in one strip stays a picture.
const maxHeight = 2;

// Every picture is another one: what is kept of the last would only take memory.
sharp.cache(false);
// Where it is not built for glibc it would take every core for one picture.
sharp.concurrency(1);

process.on('message', (work: PictureWork) => {
  void drawn(work)
    .catch(() => null)
    .then((drawing) => tell({ drawing }));
});
process.on('disconnect', () => process.exit());
tell('ready');

function tell(message: PictureDone): void {
  process.send?.(message);
}

/** @throws Error for whatever cannot be read to its end, says to be another format, or is too large to unfold */
async function drawn({ bytes, format, shape: { widths, square }, crop }: PictureWork): Promise<Drawing> {
  const options: SharpOptions = {
    failOn: 'error',
    limitInputPixels: maxPixels.streamed,
    sequentialRead: true,
  };
  // Only the head of the file is read for this.
  const meta = await sharp(bytes, options).metadata();
  if (meta.format !== format || meta.width * meta.height > maxPixelsOf(meta))
    throw new Error('not to be unfolded');
  const largest = widths.at(-1) ?? 0;
  // Decoded once, at the largest size: the others are made from that.
  const { data, info } = await cut(sharp(bytes, options).autoOrient(), meta, crop)
    .resize(sizeOf(largest, square))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawing: Drawing = [];
  const add = async (of: number, type: 'avif' | 'webp', picture: Sharp) =>
    drawing.push({ width: of, type, bytes: await picture.toBuffer() });
  for (const each of widths) {
    const small = sharp(data, { raw: { width, height, channels } }).resize(sizeOf(each, square));
    await add(each, 'avif', small.clone().avif({ quality: 50, effort: 2 }));
    await add(each, 'webp', small.clone().webp({ quality: 72 }));
  }
  return drawing;
}

function cut(picture: Sharp, { autoOrient: { width, height } }: Metadata, crop: Crop | undefined): Sharp {
  if (!crop) return picture;
  const { left, top, side } = squareOf(crop, width, height);
  return picture.extract({ left, top, width: side, height: side });
}

function maxPixelsOf({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return maxPixels.avif;
  return format === 'jpeg' && !isProgressive ? maxPixels.streamed : maxPixels.buffered;
}

const sizeOf = (width: number, square = false) => ({
  width,
  height: square ? width : width * maxHeight,
  fit: square ? ('cover' as const) : ('inside' as const),
  withoutEnlargement: true,
});
