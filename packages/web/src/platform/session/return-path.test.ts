import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

// spec: 2.routes.4
test('after login a shopper goes on to where they wanted to go', () => {
  expect(returnPath('/cart-details')).toBe('/cart-details');
  expect(returnPath('/ne/product/dhaka-topi?color=red#reviews')).toBe(
    '/ne/product/dhaka-topi?color=red#reviews',
  );
});

// spec: 2.routes.4, accounts.17
test('nobody is sent to another host after login', () => {
  for (const wanted of [
    null,
    '',
    'https://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'javascript:alert(1)',
    '/\n//elsewhere.test',
    '/..//elsewhere.test/x',
    '/.//elsewhere.test/x',
    '/a/..//elsewhere.test/x',
    '/%2e//elsewhere.test/x',
    '/ne/..//elsewhere.test/x',
  ])
    expect(returnPath(wanted), String(wanted)).toBe('/');
});
