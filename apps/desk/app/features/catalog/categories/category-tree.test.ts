import { expect, test } from 'vitest';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { arranged, inside, placeAt } from './category-tree.ts';
import type { RowPart } from './category-tree.ts';

const category = (id: string, parentId: string | null = null, products = 0): OwnedCategory => ({
  ...{
    _id: id,
    id,
    parentId,
    products,
    adminId: '',
    title: id,
    titleNe: null,
    slug: id,
    image: null,
    version: 1,
  },
});
const all = [
  category('clothes'),
  category('shawls', 'clothes', 4),
  category('caps', 'clothes'),
  category('topi', 'caps', 2),
  category('food'),
  category('tea', 'food', 9),
];
const named = (id: string) => all.find(({ _id }) => _id === id)!;
const place = (id: string, on: string, part: RowPart) => placeAt(all, named(id), named(on), part);

// spec: categories.3
test('a category is dropped beside another one or into it, where it may lie', () => {
  expect(place('food', 'clothes', 'before')).toEqual({ parentId: null, before: 'clothes' });
  expect(place('tea', 'shawls', 'after')).toEqual({ parentId: 'clothes', before: 'caps' });
  expect(place('tea', 'caps', 'into')).toEqual({ parentId: 'caps', before: null });
  // Below the row of one with others in it stands the first of these.
  expect(place('tea', 'clothes', 'after')).toEqual({ parentId: 'clothes', before: 'shawls' });
});

// spec: categories.3
test('it is not dropped into itself, below three levels, where products lie, or where it lies already', () => {
  expect(place('clothes', 'topi', 'into')).toBeNull();
  expect(place('food', 'caps', 'into')).toBeNull();
  expect(place('tea', 'shawls', 'into')).toBeNull();
  expect(place('shawls', 'clothes', 'after')).toBeNull();
  expect(place('shawls', 'caps', 'before')).toBeNull();
});

// spec: categories.3
test('it stands at its new place before the shop has answered', () => {
  const after = arranged(all, named('tea'), { parentId: 'clothes', before: 'caps' });
  expect(inside(after, 'clothes').map(({ _id }) => _id)).toEqual(['shawls', 'tea', 'caps']);
  expect(inside(after, 'food')).toEqual([]);
});
