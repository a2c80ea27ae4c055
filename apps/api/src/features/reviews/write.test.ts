import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getProduct } from '@haat/contract/catalog/calls';
import {
  addReview,
  deleteReview,
  getOwnReview,
  getReviewPercentages,
  getReviews,
} from '@haat/contract/reviews/calls';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadePerson, MadeProduct } from '../../testing/makers.ts';
import { phonePhoto, pngPhoto } from '../../testing/samples/photos.ts';
import { reviews } from './tables.ts';

let haat: Haat;
let sita: MadePerson;
let hari: MadePerson;
let shawl: MadeProduct;

beforeAll(async () => {
  haat = await openHaat();
  [sita, hari] = [await haat.make.aShopper(), await haat.make.aShopper({ firstName: 'Hari' })];
  shawl = await haat.make.aProduct({ slug: 'shawl' });
});
afterEach(async () => {
  await haat.dependencies.database.orm.delete(reviews);
  for (const { token } of [sita, hari]) await haat.ask(deleteReview, { productId: shawl.id }, { token });
  await haat.dependencies.database.sql`update product_counts set ratings = 0, rating_sum = 0`;
  await haat.dependencies.database.sql`update products set active = true`;
  await Promise.all((await stored()).map((name) => haat.dependencies.uploads.delete(`review/${name}`)));
});
afterAll(() => haat.close());

const stored = () =>
  readdir(join(haat.dependencies.env.DATA_DIR, 'uploads/review')).catch(() => [] as string[]);
const sizesOf = (fileNames: string[]) =>
  fileNames
    .map((name) => name.replace('-800.webp', ''))
    .flatMap((base) => [`${base}-200.avif`, `${base}-200.webp`, `${base}-800.avif`, `${base}-800.webp`])
    .sort();

type Sent = Partial<Parameters<typeof send>[0]>;
const send = (
  input: {
    rating: 1 | 2 | 3 | 4 | 5;
    description: string;
    keep?: string;
    images?: File[];
    productId?: string;
  },
  { token }: { token?: string },
) => haat.ask(addReview, { productId: shawl.id, ...input }, { token });
const review = (input: Sent = {}, person = sita) =>
  send({ rating: 5, description: '<p>Warm and soft</p>', ...input }, person);
const own = async ({ token }: MadePerson) =>
  (await haat.ask(getOwnReview, { productId: shawl.id }, { token })).body.review;
const ratingOf = async () => (await haat.ask(getProduct, { slug: 'shawl' })).body.rating;

// spec: 1.14, 7.21, 7.30
test('a review is stored with its words, stars and photos, and everybody reads it', async () => {
  haat.announced.length = 0;
  const images = [await phonePhoto(), await pngPhoto()];
  const { status, body } = await review({ rating: 4, images });
  expect([status, body.message]).toEqual([200, 'Review added']);
  expect(body.data).toMatchObject({
    userId: { firstName: 'Sita', lastName: 'Rai' },
    rating: 4,
    reviewDescription: '<p>Warm and soft</p>',
    verifiedPurchase: false,
  });
  expect((await haat.ask(getReviews, { productId: shawl.id })).body).toEqual([body.data]);
  expect(await own(sita)).toEqual(body.data);
  expect(await own(hari)).toBeNull();

  const names = body.data.images.map(({ fileName }) => fileName);
  expect(await stored()).toEqual(expect.arrayContaining(sizesOf(names)));
  expect(await stored()).toHaveLength(8);
  for (const name of sizesOf(names)) {
    const { status: found, headers } = await haat.send('GET', `/uploads/review/${name}`);
    expect([found, headers['content-type']]).toEqual([
      200,
      name.endsWith('avif') ? 'image/avif' : 'image/webp',
    ]);
  }

  expect(await ratingOf()).toEqual({ average: 4, count: 1 });
  expect((await haat.ask(getReviewPercentages, { productId: shawl.id })).body.rating4).toBe(100);
  const { id } = shawl.shop;
  expect(haat.announced).toEqual([`reviews:${id}:${shawl.id}`, `ratings:${id}:${shawl.vendor.id}`]);
});

// spec: 7.21, choosing.12
test('adding again edits the own review: those photos stay that are kept, the others are gone', async () => {
  const first = (await review({ images: [await phonePhoto(), await phonePhoto()] })).body.data;
  const kept = first.images[1]!.fileName;
  const again = await review({
    rating: 2,
    description: 'It shrank',
    keep: JSON.stringify([kept]),
    images: [await pngPhoto()],
  });
  expect(again.body.message).toBe('Review updated');
  expect(again.body.data).toMatchObject({ _id: first._id, rating: 2, reviewDescription: '<p>It shrank</p>' });
  expect(again.body.data.images).toHaveLength(2);
  expect(again.body.data.images[0]!.fileName).toBe(kept);
  expect((await stored()).sort()).toEqual(sizesOf(again.body.data.images.map(({ fileName }) => fileName)));
  expect(await ratingOf()).toEqual({ average: 2, count: 1 });

  const without = (await review({ rating: 3 })).body.data;
  expect([without.images, await stored()]).toEqual([[], []]);
});

// spec: 9.21, choosing.12
test('deleting takes the review, its stars and its photos', async () => {
  await review({ images: [await phonePhoto()] });
  await review({ rating: 1 }, hari);
  haat.announced.length = 0;
  const gone = await haat.ask(deleteReview, { productId: shawl.id }, { token: sita.token });
  expect(gone.body).toEqual({ message: 'Review deleted' });
  expect([await own(sita), await stored()]).toEqual([null, []]);
  expect(await ratingOf()).toEqual({ average: 1, count: 1 });
  expect(haat.announced).toContain(`reviews:${shawl.shop.id}:${shawl.id}`);
  const twice = await haat.ask(deleteReview, { productId: shawl.id }, { token: sita.token });
  expect([twice.status, twice.body.code]).toEqual([404, 'not-found']);
});

// spec: 6.5
test('nobody without a session of this shop writes, reads or deletes an own review', async () => {
  const himal = await haat.make.aShop();
  const stranger = await haat.make.aShopper({ shop: himal });
  await review({ images: [await phonePhoto()] });
  const before = await stored();
  for (const token of [undefined, 'made up', stranger.token]) {
    const answers = [
      await review({ images: [await pngPhoto()] }, { token } as MadePerson),
      await haat.ask(getOwnReview, { productId: shawl.id }, { token }),
      await haat.ask(deleteReview, { productId: shawl.id }, { token }),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
      answers.map(() => [401, 'login-required']),
    );
  }
  // Known in the other shop, where this product is not.
  const asker = { token: stranger.token, shop: himal };
  const there = await haat.ask(addReview, { rating: 1, productId: shawl.id, description: 'x' }, asker);
  expect([there.status, there.body.code]).toEqual([404, 'not-found']);
  expect((await haat.ask(getOwnReview, { productId: shawl.id }, asker)).body).toEqual({ review: null });
  expect((await haat.ask(deleteReview, { productId: shawl.id }, asker)).status).toBe(404);
  expect([await stored(), (await own(sita))?.rating]).toEqual([before, 5]);
});

// spec: choosing.10
test('what is not on sale is not reviewed, and an older review of it may still be deleted', async () => {
  expect((await review({ productId: v7(), images: [await pngPhoto()] })).status).toBe(404);
  expect((await review({ productId: 'junk' })).status).toBe(400);
  await review();
  await haat.dependencies.database.sql`update products set active = false`;
  expect((await review({ images: [await pngPhoto()] })).body.code).toBe('not-found');
  expect(await stored()).toEqual([]);
  expect((await haat.ask(deleteReview, { productId: shawl.id }, { token: sita.token })).status).toBe(200);
});

// spec: 5.22, choosing.10
test.each([
  ['no stars', { rating: undefined }, 'rating'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 4.5 }, 'rating'],
  ['stars in words', { rating: 'five' }, 'rating'],
  ['no words', { description: '' }, 'description'],
  ['words that cannot be seen', { description: '<p>&nbsp;<br></p><p>\u200b</p>' }, 'description'],
  [
    'nothing but a picture from elsewhere',
    { description: '<p><img src="https://a.example/x"></p>' },
    'description',
  ],
  ['a text without end', { description: 'x'.repeat(10_001) }, 'description'],
  ['a text that swells', { description: '<'.repeat(10_000) }, 'description'],
  ['a list of photos that is none', { keep: '{"a":1}' }, 'keep'],
  ['a list of photos that is no JSON', { keep: '[' }, 'keep'],
  ['a name it does not know', { verifiedPurchase: 'true' }, 'verifiedPurchase'],
  ['words where photos belong', { images: ['words'] }, 'images'],
  ['a photo where words belong', { description: [new File(['x'], 'x.txt')] }, 'description'],
])('%s is refused with its field, and nothing is stored', async (_, wrong, field) => {
  const { status, body } = await review({ images: [await pngPhoto()], ...(wrong as object) });
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(Object.keys(body.fields ?? {}).map((name) => name.split('.')[0])).toContain(field);
  expect([await own(sita), await stored(), await ratingOf()]).toEqual([null, [], { average: 0, count: 0 }]);
});

// spec: choosing.10
test('a seller reviews what others sell, and nothing of their own', async () => {
  const seller = await haat.make.aSeller(shawl.vendor);
  const other = await haat.make.aSeller(await haat.make.aVendor());
  const refused = await review({ images: [await pngPhoto()] }, seller);
  expect([refused.status, refused.body.code, await stored()]).toEqual([403, 'not-allowed', []]);
  expect((await review({}, other)).status).toBe(200);
  await haat.ask(deleteReview, { productId: shawl.id }, { token: other.token });
});

// spec: choosing.10
test("another's photos cannot be taken over, nor anything else on the disk", async () => {
  const hers = (await review({ images: [await phonePhoto()] })).body.data.images[0]!.fileName;
  await haat.dependencies.uploads.put('product/kettle-800.webp', new Uint8Array(8));
  for (const name of [hers, '../product/kettle-800.webp', '/etc/passwd']) {
    const his = await review({ keep: JSON.stringify([name]) }, hari);
    expect(his.body.data.images).toEqual([]);
  }
  await haat.ask(deleteReview, { productId: shawl.id }, { token: hari.token });
  expect(await stored()).toHaveLength(4);
  expect(await haat.dependencies.uploads.get('product/kettle-800.webp')).not.toBeNull();
});

// spec: choosing.12
test('sent twice at once, by an impatient thumb, it is one review with the photos of one sending', async () => {
  const images = [await phonePhoto()];
  const answers = await Promise.all(Array.from({ length: 4 }, () => review({ rating: 3, images })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ body }) => body.message === 'Review added')).toHaveLength(1);
  const { body } = await haat.ask(getReviews, { productId: shawl.id });
  expect(body).toHaveLength(1);
  expect((await stored()).sort()).toEqual(sizesOf(body[0]!.images.map(({ fileName }) => fileName)));
  expect(await ratingOf()).toEqual({ average: 3, count: 1 });
});

// spec: choosing.63
test('when the database refuses, the photos that were stored for it are gone again', async () => {
  const { sql } = haat.dependencies.database;
  await sql`alter table reviews add constraint no_five check (rating < 5)`;
  const { status, body } = await review({ rating: 5, images: [await phonePhoto()] });
  await sql`alter table reviews drop constraint no_five`;
  expect([status, body.code]).toEqual([500, 'broken']);
  expect([await stored(), await own(sita)]).toEqual([[], null]);
});
