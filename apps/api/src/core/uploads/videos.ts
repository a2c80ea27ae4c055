import { fileRefusal } from '../errors.ts';

/** Bytes of a file from one place up to another. */
interface Part {
  from: number;
  to: number;
}

// How Matroska begins, of which WebM is a kind.
const webmBegins = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

export interface ReadVideo {
  end: 'mp4' | 'webm';
  /** Its bytes, without what a phone wrote into it of the place where it was taken. */
  bytes: () => AsyncGenerator<Uint8Array>;
}

/**
 * Reads a video by how it begins and how it is built, never by its name. Its pictures and sounds stay as they are.
 * @param field of the form, marked in a refusal
 * @throws Refusal `video-type`; `video-broken` for one that is cut short or holds no film
 */
export async function readVideo(file: File, field: string): Promise<ReadVideo> {
  const place = { field, at: 0 };
  const start = Buffer.from(await file.slice(0, 64).arrayBuffer());
  const head = start.toString('latin1');
  if (start.indexOf(webmBegins) === 0 && head.includes('webm'))
    return { end: 'webm', bytes: () => blanked(file, []) };
  // Pictures are built like this too, and say so.
  if (!/^[^]{4}ftyp(?!avi|hei|mif|msf)/.test(head)) throw fileRefusal('video-type', place);
  const boxes = await boxesIn(file, { from: 0, to: file.size });
  const film = boxes?.find(({ type }) => type === 'moov');
  if (!boxes || !film) throw fileRefusal('video-broken', place);
  const inFilm = await boxesIn(file, film.content);
  const tracks = await Promise.all(
    (inFilm ?? []).filter(({ type }) => type === 'trak').map(({ content }) => boxesIn(file, content)),
  );
  if (!inFilm || tracks.length === 0 || tracks.includes(null)) throw fileRefusal('video-broken', place);
  const told = [boxes, inFilm, ...tracks].flatMap((each) => each ?? []).filter(({ type }) => tells.has(type));
  return { end: 'mp4', bytes: () => blanked(file, told) };
}

// Boxes in which a phone writes what is no film: where it was, who made it, of which kind it is.
const tells = new Set(['udta', 'meta', 'uuid']);

interface Box {
  type: string;
  name: number;
  content: Part;
}

// So many are more than any phone writes.
const maxBoxes = 10_000;

/** What a part of an MP4 is made of; null where it is cut short or no such thing. */
async function boxesIn(file: File, { from, to }: Part): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const head = Buffer.from(await file.slice(at, at + 16).arrayBuffer());
    // Some end a list of boxes with four empty bytes.
    if (to - at === 4) return boxes;
    if (head.length < 8 || boxes.length === maxBoxes) return null;
    const said = head.readUInt32BE(0);
    if (said === 1 && head.length < 16) return null;
    const long = said === 1;
    const size = long ? Number(head.readBigUInt64BE(8)) : said === 0 ? to - at : said;
    const begin = long ? 16 : 8;
    if (size < begin || at + size > to) return null;
    const type = head.toString('latin1', 4, 8);
    boxes.push({ type, name: at + 4, content: { from: at + begin, to: at + size } });
    at += size;
  }
  return boxes;
}

/** A file with some boxes emptied: they keep their room, so that all else is found where it was. */
async function* blanked(file: File, boxes: readonly Box[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of file.stream()) {
    const bytes = Buffer.from(chunk);
    for (const { name, content } of boxes) {
      bytes.fill(0, clamp(content.from - at, bytes), clamp(content.to - at, bytes));
      for (const [n, letter] of [...'free'].entries()) {
        const place = name + n - at;
        if (place >= 0 && place < bytes.length) bytes[place] = letter.charCodeAt(0);
      }
    }
    at += bytes.length;
    yield bytes;
  }
}

const clamp = (place: number, { length }: Uint8Array) => Math.max(0, Math.min(length, place));
