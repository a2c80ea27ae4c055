import sharp from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { photoBytesMost } from '@haat/contract/core/photos';
import { refusal } from '@haat/contract/core/problem';
import { fileRefusal } from './errors.ts';
import { v7 } from './ids.ts';
import type { Uploads } from './uploads.ts';

/** How a picture is stored: at which widths in pixels, the largest last, and whether it is cut to a square. */
export interface Shape {
  widths: readonly number[];
  square?: boolean;
}

/** A picture made ready to be stored: a file for each width and format. */
export type Drawing = { width: number; type: 'avif' | 'webp'; bytes: Uint8Array }[];

/** A camera's JPEG is read line by line and may be large; everything else unfolds whole in memory. */
const pixelsMost = { streamed: 64_000_000, whole: 26_000_000 };
/** No picture is higher than so many times its width: a shopping list photographed in one strip stays a picture. */
const heightMost = 2;
const secondsMost = 20;
/** Waiting for their turn: whoever comes on top is asked to come again. */
const waitingMost = 60;

// Every picture is another one: what is kept of the last would only take memory.
sharp.cache(false);
// Where it is not built for glibc it would take every core for one picture.
sharp.concurrency(1);

/** What may be read, by how its bytes begin (never by its name), as sharp calls it. */
const beginnings: [format: 'jpeg' | 'png' | 'webp' | 'heif', begins: RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heif', /^[^]{4}ftyp(?:avi[fs]|mif1[^]{4,16}avif)/],
];

/**
 * Draws pictures anew from what somebody uploaded, one after the other: nothing of the original file remains, neither
 * its place (GPS) nor its camera nor anything hidden behind it; turned upright, in colours of the web, never enlarged.
 * @param field the form's field, marked in a refusal
 * @throws Refusal `photo-too-small`, `photo-too-large`, `photo-type`, `photo-broken` (also for what would unfold beyond
 * measure), and `unavailable` when too many wait
 */
export async function drawPictures(files: File[], shape: Shape, field: string): Promise<Drawing[]> {
  // All are looked at before one is drawn: a wrong one among them costs no work.
  const formats = await Promise.all(files.map((file) => formatOf(file, field)));
  const drawings: Drawing[] = [];
  for (const [at, file] of files.entries()) {
    const drawing = await inTurn(() => drawn(file, formats[at], shape).catch(() => null));
    if (!drawing) throw fileRefusal('photo-broken', field);
    drawings.push(drawing);
  }
  return drawings;
}

/** Stores a drawing under a new name in a folder of the uploads. @returns the file name of its largest WebP */
export async function storePicture(uploads: Uploads, folder: string, drawing: Drawing): Promise<string> {
  const base = v7();
  const name = ({ width, type }: Drawing[number]) => `${base}-${width}.${type}`;
  const largest = drawing.findLast(({ type }) => type === 'webp');
  if (!largest) throw new Error('a drawing without a WebP');
  const put = await Promise.allSettled(
    drawing.map((each) => uploads.put(`${folder}/${name(each)}`, each.bytes)),
  );
  const failed = put.find((each) => each.status === 'rejected');
  if (failed) {
    await Promise.all(drawing.map((each) => uploads.remove(`${folder}/${name(each)}`)));
    throw failed.reason;
  }
  return name(largest);
}

/** Removes a stored picture in all its sizes; one that is not there is gone either way. */
export async function removePicture(
  uploads: Uploads,
  folder: string,
  fileName: string,
  { widths }: Shape,
): Promise<void> {
  const base = /^(.+)-\d+\.webp$/.exec(fileName)?.[1];
  const names = base
    ? widths.flatMap((width) => [`${base}-${width}.webp`, `${base}-${width}.avif`])
    : [fileName];
  await Promise.all(names.map((name) => uploads.remove(`${folder}/${name}`)));
}

async function formatOf(file: File, field: string): Promise<string> {
  if (file.size === 0) throw fileRefusal('photo-too-small', field);
  if (file.size > photoBytesMost) throw fileRefusal('photo-too-large', field);
  const head = Buffer.from(await file.slice(0, 32).arrayBuffer()).toString('latin1');
  const format = beginnings.find(([, begins]) => begins.test(head))?.[0];
  if (!format) throw fileRefusal('photo-type', field);
  return format;
}

/** @throws Error for whatever cannot be read to its end, says to be another format, or is too large to unfold */
async function drawn(file: File, format: string | undefined, { widths, square }: Shape): Promise<Drawing> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const options: SharpOptions = {
    failOn: 'error',
    limitInputPixels: pixelsMost.streamed,
    sequentialRead: true,
  };
  // Only the head of the file is read for this.
  const meta = await sharp(bytes, options).metadata();
  if (meta.format !== format || meta.width * meta.height > mostOf(meta))
    throw new Error('not to be unfolded');
  const largest = widths.at(-1) ?? 0;
  // Decoded once, at the largest size: the others are made from that.
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: secondsMost })
    .autoOrient()
    .resize(sizeOf(largest, square))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawing: Drawing = [];
  for (const each of widths) {
    const small = sharp(data, { raw: { width, height, channels } }).resize(sizeOf(each, square));
    drawing.push({
      width: each,
      type: 'avif',
      bytes: await encoded(small.clone().avif({ quality: 50, effort: 2 })),
    });
    drawing.push({ width: each, type: 'webp', bytes: await encoded(small.clone().webp({ quality: 72 })) });
  }
  return drawing;
}

const encoded = (picture: Sharp) => picture.timeout({ seconds: secondsMost }).toBuffer();

const mostOf = ({ format, isProgressive }: Metadata) =>
  format === 'jpeg' && !isProgressive ? pixelsMost.streamed : pixelsMost.whole;

const sizeOf = (width: number, square = false) => ({
  width,
  height: square ? width : width * heightMost,
  fit: square ? ('cover' as const) : ('inside' as const),
  withoutEnlargement: true,
});

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One picture at a time, however many are sent: the other core goes on serving the shop. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (waiting >= waitingMost) throw refusal('unavailable', { retryAfter: 10 });
  waiting += 1;
  const turn = last.then(run).finally(() => (waiting -= 1));
  last = turn.catch(() => undefined);
  return turn;
}
