import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Painter } from '@haat/api/core/uploads/painter';
import { flatAvif, phonePhoto } from '@haat/api/testing/samples/photos';
import type { MadeProduct } from '@haat/api/testing/makers';
import { setPicture } from '@haat/contract/account/calls';
import { addReview } from '@haat/contract/reviews/calls';
import { openMounted } from './testing/mounted.ts';

// Each asks from a network of its own, as a proxy tells it.
const haat = await openMounted({ env: { TRUST_PROXY: '1' } });
afterAll(() => {
  drawn.mockRestore();
  return haat.close();
});
const [hostile, other] = ['203.0.113.1', '198.51.100.1'].map((ip) => ({ 'x-forwarded-for': ip }));
const drawn = vi.spyOn(Painter.prototype, 'draw');

let product: MadeProduct;
beforeAll(async () => {
  product = await haat.make.aProduct({ slug: 'kettle' });
  await haat.open('/product/kettle');
});

const review = { rating: 1, description: 'Look at this' } as const;

/** One account sends ten forms with a photo at once, while another shopper sends one and reads a page. */
async function scene(photo: File) {
  const [sender, shopper] = [await haat.make.aShopper(), await haat.make.aShopper()];
  const own = await phonePhoto({ width: 60, height: 40 });
  drawn.mockClear();
  const answered: string[] = [];
  const attack = Array.from({ length: 10 }, async () => {
    const { status } = await haat.ask(
      addReview,
      { ...review, productId: product.id, images: [photo] },
      { token: sender.token, headers: hostile },
    );
    answered.push(`hostile ${status}`);
  });
  const asker = { token: shopper.token, headers: other };
  const picture = haat.ask(setPicture, { picture: [own] }, asker).then(({ status }) => {
    answered.push(`picture ${status}`);
  });
  await haat.open('/product/kettle', other).then(({ statusCode }) => answered.push(`page ${statusCode}`));
  await Promise.all([...attack, picture]);
  return answered;
}

describe('while one account sends ten small files that unfold to very much, another shopper', () => {
  // spec: security.25
  test('waits for none of those that are too large: they are not unfolded', async () => {
    const photo = await flatAvif({ width: 6_000, height: 4_400 });
    expect(photo.size).toBeLessThan(5_000);
    const answered = await scene(photo);
    // Of ten at once five are heard.
    expect(answered.filter((each) => each === 'hostile 429')).toHaveLength(5);
    expect(answered.filter((each) => each === 'hostile 400')).toHaveLength(5);
    expect(answered).toContain('picture 200');
    expect(answered.indexOf('page 200')).toBeLessThan(answered.indexOf('picture 200'));
    const results = await Promise.all(drawn.mock.settledResults.map(({ value }) => value as unknown));
    expect(results.filter((drawing) => drawing !== null)).toHaveLength(1);
  });

  // spec: security.25
  test('waits for one of those that may be drawn at most, and not for it to read a page', async () => {
    const answered = await scene(await flatAvif({ width: 3_200, height: 2_400 }));
    expect(answered.filter((each) => each === 'hostile 200')).toHaveLength(5);
    const until = (end: string) => answered.slice(0, answered.indexOf(end));
    expect(until('page 200')).not.toContain('hostile 200');
    expect(until('picture 200').filter((each) => each === 'hostile 200').length).toBeLessThanOrEqual(1);
  });
});
