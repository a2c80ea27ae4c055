import { expect, it } from 'vitest';
import { outOfStock, stockOf } from './inventory.ts';

const nowhere = { location: null, locationNe: null };

it('shows what the page knew until the live stock is there', () => {
  expect([stockOf(null, true), stockOf(null, false)]).toEqual(['in', 'out']);
});

// spec: 4.22, 8.6
it('counts a stock that cannot be had, or is used up, as out of stock', () => {
  expect(stockOf(outOfStock, true)).toBe('out');
  expect(stockOf({ stockQuantity: 0, status: 'in_stock', isLowStock: false, ...nowhere }, true)).toBe('out');
});

// spec: 2.quick-view.4
it('tells a low stock from enough', () => {
  expect(stockOf({ stockQuantity: 2, status: 'in_stock', isLowStock: true, ...nowhere }, true)).toBe('low');
  expect(stockOf({ stockQuantity: 40, status: 'in_stock', isLowStock: false, ...nowhere }, true)).toBe('in');
});
