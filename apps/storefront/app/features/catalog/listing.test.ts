import { filtersOf } from '@haat/contract/catalog/rules';
import { describe, expect, it } from 'vitest';
import { narrowedBy, queryOf } from './listing.ts';

describe('the address of a listing', () => {
  it('says the same choice in the same way, whatever order it was typed in', () => {
    const typed = new URLSearchParams('sort=price-asc&page=1&max=900&min=500&vendor=');
    expect(queryOf(filtersOf(typed))).toBe('?min=500&max=900&sort=price-asc');
  });

  it('survives being read and written again', () => {
    const query = '?category=shoes&vendor=Sita+%26+Sons&inStock=true&discounted=true&page=3';
    expect(queryOf(filtersOf(new URLSearchParams(query)))).toBe(query);
  });

  it('loses junk instead of failing', () => {
    expect(
      queryOf(filtersOf(new URLSearchParams('min=-5&max=1e9&page=0&sort=;drop&inStock=maybe&x=y'))),
    ).toBe('');
  });

  it('counts only what narrows the list', () => {
    expect(narrowedBy({ min: 0, inStock: true, sort: 'newest', page: 4 })).toBe(2);
  });
});
