import { expect, test } from 'vitest';
import { categoryTree, firstCategories } from './categories.ts';

const category = (slug: string, parentId: string | null = null) => ({
  _id: slug,
  id: slug,
  title: slug,
  titleNe: null,
  slug,
  image: null,
  adminId: 'vendor',
  parentId,
});
const named = (...slugs: string[]) =>
  slugs.map((slug) => ({ category: { slug, title: slug, titleNe: null } }));
const slugs = (frame: Parameters<typeof categoryTree>[0]) =>
  categoryTree(frame).map((branch) => branch.category.slug);

// spec: 3.8
test('root categories come in the order of the footer items, the others after them', () => {
  const categories = ['a', 'b', 'c', 'd'].map((slug) => category(slug));
  expect(slugs({ categories, footerItems: named('c', 'a', 'gone') })).toEqual(['c', 'a', 'b', 'd']);
});

// spec: 2.header.3
test('sub and inner categories lie below their parents', () => {
  const categories = [category('inner', 'sub'), category('sub', 'root'), category('root')];
  const [root] = categoryTree({ categories, footerItems: [] });
  expect(root?.children[0]?.children[0]?.category.slug).toBe('inner');
});

test('a category whose parent is missing is shown as a root', () => {
  expect(slugs({ categories: [category('orphan', 'gone')], footerItems: [] })).toEqual(['orphan']);
});

test('categories that lie in each other do not hang the page', () => {
  const categories = [category('a', 'b'), category('b', 'a'), category('c')];
  expect(slugs({ categories, footerItems: [] })).toEqual(['c']);
});

// spec: 2.mobile.7, 2.shared.6, 9.12
test('the first six are those that the footer items name, on any level, then the roots', () => {
  const categories = [category('a'), category('b', 'a'), category('c')];
  const first = firstCategories({ categories, footerItems: named('c', 'b', 'gone') }, 6);
  expect(first.map(({ slug }) => slug)).toEqual(['c', 'b', 'a']);
  expect(firstCategories({ categories, footerItems: [] }, 1)).toHaveLength(1);
});
