import { expect, test } from 'vitest';
import { pagesOf } from './budgets.ts';

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

const scriptsOf = (path: string) => pagesOf(manifest).find((page) => page.path === path)?.scripts;

// spec: opens.23
test('a first visit counts the entry, the page, what is around it and all they import, each once', () => {
  expect(scriptsOf('/')).toEqual([
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
  expect(scriptsOf('/product/:slug')).toContain('/product-loader.js');
});

// spec: opens.23
test('a page in Nepali counts its own words', () => {
  expect(scriptsOf('/ne')).toContain('/words-ne.js');
  expect(scriptsOf('/ne')).not.toContain('/words-en.js');
});

// spec: opens.23, choosing.56
test('every page of both languages is weighed, and what only machines read is not', () => {
  expect(pagesOf(manifest).map(({ path }) => path)).toEqual(['/', '/product/:slug', '/ne']);
});
