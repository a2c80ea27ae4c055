import { afterAll, expect, test } from 'vitest';
import { signIn } from '@haat/contract/account/calls';
import { getDeliverySettings } from '@haat/contract/addresses/calls';
import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import { getShopBundle } from '@haat/contract/content/calls';
import { Refusal } from '@haat/contract/core/problem';
import { openHaat } from '../testing/harness.ts';
import { shops } from '../features/tenant/tables.ts';
import { createShop } from './create-shop.ts';
import { newShop } from './new-shop.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { orm } = haat.dependencies.database;

const said = {
  ...{ subdomain: 'namche', shopName: 'Namche Bazaar', shopNameNe: 'नाम्चे बजार' },
  ...{ firstName: 'Sita', lastName: 'Sherpa', email: 'Sita@example.np', password: 'yaks-cross-slowly' },
};
const codeOf = (making: Promise<void>) =>
  making.then(
    () => 'made',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

// spec: new-shop.1
test('a shop is made with an owner who logs in at once, terms of delivery and categories', async () => {
  await createShop(orm, newShop.parse({ ...said, deliveryCharge: '120' }));
  const [shop] = (await orm.select().from(shops)).filter(({ subdomain }) => subdomain === 'namche');
  expect(shop).toMatchObject({ shopNameNe: 'नाम्चे बजार' });
  const credentials = { email: 'sita@example.np', password: said.password };
  const { body } = await haat.ask(signIn, credentials, { shop: shop! });
  expect(body.user.role).toBe('admin');
  const terms = await haat.ask(getDeliverySettings, { domain: 'namche' }, { shop: shop! });
  expect(terms.body).toMatchObject({ deliveryMode: 'standard', flatDeliveryCharge: 120 });
  const seller = await haat.make.aSeller(await haat.make.aVendor({ shop: shop! }));
  const innermost = (await haat.ask(sellerCategories, {}, seller)).body;
  expect(innermost.length).toBeGreaterThan(10);
  expect(innermost.every(({ path }) => path.every(({ titleNe }) => titleNe !== null))).toBe(true);
});

// spec: 9.23, 9.24
test.each([
  { color: undefined, primary: '#3b82f6', text: '#000000' },
  { color: '#1f5f74', primary: '#1f5f74', text: '#000000' },
])('a shop whose maker names the colour $color is $primary with the text $text', async (wanted) => {
  const subdomain = `in-${wanted.primary.slice(1)}`;
  await createShop(orm, newShop.parse({ ...said, subdomain, primaryColor: wanted.color }));
  const { body } = await haat.ask(getShopBundle, { subdomain });
  expect(body.theme).toEqual({
    ...{ primaryColor: wanted.primary, baseColor: wanted.primary, selectedColor: wanted.primary },
    textColor: wanted.text,
  });
});

// spec: new-shop.1
test('no two shops have one name in addresses, no first one comes second, and no password is easy', async () => {
  const bandipur = { ...said, subdomain: 'bandipur' };
  expect(await codeOf(createShop(orm, newShop.parse(bandipur)))).toBe('made');
  expect(await codeOf(createShop(orm, newShop.parse(bandipur)))).toBe('already-there');
  expect(await codeOf(createShop(orm, newShop.parse({ ...said, subdomain: 'jiri' }), 'first'))).toBe(
    'already-there',
  );
  const easy = { ...said, subdomain: 'jiri', password: 'namche123' };
  expect(await codeOf(createShop(orm, newShop.parse(easy)))).toBe('password-own');
});
