import { expect, test } from 'vitest';
import { cardTitle, categoryPictures, discountOf, filtersOf, pictureSet } from './rules.ts';

// spec: 2.card.3, 9.9
test('a title over 30 characters is cut at its last word within 30', () => {
  expect(cardTitle('Glass Wind Chime with Brass Clapper')).toBe('Glass Wind Chime with Brass…');
  expect(cardTitle('Clay Diya Lamps for Tihar, Pack of 12')).toBe('Clay Diya Lamps for Tihar…');
  expect(cardTitle('x'.repeat(40))).toBe(`${'x'.repeat(30)}…`);
  expect(cardTitle('Handwoven Dhaka Topi, Palpali pattern')).toBe('Handwoven Dhaka Topi, Palpali…');
  expect(cardTitle('Short title')).toBe('Short title');
});

// spec: 2.card.3
test('a Devanagari title is never cut inside a letter', () => {
  const title = 'क्षि'.repeat(31);
  expect(cardTitle(title)).toMatch(/^(?:क्षि)+…$/);
});

test('the percent off is the nearest whole one, and none where nothing is struck through', () => {
  const off = [661, 665, 1_000, 1_200].map((price) => discountOf({ price, markPrice: 1_000 }));
  expect(off).toEqual([34, 34, 0, 0]);
});

test('a stored picture is offered in every width and both formats', () => {
  expect(pictureSet('/uploads/product/kettle-800.webp')?.avif).toBe(
    '/uploads/product/kettle-200.avif 200w, /uploads/product/kettle-400.avif 400w, /uploads/product/kettle-800.avif 800w',
  );
  expect(pictureSet('https://elsewhere.test/kettle.png')).toBeNull();
});

test('junk in the filters of an address is ignored', () => {
  const junk = new URLSearchParams({
    min: '-5',
    max: 'abc',
    page: '0',
    sort: 'drop table',
    inStock: 'maybe',
  });
  expect(Object.values(filtersOf(junk)).every((value) => value === undefined)).toBe(true);
  expect(filtersOf(new URLSearchParams('min=100&sort=price-asc&page=2'))).toMatchObject({
    min: 100,
    sort: 'price-asc',
    page: 2,
  });
});

// spec: goods.41
test('a price is read as people type it, and from above to is turned round', () => {
  const prices = (query: string) => {
    const { min, max } = filtersOf(new URLSearchParams(query));
    return [min, max];
  };
  expect(prices('min=900&max=100')).toEqual([100, 900]);
  expect([prices('min=100&max=900'), prices('min=900'), prices('max=0')]).toEqual([
    [100, 900],
    [900, undefined],
    [undefined, 0],
  ]);
  expect([prices('min=१,५००&max=2 000'), prices('min=१.५&max=Rs')]).toEqual([
    [1500, 2000],
    [undefined, undefined],
  ]);
});

// spec: 7.29, 8.15
test('the picture of a category has the two fallback paths of the specification', () => {
  expect(categoryPictures({ _id: 'c1', adminId: 'v1', image: 'tea.webp' })).toEqual([
    '/uploads/v1/singleCategory/c1/tea.webp',
    '/uploads/single_category/tea.webp',
    '/uploads/singleCategory/tea.webp',
  ]);
  expect(categoryPictures({ _id: 'c1', adminId: 'v1', image: null })).toEqual([]);
});

// spec: 7.29
test('a file name cannot lead out of the uploads', () => {
  const [first] = categoryPictures({ _id: 'c1', adminId: 'v1', image: '../../x?y' });
  expect(first).toBe('/uploads/v1/singleCategory/c1/..%2F..%2Fx%3Fy');
});
