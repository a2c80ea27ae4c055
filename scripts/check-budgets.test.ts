import { expect, test } from 'vitest';
import { pagesOf, scriptsOf } from './check-budgets.ts';

const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/react.js'] },
    english: { id: 'english', parentId: 'root', module: '/english.js', imports: ['/words-en.js'] },
    home: {
      id: 'home',
      parentId: 'english',
      index: true,
      hasDefaultExport: true,
      module: '/home.js',
      imports: ['/card.js'],
    },
    product: {
      id: 'product',
      parentId: 'english',
      path: 'product/:slug',
      hasDefaultExport: true,
      module: '/product.js',
      clientLoaderModule: '/product-loader.js',
    },
    nepali: { id: 'nepali', parentId: 'root', path: 'ne', module: '/nepali.js', imports: ['/words-ne.js'] },
    neHome: {
      id: 'neHome',
      parentId: 'nepali',
      index: true,
      hasDefaultExport: true,
      module: '/home.js',
    },
    robots: { id: 'robots', parentId: 'root', path: 'robots.txt', module: '/robots.js' },
  },
};

test('a first visit counts the entry, the page, what is around it and all they import, each once', () => {
  expect(scriptsOf(manifest, '/')).toEqual([
    '/entry.js',
    '/react.js',
    '/root.js',
    '/english.js',
    '/words-en.js',
    '/home.js',
    '/card.js',
  ]);
});

test('what a page loads beside its module counts too', () => {
  expect(scriptsOf(manifest, '/product/:slug')).toContain('/product-loader.js');
});

test('a page in Nepali counts its own words', () => {
  expect(scriptsOf(manifest, '/ne')).toContain('/words-ne.js');
  expect(scriptsOf(manifest, '/ne')).not.toContain('/words-en.js');
});

test('a page that is gone fails the check instead of costing nothing', () => {
  expect(() => scriptsOf(manifest, '/product_category/:slug')).toThrow('no page at /product_category/:slug');
});

test('every page of both languages is weighed, and what only machines read is not', () => {
  expect(pagesOf(manifest)).toEqual(['/', '/product/:slug', '/ne']);
});
