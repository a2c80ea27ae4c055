import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasIntent, keepIntent, takeIntent } from './intent.ts';

const wish = { wish: 'a-product' };
const at = '/ne/product_category/kitchen-and-dining?sort=price-asc';

beforeEach(() => {
  const held = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// spec: choosing.21
test('what a guest wanted is done where they were, and once', () => {
  expect(hasIntent()).toBe(false);
  keepIntent({ at, wish });
  expect(hasIntent()).toBe(true);
  expect(takeIntent(at)).toEqual(wish);
  expect([hasIntent(), takeIntent(at)]).toEqual([false, null]);
});

test('whoever ends up elsewhere, or logs in much later, did not mean it any more', () => {
  keepIntent({ at, wish });
  expect(takeIntent('/cart-details')).toBeNull();
  expect(hasIntent()).toBe(false);
  keepIntent({ at, wish });
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeIntent(at)).toBeNull();
});

test('only the last wish counts', () => {
  keepIntent({ at, wish });
  keepIntent({ at: '/wishlist', wish: undefined });
  expect([hasIntent(), takeIntent(at)]).toEqual([false, null]);
});

test.each(['no JSON {', '7', 'null', '[]', '{"at":"/","since":"yesterday","wish":1}', '{"wish":{}}'])(
  'a storage that is not ours asks for nothing: %s',
  (text) => {
    sessionStorage.setItem('intent', text);
    expect(takeIntent('/')).toBeNull();
    expect(hasIntent()).toBe(false);
  },
);

test('a browser without storage does without', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem(): never {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  keepIntent({ at, wish });
  expect([hasIntent(), takeIntent(at)]).toEqual([false, null]);
});
