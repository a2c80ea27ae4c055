import { productQuery } from '@haat/contract/catalog/schemas';
import { maxChoices, filtersOf } from '@haat/contract/catalog/rules';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listingOf, narrowedBy, narrowings, queryOf } from './listing.ts';

const read = (query: string) => filtersOf(new URLSearchParams(query));

describe('the address of a listing', () => {
  it('says the same choice in the same way, whatever order it was typed in', () => {
    expect(queryOf(read('sort=price-asc&page=1&max=900&min=500&vendor='))).toBe(
      '?min=500&max=900&sort=price-asc',
    );
    expect(queryOf(read('sizes=M&colours=Red&sizes=L&sizes=M'))).toBe('?sizes=L&sizes=M&colours=Red');
  });

  // spec: opens.17
  it('survives being read and written again', () => {
    const query =
      '?category=shoes&vendor=Sita+%26+Sons&vendor=ilam&sizes=S%2FM&colours=Off-white&inStock=true&discount=20&page=3';
    expect(queryOf(read(query))).toBe(query);
  });

  it('loses junk instead of failing', () => {
    const junk = 'min=-5&max=1e9&page=0&sort=;drop&inStock=maybe&discount=37&sizes=%00&colours=&x=y';
    expect(queryOf(read(junk))).toBe('');
  });

  it('understands links that were shared before discounts had steps', () => {
    expect(queryOf(read('discounted=true'))).toBe('?discount=1');
  });

  it('takes no more choices of one kind than the API does', () => {
    const many = Array.from({ length: 50 }, (_, n) => `sizes=${n}`).join('&');
    expect(read(many).sizes).toHaveLength(maxChoices);
  });

  it('counts only what narrows the list, each choice by itself', () => {
    expect(narrowedBy({ min: 0, inStock: true, sort: 'newest', page: 4 })).toBe(2);
    expect(narrowedBy({ sizes: ['L', 'M'], vendor: ['ilam'] })).toBe(3);
  });

  it('can lose one choice of several, and begins again at the first page', () => {
    const without = narrowings({ sizes: ['L', 'M'], discount: 10, page: 3 }).map((each) =>
      queryOf(each.without),
    );
    expect(without).toEqual(['?sizes=M&discount=10', '?sizes=L&discount=10', '?sizes=L&sizes=M']);
  });
});

describe('junk in the address', () => {
  const names = [
    'category',
    'vendor',
    'min',
    'max',
    'sizes',
    'colours',
    'inStock',
    'discount',
    'sort',
    'page',
  ];
  const values = [
    ...[
      '',
      ' ',
      '\t',
      '\0',
      '\u007f',
      '-1',
      '0',
      '00',
      '1e9',
      '1.5',
      '999999999',
      '9999999999',
      'NaN',
      'Infinity',
    ],
    ...[
      'null',
      'undefined',
      'true',
      'false',
      '[]',
      '{}',
      '[object Object]',
      '__proto__',
      'constructor',
      'a/b',
      '..',
    ],
    ...[
      '<b>',
      "'; drop table products; --",
      '%',
      '%00',
      '{a,"b"}',
      '\\',
      '$1',
      '$[*]',
      '🫖',
      '\u202e',
      'चिया',
      '१२३',
    ],
    ...['x'.repeat(81), 'x'.repeat(201), 'x'.repeat(5_000)],
  ];

  // spec: choosing.64
  it.each(names)('under the name %s leaves a query that the API takes', (name) => {
    for (const value of values) {
      for (const query of [
        [[name, value]],
        [
          [name, value],
          [name, 'M'],
          [name, value],
        ],
      ]) {
        const filters = filtersOf(new URLSearchParams(query));
        const parsed = z.safeParse(productQuery, withoutGaps(filters));
        expect([value, parsed.error?.issues]).toEqual([value, undefined]);
        expect(filtersOf(new URLSearchParams(queryOf(filters)))).toEqual({
          ...filters,
          page: pageOf(filters.page),
        });
      }
    }
  });
});

it('what is chosen stays among the choices although nothing is left of it', () => {
  const facets = {
    ...{ category: [], vendor: [], price: { min: 0, max: 0 }, colour: [], inStock: 0, discounted: 0 },
    size: [{ value: 'M', title: 'M', titleNe: null, count: 2 }],
    discount: [1, 10, 20].map((least) => ({ least, count: least === 1 ? 3 : 0 })),
  };
  const answer = { products: [], total: 0, page: 1, pages: 0, facets };
  const listing = listingOf(answer, { sizes: ['L', 'M'], vendor: ['gone'], discount: 20 }, 'en-US');
  expect(listing.sizes).toEqual([
    { value: 'M', title: 'M', count: 2 },
    { value: 'L', title: 'L', count: 0 },
  ]);
  expect(listing.vendors).toEqual([{ value: 'gone', title: 'gone', count: 0 }]);
  expect(listing.discounts.map(({ least }) => least)).toEqual([1, 20]);
});

/** The first page is named by no number. */
const pageOf = (page: number | undefined) => (page === 1 ? undefined : page);

const withoutGaps = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
