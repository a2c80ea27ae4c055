import { afterAll, expect, test } from 'vitest';
import * as shoppers from '@haat/contract/addresses/calls';
import * as calls from '@haat/contract/addresses/owning/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { listAudit } from '@haat/contract/core/audit/calls';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const read = async () => (await ask(calls.readDelivery, {}, admin)).body;
  const place = (over: Partial<CallInput<typeof calls.saveDeliveryLocation>> = {}) =>
    ask(calls.saveDeliveryLocation, { name: 'Pokhara', district: 'Kaski', ...over }, admin);
  const area = (over: Partial<CallInput<typeof calls.saveDeliveryArea>> & { locationId: string }) => {
    const said = { areaName: 'Lakeside', deliveryFee: 80, covers: [], days: null };
    return ask(calls.saveDeliveryArea, { ...said, ...over }, admin);
  };
  const offered = async () =>
    (await ask(shoppers.listDeliveryLocations, { domain: shop.subdomain }, { shop })).body;
  const log = async () => (await ask(listAudit, {}, admin)).body.entries;
  return { shop, admin, read, place, area, offered, log };
}

// spec: owner.8
test('an owner says how the shop delivers, and shoppers are told at once', async () => {
  const { shop, admin, read, log } = await anOwner();
  const { terms } = await read();
  expect(terms).toMatchObject({ deliveryMode: 'custom', version: 0 });
  const said = { deliveryMode: 'standard' as const, flatDeliveryCharge: 120, freeDeliveryThreshold: 2_000 };
  expect((await ask(calls.saveDeliverySettings, { ...said, version: 0 }, admin)).body.data.version).toBe(1);
  expect((await ask(shoppers.getDeliverySettings, { domain: shop.subdomain }, { shop })).body).toEqual(said);
  expect((await ask(calls.saveDeliverySettings, { ...said, version: 0 }, admin)).body.code).toBe(
    'changed-meanwhile',
  );
  expect((await log())[0]).toMatchObject({ kind: 'delivery', action: 'changed' });
});

// spec: owner.8
test('of two who are the first to say how the shop delivers, one is told of the other', async () => {
  const { admin } = await anOwner();
  const said = { deliveryMode: 'standard' as const, flatDeliveryCharge: 1, freeDeliveryThreshold: null };
  const both = await Promise.all(
    [0, 0].map((version) => ask(calls.saveDeliverySettings, { ...said, version }, admin)),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

// spec: owner.9
test('places and areas are added, named with what they cover, changed, and offered to shoppers', async () => {
  const { place, area, read, offered } = await anOwner();
  const locationId = (await place({ nameNe: 'पोखरा' })).body.data._id;
  const covers = ['kaski', 'kathmandu-kathmandu/32'];
  const _id = (await area({ locationId, covers, days: { from: 1, to: 2 } })).body.data._id;
  const [location] = (await read()).locations;
  expect(location).toMatchObject({ name: 'Pokhara', nameNe: 'पोखरा', province: 'Gandaki', version: 1 });
  expect(location?.areas).toMatchObject([
    { _id, version: 1, covers: [{ name: 'Kaski' }, { name: 'Kathmandu-32' }], addresses: 0 },
  ]);
  expect((await area({ _id, version: 1, locationId, deliveryFee: 90 })).status).toBe(200);
  expect((await area({ _id, version: 1, locationId, deliveryFee: 95 })).body.code).toBe('changed-meanwhile');
  expect(await offered()).toMatchObject([
    { name: 'Pokhara', deliveryAreas: [{ deliveryFee: 90, covers: [] }] },
  ]);
});

// spec: owner.9
test('a place or an area that is sent again, because its answer was lost, is added once', async () => {
  const { shop, place, area, read, log } = await anOwner();
  const [one, again] = await Promise.all([place({ nameNe: 'पोखरा' }), place({ nameNe: 'पोखरा' })]);
  expect([one.status, again.body]).toEqual([200, one.body]);
  const locationId = one.body.data._id;
  const lakeside = { locationId, covers: ['kaski'], days: { from: 1, to: 2 } };
  const [made, same] = await Promise.all([area(lakeside), area(lakeside)]);
  expect([made.status, same.body]).toEqual([200, made.body]);
  expect((await read()).locations.map(({ areas }) => areas.length)).toEqual([1]);
  expect((await log()).map(({ kind }) => kind)).toEqual(['area', 'location']);
  // What says something else, or comes from somebody else or after a change, is another one.
  const other = await make.anAdmin({ shop });
  const said = { name: 'Pokhara', district: 'Kaski', nameNe: 'पोखरा' };
  const { _id } = made.body.data;
  await area({ ...lakeside, _id, version: 1, deliveryFee: 90 });
  await area({ ...lakeside, _id, version: 2 });
  const wrong = await Promise.all([
    place({ nameNe: null }),
    ask(calls.saveDeliveryLocation, said, other),
    area({ ...lakeside, deliveryFee: 95 }),
    area(lakeside),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
});

// spec: owner.9
test('two of one name that say something else, a place that Nepal does not have, and days that run backwards are refused', async () => {
  const { place, area, read } = await anOwner();
  const locationId = (await place()).body.data._id;
  await area({ locationId });
  const wrong = await Promise.all([
    place({ nameNe: 'पोखरा' }),
    place({ name: 'Lhasa', district: 'Tibet' }),
    area({ locationId, deliveryFee: 90 }),
    area({ locationId, areaName: 'Moon', covers: ['moon'] }),
    area({ locationId, areaName: 'Ward 99', covers: ['kathmandu-kathmandu/99'] }),
    area({ locationId, areaName: 'Back', days: { from: 3, to: 1 } }),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([409, 400, 409, 400, 400, 400]);
  expect(Object.keys(wrong[2]?.body.fields ?? {})).toEqual(['areaName']);
  expect((await read()).locations.map(({ areas }) => areas.length)).toEqual([1]);
});

// spec: owner.10
test('an area that addresses use ends only when that is known; a place only without areas', async () => {
  const { shop, admin, read, place, area, log } = await anOwner();
  const locationId = (await place()).body.data._id;
  const id = (await area({ locationId })).body.data._id;
  const shopper = await make.aShopper({ shop });
  await make.anAddress(shopper, { deliveryArea: { id, areaName: 'Lakeside', deliveryFee: 80, shop } });
  expect((await read()).locations[0]?.areas[0]?.addresses).toBe(1);
  const refused = await ask(calls.deleteDeliveryArea, { id }, admin);
  expect([refused.status, refused.body.code, refused.body.count]).toEqual([409, 'area-in-use', 1]);
  expect((await ask(calls.deleteDeliveryLocation, { id: locationId }, admin)).body.code).toBe('has-areas');
  expect((await ask(calls.deleteDeliveryArea, { id, evenIfUsed: true }, admin)).status).toBe(200);
  const [kept] = (await ask(shoppers.listAddresses, {}, shopper)).body;
  expect(kept).toMatchObject({ title: 'Home', deliveryAreaData: null });
  expect((await ask(calls.deleteDeliveryLocation, { id: locationId }, admin)).status).toBe(200);
  expect((await ask(calls.deleteDeliveryLocation, { id: locationId }, admin)).status).toBe(404);
  expect((await log()).slice(0, 2).map(({ kind, action }) => [kind, action])).toEqual([
    ['location', 'removed'],
    ['area', 'removed'],
  ]);
});
