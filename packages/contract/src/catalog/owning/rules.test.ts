import { expect, test } from 'vitest';
import { branchOf, judgePlace } from './rules.ts';

const at = (_id: string, parentId: string | null = null) => ({ _id, parentId });
const shop = [
  at('home'),
  at('kitchen', 'home'),
  at('kettles', 'kitchen'),
  at('food'),
  at('tea', 'food'),
  at('toys'),
];

// spec: categories.3
test('a category with all below it moves as far as three levels reach, and never into itself', () => {
  expect(judgePlace(shop, 'toys', 'kitchen')).toBe(null);
  expect(judgePlace(shop, 'food', 'home')).toBe(null);
  expect(judgePlace(shop, 'food', 'kitchen')).toBe('category-too-deep');
  expect(judgePlace(shop, 'toys', 'kettles')).toBe('category-too-deep');
  expect(judgePlace(shop, 'home', 'kettles')).toBe('category-in-itself');
  expect(judgePlace(shop, 'home', 'home')).toBe('category-in-itself');
  expect(judgePlace(shop, 'kettles', null)).toBe(null);
});

// spec: categories.3
test('a new category lies below the second level at the deepest', () => {
  expect(judgePlace(shop, null, null)).toBe(null);
  expect(judgePlace(shop, null, 'tea')).toBe(null);
  expect(judgePlace(shop, null, 'kettles')).toBe('category-too-deep');
});

test('a branch is a category with all below it', () => {
  expect([...branchOf(shop, 'home')]).toEqual(['home', 'kitchen', 'kettles']);
});
