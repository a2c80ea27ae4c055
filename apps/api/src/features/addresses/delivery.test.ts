import { afterAll, expect, test } from 'vitest';
import * as contract from '@haat/contract/addresses/calls';
import { openHaat } from '../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;

// spec: 3.21, 7.18
test("a shop's terms are found by its subdomain and by any host name that begins with it", async () => {
  const shop = await make.aShop({ subdomain: 'himal' });
  const terms = { deliveryMode: 'standard', flatDeliveryCharge: 120, freeDeliveryThreshold: 3_000 } as const;
  await make.deliversBy({ shop, ...terms });
  for (const domain of ['himal', 'HIMAL', 'himal.example.np', 'himal.localhost:3000', 'himal:3000']) {
    expect((await ask(contract.getDeliverySettings, { domain })).body).toEqual(terms);
    expect((await ask(contract.listDeliveryLocations, { domain })).status).toBe(200);
  }
});

// spec: 7.20
test('a shop that said nothing delivers by area', async () => {
  const { body } = await ask(contract.getDeliverySettings, { domain: 'haat' });
  expect(body).toEqual({ deliveryMode: 'custom', flatDeliveryCharge: 0, freeDeliveryThreshold: null });
});

// spec: 7.18
test('a domain without a shop is not found', async () => {
  for (const domain of ['nowhere', 'example.himal', '.himal', '%', 'himal\0']) {
    for (const endpoint of [contract.getDeliverySettings, contract.listDeliveryLocations]) {
      expect((await ask(endpoint, { domain })).status, domain).toBe(404);
    }
  }
});

// spec: 7.18
test('a lookup without a domain is refused in its field', async () => {
  for (const query of ['', '?domain=', `?domain=${'x'.repeat(254)}`]) {
    const { status, body } = await send('GET', contract.getDeliverySettings.path + query);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['domain']]);
  }
});

// spec: 3.21, 7.19
test('the places a shop delivers to come with their areas in both languages, fees, days and what they cover, and no other shop’s', async () => {
  const shop = await make.aShop();
  const covers = ['kaski-pokhara/6'];
  const named = { areaName: 'Lakeside', areaNameNe: 'लेकसाइड', deliveryFee: 150, covers };
  const area = await make.anArea({ shop, ...named, daysFrom: 2, daysTo: 3 });
  await make.anArea({ shop: await make.aShop() });
  const { body } = await ask(contract.listDeliveryLocations, { domain: shop.subdomain });
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    district: 'Kaski',
    province: 'Gandaki',
    at: { lat: 28.2, lon: 84 },
    deliveryAreas: [{ _id: area.id, ...named, days: { from: 2, to: 3 } }],
  });
});
