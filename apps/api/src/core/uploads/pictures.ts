import { maxPhotoBytes, photoTypeOf } from '@haat/contract/core/photos';
import type { Crop } from '@haat/contract/core/photos';
import { fileRefusal } from '../errors.ts';
import type { FilePlace } from '../errors.ts';
import { v7 } from '../ids.ts';
import { Painter } from './painter.ts';
import type { Drawing, Shape } from './picture-work.ts';
import { Turns } from '../limits/turns.ts';
import type { Uploads } from './uploads.ts';

/** What may be read, as sharp calls it. */
const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
} as const;

export type { Drawing, Shape };

export interface Source {
  /** The form's field, marked in a refusal. */
  field: string;
  /** Who sends them, as their network: callers take turns. */
  caller: string;
  /** Which part of each is kept, chosen by hand. */
  crop?: Crop | undefined;
}

const painter = new Painter();
const turns = new Turns();

/**
 * Draws pictures anew from what somebody uploaded, one after the other: nothing of the original file remains, neither
 * its place (GPS) nor its camera nor anything hidden behind it; turned upright, in colours of the web, never enlarged.
 * @throws Refusal `photo-too-small`, `photo-too-large`, `photo-type`, `photo-broken` (also for what would unfold beyond
 * measure or takes too long), each with the file's place among the others, and what `Turns` refuses
 */
export async function drawPictures(
  files: File[],
  shape: Shape,
  { field, caller, crop }: Source,
): Promise<Drawing[]> {
  // All are looked at before one is drawn: a wrong one among them costs no work.
  const found: string[] = [];
  for (const [at, file] of files.entries()) found.push(await formatOf(file, { field, at }));
  const drawings: Drawing[] = [];
  for (const [at, file] of files.entries()) {
    const format = found[at] ?? '';
    const drawing = await turns.run(caller, async () =>
      painter.draw({ bytes: new Uint8Array(await file.arrayBuffer()), format, shape, crop }),
    );
    if (!drawing) throw fileRefusal('photo-broken', { field, at });
    drawings.push(drawing);
  }
  return drawings;
}

/** Stores a drawing in a folder of the uploads, under a new name unless one is given. @returns the file name of its largest WebP */
export async function storePicture(
  uploads: Uploads,
  folder: string,
  drawing: Drawing,
  base = v7(),
): Promise<string> {
  const name = ({ width, type }: Drawing[number]) => `${base}-${width}.${type}`;
  const largest = drawing.findLast(({ type }) => type === 'webp');
  if (!largest) throw new Error('a drawing without a WebP');
  const put = await Promise.allSettled(
    drawing.map((each) => uploads.put(`${folder}/${name(each)}`, each.bytes)),
  );
  const failed = put.find((each) => each.status === 'rejected');
  if (failed) {
    await Promise.all(drawing.map((each) => uploads.delete(`${folder}/${name(each)}`)));
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
  await Promise.all(names.map((name) => uploads.delete(`${folder}/${name}`)));
}

async function formatOf(file: File, place: FilePlace): Promise<string> {
  if (file.size === 0) throw fileRefusal('photo-too-small', place);
  if (file.size > maxPhotoBytes) throw fileRefusal('photo-too-large', place);
  const type = await photoTypeOf(file);
  if (!type) throw fileRefusal('photo-type', place);
  return formats[type];
}
