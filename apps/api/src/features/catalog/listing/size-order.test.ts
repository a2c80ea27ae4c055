import { expect, test } from 'vitest';
import { hungBySize } from './size-order.ts';

// spec: choosing.29
test('sizes hang in the order of a shop, whatever way they are written', () => {
  const sizes = [
    'Tall',
    '44',
    'XL',
    '8.5',
    'Large',
    'M',
    '36–39',
    'S',
    'Size 4',
    '4XL',
    '2XL',
    'XXS',
    'Small',
    'S/M',
    'xxl',
  ];
  expect(hungBySize(sizes.map((value) => ({ value }))).map(({ value }) => value)).toEqual([
    ...['XXS', 'S', 'S/M', 'M', 'XL', '2XL', 'xxl', '4XL'],
    ...['Small', 'Large'],
    ...['Size 4', '8.5', '36–39', '44'],
    'Tall',
  ]);
});
