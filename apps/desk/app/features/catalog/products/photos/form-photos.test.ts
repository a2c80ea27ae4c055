import { expect, test } from 'vitest';
import { asKept, asNew, isAsWanted, photosIn } from './form-photos.ts';

const had = ['a', 'b'].map((url) => ({ url, isPrimary: url === 'a', altText: '' }));
const file = new File(['photo'], 'IMG_1.jpg');

// spec: goods-desk.9
test('a draft begins with its photos in their order, one of an older app with those that the product had first', () => {
  expect(photosIn(undefined, had)).toEqual(had);
  const begun = [asNew(file), ...had.toReversed()];
  expect(photosIn(begun, had)).toEqual(begun);
  expect(photosIn([file], had)).toMatchObject([...had, { file, crop: null }]);
});

// spec: goods-desk.16
test('photos are said once more only where a new one stands before one that was there, or is called otherwise by now', () => {
  expect(isAsWanted(had, had)).toBe(true);
  expect(isAsWanted(had, had.toReversed())).toBe(false);
  const [first, second] = had;
  expect(isAsWanted(had, [first!, { ...second!, altText: 'From above ' }])).toBe(false);
  expect(isAsWanted(had, [first!, { ...second!, color: 'Red' }])).toBe(false);
});

// spec: goods-desk.9
test('what is said of a photo that is on the phone stays once the shop has it; of one of which nothing is said the shop says it', () => {
  const stored = { url: 'c', isPrimary: false, altText: 'Cup', color: 'Red' };
  expect(asKept(asNew(file), stored)).toEqual(stored);
  expect(asKept({ ...asNew(file), altText: ' ' }, stored)).toEqual(stored);
  const said = { ...asNew(file), altText: 'From above ', color: null };
  expect(asKept(said, stored)).toEqual({ ...stored, altText: 'From above', color: null });
});
