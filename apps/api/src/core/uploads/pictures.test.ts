import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '@haat/contract/core/problem';
import {
  avifPhoto,
  bombPng,
  brokenPhoto,
  impostors,
  phonePhoto,
  pngPhoto,
  scrambledPhoto,
  swollenPng,
  webpPhoto,
} from '../../testing/samples/photos.ts';
import { peakMemoryOf } from '../../testing/memory.ts';
import { Painter } from './painter.ts';
import { drawPictures, removePicture, storePicture } from './pictures.ts';
import { localUploads } from './local-uploads.ts';
import type { Uploads } from './uploads.ts';

const shape = { widths: [200, 800] };
const source = { field: 'images', caller: '198.51.100.1' };
const draw = (...files: File[]) => drawPictures(files, shape, source);
const refusalOf = async (file: File) => {
  const error: unknown = await draw(file).catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? [error.code, error.details.fields?.['images'] !== undefined] : error;
};

describe('what is drawn', () => {
  // spec: goods-desk.17
  test('a crop by hand is of the photo as it stands upright, and is alone what is kept', async () => {
    const file = await phonePhoto({ width: 1200, height: 900 });
    // Upright it is 900 wide and 1200 high, its circle of 225 around 600, 400.
    const crop = { left: 500 / 900, top: 300 / 1_200, side: 200 / 900 };
    const [drawing = []] = await drawPictures([file], { ...shape, square: true }, { ...source, crop });
    const largest = drawing.findLast(({ type }) => type === 'webp')!.bytes;
    const { channels } = await sharp(largest).stats();
    const { width, height } = await sharp(largest).metadata();
    expect([width, height]).toEqual([200, 200]);
    const [red, green] = channels.map(({ mean, stdev }) => ({ mean, stdev }));
    expect(green!.mean).toBeGreaterThan(150);
    expect(red!.mean).toBeLessThan(100);
    expect(green!.stdev).toBeLessThan(10);
  });

  // spec: choosing.11
  test.each([
    ['JPEG', phonePhoto],
    ['PNG', pngPhoto],
    ['WebP', webpPhoto],
    ['AVIF', avifPhoto],
  ])('a %s becomes AVIF and WebP at each width, upright and never enlarged', async (_, photo) => {
    const file = await photo();
    const before = await sharp(await file.arrayBuffer())
      .autoOrient()
      .toBuffer({ resolveWithObject: true });
    const [drawing = []] = await draw(file);
    expect(drawing.map(({ width, type }) => `${width}.${type}`)).toEqual([
      '200.avif',
      '200.webp',
      '800.avif',
      '800.webp',
    ]);
    for (const { width, type, bytes } of drawing) {
      const meta = await sharp(bytes).metadata();
      expect([meta.format, meta.width]).toEqual([
        type === 'avif' ? 'heif' : 'webp',
        Math.min(width, before.info.width),
      ]);
      expect(meta.height / meta.width).toBeCloseTo(before.info.height / before.info.width, 1);
    }
  });

  // spec: choosing.11
  test('nothing of the place, the camera or anything else the phone wrote is left', async () => {
    const photo = await phonePhoto();
    const before = await sharp(await photo.arrayBuffer()).metadata();
    expect(before.exif?.toString('latin1')).toContain('Secret-Model-9');
    expect(before.orientation).toBe(6);
    const [drawing = []] = await draw(photo);
    expect(drawing.length).toBeGreaterThan(0);
    for (const { bytes } of drawing) {
      const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
        undefined,
      ]);
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret-Model-9|GPS|Exif/);
    }
  });

  test('a strip is cut to nobody: it stays whole within twice its width', async () => {
    const strip = await sharp({ create: { width: 300, height: 3_000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const [drawing = []] = await draw(new File([new Uint8Array(strip)], 'strip.jpg'));
    const meta = await sharp(drawing.at(-1)?.bytes).metadata();
    expect([meta.width, meta.height]).toEqual([160, 1_600]);
  });

  test('a square shape is filled', async () => {
    const [drawing = []] = await drawPictures([await phonePhoto()], { widths: [96], square: true }, source);
    const meta = await sharp(drawing[0]?.bytes).metadata();
    expect([meta.width, meta.height]).toEqual([96, 96]);
  });

  // spec: choosing.63, security.9
  test('a bomb is refused before it unfolds', async () => {
    const bomb = bombPng();
    expect(bomb.size).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toEqual(['photo-broken', true]);
    // Also one that any single limit of pixels for cameras would let through.
    expect(await refusalOf(bombPng(7_000))).toEqual(['photo-broken', true]);
    // AVIF takes the longest to read, so less of it is read.
    expect(await refusalOf(await avifPhoto({ width: 3_600, height: 2_400 }))).toEqual(['photo-broken', true]);
  });

  // spec: security.9
  test('what is hidden in a small picture is not unfolded: neither its comments nor its profile', async () => {
    for (const chunk of ['zTXt', 'iCCP'] as const) {
      const photo = await swollenPng(chunk);
      expect(photo.size).toBeLessThan(2_000_000);
      const most = await peakMemoryOf(() => draw(photo).catch(() => null));
      expect(most, chunk).toBeLessThan(400);
    }
  });

  test('a photo that was cut off or scrambled is refused', async () => {
    for (const part of [0.01, 0.1, 0.5, 0.95])
      expect(await refusalOf(await brokenPhoto(part)), String(part)).toEqual(['photo-broken', true]);
    expect(await refusalOf(await scrambledPhoto())).toEqual(['photo-broken', true]);
  });

  // spec: choosing.63
  test('a file is what it holds, not what it is called', async () => {
    for (const file of await impostors())
      expect(await refusalOf(file), file.name).toEqual(['photo-type', true]);
    const disguised = new File([await (await pngPhoto()).arrayBuffer()], 'page.html', { type: 'text/html' });
    expect(await draw(disguised)).toHaveLength(1);
  });

  test('nothing at all is too small, and a byte over 5 MB too large', async () => {
    expect(await refusalOf(new File([], 'none.jpg'))).toEqual(['photo-too-small', true]);
    const [photo, padding] = [await phonePhoto(), new Uint8Array(5 * 1024 * 1024)];
    expect(await refusalOf(new File([photo, padding], 'fat.jpg'))).toEqual(['photo-too-large', true]);
  });

  test('a web page hidden behind a photo is not stored with it', async () => {
    const both = new File([await phonePhoto(), '<script>alert(1)</script>'], 'both.jpg');
    const [drawing = []] = await draw(both);
    for (const { bytes } of drawing) expect(Buffer.from(bytes).toString('latin1')).not.toContain('script');
  });

  // spec: security.9
  test('many at once are drawn one after the other, and callers take turns', async () => {
    const large = () => phonePhoto({ width: 3_000, height: 2_000, name: 'large.jpg' });
    const small = await phonePhoto({ width: 40, height: 30, name: 'small.jpg' });
    const drawn: string[] = [];
    const drawAll = async (caller: string, files: File[]) => {
      await drawPictures(files, shape, { field: 'images', caller });
      drawn.push(caller);
    };
    const crowd = await Promise.all([large(), large(), large()]);
    // The one who came last has waited for one picture of each.
    await Promise.all([...crowd.map((file) => drawAll('crowd', [file])), drawAll('neighbour', [small])]);
    expect(drawn).toEqual(['crowd', 'neighbour', 'crowd', 'crowd']);
  });

  const work = async (file: File) => ({
    bytes: new Uint8Array(await file.arrayBuffer()),
    format: 'jpeg',
    shape,
  });

  // spec: security.9
  test('one that takes too long is ended for good, and the next one is drawn', async () => {
    const hasty = new Painter(1);
    expect(await hasty.draw(await work(await phonePhoto({ width: 6_000, height: 4_000 })))).toBeNull();
    expect(await new Painter().draw(await work(await phonePhoto()))).toHaveLength(4);
  });

  test('a photo that comes while the process is being ended for want of work is drawn by the next one', async () => {
    const photo = await work(await phonePhoto());
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const painter = new Painter();
    expect(await painter.draw(photo)).toHaveLength(4);
    vi.advanceTimersByTime(20_000);
    expect(await painter.draw(photo)).toHaveLength(4);
  });
});

describe('what is stored', () => {
  let root: string;
  let uploads: Uploads;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'haat-pictures-'));
    uploads = localUploads(root);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('has a name nobody can guess, ends in its largest width, and goes in all its sizes', async () => {
    const [drawing = []] = await draw(await phonePhoto());
    const name = await storePicture(uploads, 'review', drawing);
    expect(name).toMatch(/^[0-9a-f-]{36}-800\.webp$/);
    const base = name.replace('-800.webp', '');
    expect((await readdir(join(root, 'review'))).sort()).toEqual([
      `${base}-200.avif`,
      `${base}-200.webp`,
      `${base}-800.avif`,
      `${base}-800.webp`,
    ]);
    expect((await sharp(await readFile(join(root, 'review', name))).metadata()).width).toBe(800);
    await removePicture(uploads, 'review', name, shape);
    expect(await readdir(join(root, 'review'))).toEqual([]);
    await removePicture(uploads, 'review', name, shape);
  });

  test('is nothing at all when the disk refuses one of its files', async () => {
    const [drawing = []] = await draw(await pngPhoto());
    let puts = 0;
    const full: Uploads = {
      ...uploads,
      put: async (path, bytes) => {
        puts += 1;
        if (puts === 3) throw new Error('the disk is full');
        await uploads.put(path, bytes);
      },
    };
    await expect(storePicture(full, 'review', drawing)).rejects.toThrow('the disk is full');
    expect(await readdir(join(root, 'review'))).toEqual([]);
  });
});
