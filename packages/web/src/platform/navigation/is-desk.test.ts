import { expect, test } from 'vitest';
import { isDesk } from './is-desk.ts';

test.each(['/desk', '/ne/desk', '/desk/orders', '/ne/desk/shop/money', '/desk?next=%2F', '/desk#content'])(
  '%s is the desk’s',
  (address) => expect(isDesk(address)).toBe(true),
);

test.each(['/', '/desktop', '/ne/desks', '/product/desk', '/shop/desk', '//desk', 'https://else.test/desk'])(
  '%s is not the desk’s',
  (address) => expect(isDesk(address)).toBe(false),
);
