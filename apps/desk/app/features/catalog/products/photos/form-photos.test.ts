import { expect, test } from 'vitest';
import { asNew, isInOrder, photosIn } from './form-photos.ts';

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
test('photos are put in order once more only where a new one stands before one that was there', () => {
  expect(isInOrder(had, had)).toBe(true);
  expect(isInOrder(had, had.toReversed())).toBe(false);
});
