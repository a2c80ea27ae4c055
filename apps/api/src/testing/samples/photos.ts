import { promisify } from 'node:util';
import { crc32, deflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A colourful picture, so that no encoder makes nothing of it. */
const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5541c' } }).composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
          <circle cx="${width / 3}" cy="${height / 3}" r="${Math.min(width, height) / 4}" fill="#2c7"/></svg>`,
      ),
    },
  ]);

const file = (bytes: Uint8Array, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

/** A photo as a phone takes it: lying on its side, with the place and the camera written in it. */
export async function phonePhoto({ width = 1200, height = 900, name = 'IMG_0001.jpg' } = {}): Promise<File> {
  const bytes = await painted(width, height)
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Secret-Model-9' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '27/1 42/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '85/1 19/1 12/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return file(bytes, name, 'image/jpeg');
}

/** A photo with as much detail as a camera's has, so that it is as much work and as many bytes. */
export async function grainyPhoto(size: { width: number; height: number }): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return file(bytes, 'IMG_0012.jpg', 'image/jpeg');
}

export const pngPhoto = async () => file(await painted(640, 480).png().toBuffer(), 'screen.png', 'image/png');
export const webpPhoto = async () =>
  file(await painted(640, 480).webp().toBuffer(), 'photo.webp', 'image/webp');
export const avifPhoto = async ({ width = 320, height = 240 } = {}) =>
  file(await painted(width, height).avif({ effort: 0 }).toBuffer(), 'photo.avif', 'image/avif');

/** An AVIF of one colour: a kilobyte that unfolds to as much as is said. */
export async function flatAvif(size: { width: number; height: number }): Promise<File> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#b5541c' } });
  return file(await picture.avif({ effort: 0 }).toBuffer(), 'flat.avif', 'image/avif');
}

/** A photo that is no longer there after so much of it. */
export async function brokenPhoto(part = 0.5): Promise<File> {
  const complete = await phonePhoto();
  return new File([complete.slice(0, Math.floor(complete.size * part))], 'half.jpg', { type: 'image/jpeg' });
}

/** A JPEG whose picture is noise from the middle on. */
export async function scrambledPhoto(): Promise<File> {
  const bytes = new Uint8Array(await (await phonePhoto()).arrayBuffer());
  bytes.fill(0xff, 700);
  return file(bytes, 'scrambled.jpg', 'image/jpeg');
}

/** A part of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A good small PNG with a comment, or a colour profile, of 300 MB pressed into one or two. */
export async function swollenPng(type: 'zTXt' | 'iCCP'): Promise<File> {
  const png = await painted(64, 64).png().toBuffer();
  const pressed = await promisify(deflate)(Buffer.alloc(300_000_000), { level: 1 });
  // Behind the signature and the head, where both kinds may stand.
  const at = 33;
  const swollen = chunk(type, Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), pressed]));
  return file(Buffer.concat([png.subarray(0, at), swollen, png.subarray(at)]), 'swollen.png', 'image/png');
}

/** A file of a few kilobytes that says it unfolds to `side` × `side` white pixels, and would. */
export function bombPng(side = 30_000): File {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit of grey for each pixel.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = [signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', new Uint8Array())];
  return file(Buffer.concat(bytes), 'bomb.png', 'image/png');
}

const text = (content: string, name: string) => new File([content], name, { type: 'image/jpeg' });
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

/** Files that are no photo, whatever they are called and say they are. */
export async function impostors(): Promise<File[]> {
  return [
    text(svg, 'drawing.jpg'),
    text(`<?xml version="1.0"?>\n${svg}`, 'drawing.jpeg'),
    text('<!doctype html><script>alert(1)</script>', 'page.jpg'),
    text('%PDF-1.7\n1 0 obj\n<< >>\nendobj', 'invoice.jpg'),
    text('MZ\x90\0\x03', 'program.jpg'),
    text('#!/bin/sh\nrm -rf /', 'script.png'),
    text('just some words', 'words.webp'),
    text('\xff\xd8', 'nearly.jpg'),
    file(await painted(64, 64).gif().toBuffer(), 'moving.gif', 'image/gif'),
    file(await painted(64, 64).gif().toBuffer(), 'moving.jpg', 'image/jpeg'),
    file(await painted(64, 64).tiff().toBuffer(), 'scan.jpg', 'image/jpeg'),
    text('BM\x46\0\0\0\0\0\0\0', 'paint.jpg'),
    // An iPhone's HEIC: nothing here can read it, so the phone is asked for another one.
    text('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_0002.jpg'),
  ];
}
