import { expect, test } from 'vitest';
import { bySize } from './size-order.ts';

test('sizes hang in the order of a shop, whatever way they are written', () => {
  const sizes = ['Tall', '44', 'XL', '8.5', 'Large', 'M', '36–39', 'S', 'Size 4', '2XL', 'Small', 'S/M'];
  expect(sizes.sort(bySize)).toEqual([
    ...['S', 'S/M', 'M', 'XL', '2XL'],
    ...['Small', 'Large'],
    ...['Size 4', '8.5', '36–39', '44'],
    'Tall',
  ]);
});
