import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReview, getOwnReview } from '@haat/contract/reviews/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadePerson, MadeProduct } from '../../testing/makers.ts';
import { bombPng, brokenPhoto, impostors, phonePhoto, pngPhoto } from '../../testing/samples/photos.ts';

let haat: Haat;
let sita: MadePerson;
let shawl: MadeProduct;
let good: File;

beforeAll(async () => {
  haat = await openHaat();
  [sita, shawl] = [await haat.make.aShopper(), await haat.make.aProduct()];
  good = await pngPhoto();
});
afterAll(() => haat.close());

const review = (images: File[], keep?: string) =>
  haat.ask(
    addReview,
    { productId: shawl.id, rating: 5, description: 'Good', images, keep },
    { token: sita.token },
  );
const stored = async () => {
  const names = await readdir(join(haat.dependencies.env.DATA_DIR, 'uploads'), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => name !== 'review');
};
const nothingIsKept = async () => {
  const { body } = await haat.ask(getOwnReview, { productId: shawl.id }, { token: sita.token });
  expect([body.review, await stored()]).toEqual([null, []]);
};
const refused = async (images: File[], keep?: string) => {
  const { status, body } = await review(images, keep);
  return [status, body.code, body.error, body.fields?.['images']];
};

const type = 'File type must be JPEG, PNG, WebP or AVIF';
const broken = 'This photo cannot be read. Please choose another one.';

// spec: 5.23, choosing.63
test('an SVG, a GIF, a PDF, a page or a program is no photo, whatever it is called', async () => {
  for (const file of await impostors())
    expect(await refused([good, file]), file.name).toEqual([400, 'photo-type', type, type]);
  await nothingIsKept();
});

// spec: 5.23, choosing.63
test('a photo over 5 MB is too large, and 5 MB to the byte are not', async () => {
  const maxBytes = 5 * 1024 * 1024;
  const photo = await phonePhoto();
  const padded = (size: number) => new File([photo, new Uint8Array(size - photo.size)], 'big.jpg');
  const words = 'File is larger than 5 MB';
  expect(await refused([good, padded(maxBytes + 1)])).toEqual([413, 'photo-too-large', words, words]);
  expect(await refused([padded(2 * maxBytes), good])).toEqual([413, 'photo-too-large', words, words]);
  await nothingIsKept();
  expect((await review([padded(maxBytes)])).status).toBe(200);
  await remove();
});

// spec: 5.23, choosing.63
test('seven photos are too many, together with those that are kept too', async () => {
  const words = 'Too many files';
  const seven = Array.from({ length: 7 }, () => good);
  expect((await refused(seven)).slice(0, 3)).toEqual([400, 'too-many-photos', words]);
  await nothingIsKept();
  const { body } = await review(seven.slice(0, 4));
  const names = body.data.images.map(({ fileName }) => fileName);
  expect(names).toHaveLength(4);
  expect(await refused(seven.slice(0, 3), JSON.stringify(names))).toEqual([
    400,
    'too-many-photos',
    words,
    words,
  ]);
  expect(await stored()).toHaveLength(16);
  expect((await review(seven.slice(0, 2), JSON.stringify(names))).body.data.images).toHaveLength(6);
  await remove();
});

// spec: 5.23
test('an empty file is too small', async () => {
  const words = 'File is too small';
  expect(await refused([good, new File([], 'none.jpg')])).toEqual([400, 'photo-too-small', words, words]);
  await nothingIsKept();
});

// spec: choosing.63
test('a decompression bomb is refused, and the shop goes on', async () => {
  expect(await refused([good, bombPng()])).toEqual([400, 'photo-broken', broken, broken]);
  await nothingIsKept();
});

// spec: choosing.63
test('a photo that was cut off on its way is refused', async () => {
  expect(await refused([good, await brokenPhoto()])).toEqual([400, 'photo-broken', broken, broken]);
  await nothingIsKept();
});

// spec: goods.45
test('a refusal says which of the photos it means, by its place', async () => {
  const bad = [
    [await brokenPhoto(), 'photo-broken'],
    [new File([], 'none.jpg'), 'photo-too-small'],
    [new File(['no photo'], 'words.jpg'), 'photo-type'],
    [new File([new Uint8Array(6_000_000)], 'large.jpg'), 'photo-too-large'],
  ] as const;
  for (const [file, code] of bad) {
    const { body } = await review([good, good, file, good]);
    expect([body.code, Object.keys(body.fields ?? {})], code).toEqual([code, ['images', 'images.2']]);
  }
  await nothingIsKept();
});

async function remove(): Promise<void> {
  const { sql } = haat.dependencies.database;
  await sql`delete from reviews`;
  for (const name of await stored()) await haat.dependencies.uploads.delete(name);
}
