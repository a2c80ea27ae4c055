import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@haat/contract/addresses/endpoints';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import { cities, states } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.parts.database;

beforeAll(async () => {
  const [bagmati, gandaki] = [v7(), v7()];
  await orm.insert(states).values([
    { id: gandaki, name: 'Gandaki', nameNe: 'गण्डकी', position: 4 },
    { id: bagmati, name: 'Bagmati', nameNe: 'बागमती', position: 3 },
  ]);
  await orm.insert(cities).values([
    { id: v7(), name: 'Pokhara', nameNe: 'पोखरा', stateId: gandaki, district: 'Kaski', postalCode: '33700' },
    {
      id: v7(),
      name: 'Kathmandu',
      nameNe: 'काठमाडौं',
      stateId: bagmati,
      district: 'Kathmandu',
      postalCode: '44600',
    },
  ]);
});

test('the provinces come in their order', async () => {
  const { body } = await ask(contract.listStates, {});
  expect(body.map(({ name, nameNe }) => [name, nameNe])).toEqual([
    ['Bagmati', 'बागमती'],
    ['Gandaki', 'गण्डकी'],
  ]);
});

test('a city is found however it is capitalised, and by its Nepali name', async () => {
  for (const city of ['Pokhara', 'pokhara', 'POKHARA', ' Pokhara ', 'पोखरा']) {
    const { body } = await ask(contract.getCity, { city });
    expect(body).toMatchObject({ city: 'Pokhara', state: 'Gandaki', district: 'Kaski', postalCode: '33700' });
  }
});

test('a city nobody knows is not found', async () => {
  for (const city of ['Atlantis', '%', "' or 1=1 --", 'x'.repeat(81), ' '])
    expect((await ask(contract.getCity, { city })).status).toBe(404);
});

test("a shop's terms are found by its subdomain and by any host name that begins with it", async () => {
  const shop = await make.aShop({ subdomain: 'himal' });
  const terms = { deliveryMode: 'standard', flatDeliveryCharge: 120, freeDeliveryThreshold: 3_000 } as const;
  await make.deliversBy({ shop, ...terms });
  for (const domain of ['himal', 'HIMAL', 'himal.example.np', 'himal.localhost:3000', 'himal:3000']) {
    expect((await ask(contract.getDeliverySettings, { domain })).body).toEqual(terms);
    expect((await ask(contract.listDeliveryLocations, { domain })).status).toBe(200);
  }
});

test('a shop that said nothing delivers by area', async () => {
  const { body } = await ask(contract.getDeliverySettings, { domain: 'haat' });
  expect(body).toEqual({ deliveryMode: 'custom', flatDeliveryCharge: 0, freeDeliveryThreshold: null });
});

test('a domain without a shop is not found', async () => {
  for (const domain of ['nowhere', 'example.himal', '.himal', '%', 'himal\0']) {
    for (const endpoint of [contract.getDeliverySettings, contract.listDeliveryLocations]) {
      expect((await ask(endpoint, { domain })).status, domain).toBe(404);
    }
  }
});

test('a lookup without a domain is refused in its field', async () => {
  for (const query of ['', '?domain=', `?domain=${'x'.repeat(254)}`]) {
    const { status, body } = await send('GET', contract.getDeliverySettings.path + query);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['domain']]);
  }
});

test('the places a shop delivers to come with their areas and fees, and no other shop’s', async () => {
  const shop = await make.aShop();
  const area = await make.anArea({ shop, areaName: 'Lakeside', deliveryFee: 150 });
  await make.anArea({ shop: await make.aShop() });
  const { body } = await ask(contract.listDeliveryLocations, { domain: shop.subdomain });
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    district: 'Kaski',
    province: 'Gandaki',
    deliveryAreas: [{ _id: area.id, areaName: 'Lakeside', deliveryFee: 150 }],
  });
});
