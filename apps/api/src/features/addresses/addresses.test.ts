import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import * as contract from '@haat/contract/addresses/calls';
import { placeOrder } from '@haat/contract/orders/calls';
import { openHaat } from '../../testing/harness.ts';
import type { MadeArea, MadePerson } from '../../testing/makers.ts';
import { addresses, deliveryAreas } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

let area: MadeArea;
let shopper: MadePerson;
beforeAll(async () => {
  area = await make.anArea({ areaName: 'Lakeside', areaNameNe: 'लेकसाइड', deliveryFee: 150 });
  shopper = await make.aShopper();
});

const form = (over: object = {}) => ({
  title: 'Home',
  fullName: 'Sita Rai',
  email: 'sita@example.np',
  phone: '984-123 4567',
  address: 'Street 6',
  area: 'Baidam',
  message: 'Ring twice',
  province: 'Gandaki',
  city: 'Pokhara',
  deliveryMode: 'custom' as const,
  deliveryAreaId: area.id,
  ...over,
});
const save = async (over: object = {}, who = shopper) =>
  (await ask(contract.saveAddress, form(over), who)).body.data._id;
const get = async (addressId: string, who: { token?: string } = shopper) =>
  ask(contract.getAddress, { addressId }, who);

// spec: 1.16, 3.18, 7.13, 7.14
test('a saved address comes back with every field, its phone in plain form', async () => {
  const { status, body } = await ask(contract.saveAddress, form(), shopper);
  expect([status, body.message]).toEqual([200, 'Address saved.']);
  const { deliveryAreaId, ...rest } = form();
  expect((await get(body.data._id)).body).toEqual({
    ...rest,
    _id: body.data._id,
    phone: '9841234567',
    localLevel: null,
    ward: null,
    fulladdress: 'Street 6, Baidam, Pokhara, Gandaki',
    fulladdressNe: 'Street 6, बैदाम, पोखरा, गण्डकी',
    country: 'Nepal',
    deliveryAreaId,
    deliveryAreaData: {
      _id: area.id,
      areaName: 'Lakeside',
      areaNameNe: 'लेकसाइड',
      deliveryFee: 150,
      days: null,
    },
  });
});

// spec: 3.19
test('the fee is looked up, whatever the form says it is', async () => {
  const _id = await save({ deliveryAreaData: { _id: area.id, areaName: 'Lakeside', deliveryFee: 0 } });
  expect((await get(_id)).body.deliveryAreaData).toMatchObject({ deliveryFee: 150 });
});

// spec: 3.20, 9.5
test('in standard mode the whole country is one area at the flat charge', async () => {
  const shop = await make.aShop();
  await make.deliversBy({
    shop,
    deliveryMode: 'standard',
    flatDeliveryCharge: 120,
    freeDeliveryThreshold: 2_500,
  });
  const buyer = await make.aShopper({ shop });
  const input = { ...form(), deliveryMode: 'standard' as const, deliveryAreaId: null };
  const { body } = await ask(contract.saveAddress, input, { ...buyer });
  const { body: saved } = await get(body.data._id, buyer);
  expect(saved).toMatchObject({ deliveryMode: 'standard', deliveryAreaId: null });
  expect(saved.deliveryAreaData).toEqual({
    areaName: 'Nepal Wide Delivery',
    deliveryFee: 120,
    isStandardDelivery: true,
    freeDeliveryThreshold: 2_500,
  });
});

// spec: 3.19, 5.19, accounts.54
test('a shop that delivers by area needs one of its own areas', async () => {
  const elsewhere = await make.anArea({ shop: await make.aShop() });
  for (const over of [
    { deliveryAreaId: undefined },
    { deliveryAreaId: null },
    { deliveryAreaId: elsewhere.id },
    { deliveryAreaId: '01890000-0000-7000-8000-000000000000' },
    { deliveryMode: 'standard' as const, deliveryAreaId: null },
  ]) {
    const { status, body } = await ask(contract.saveAddress, form(over), shopper);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['deliveryAreaId']]);
  }
});

test('nobody keeps more than 200 addresses: the next one is refused until one goes, also of two at once', async () => {
  const collector = await make.aShopper();
  for (let n = 0; n < 199; n += 1) await make.anAddress(collector, { deliveryArea: area });
  const another = () => ask(contract.saveAddress, form(), collector);
  const answers = await Promise.all([another(), another()]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const { status, body } = await another();
  expect([status, body.code]).toEqual([409, 'too-many-addresses']);
  expect(body.error).toBe('You have 200 addresses already. Please delete one before you save another.');
  const { body: all } = await ask(contract.listAddresses, {}, collector);
  expect(all).toHaveLength(200);
  await ask(contract.deleteAddress, { addressId: all[0]!._id }, collector);
  expect((await another()).status).toBe(200);
});

test('an area that ended leaves the address and says that nothing is delivered there', async () => {
  const gone = await make.anArea();
  const _id = await save({ deliveryAreaId: gone.id });
  await orm.delete(deliveryAreas).where(eq(deliveryAreas.id, gone.id));
  expect((await get(_id)).body).toMatchObject({ deliveryAreaId: gone.id, deliveryAreaData: null });
});

// spec: 3.18, 5.17, 5.18, 7.13, 9.2
test('a form with something missing or wrong is refused in its fields, and nothing is stored', async () => {
  const person = await make.aShopper();
  for (const name of ['title', 'fullName', 'email', 'phone', 'address', 'area', 'message', 'deliveryMode']) {
    const { status, body } = await send(
      'POST',
      contract.saveAddress.path,
      form({ [name]: undefined }),
      person,
    );
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
  }
  for (const [name, value] of [
    ['title', ' '],
    ['fullName', 'x'.repeat(121)],
    ['fullName', 'two\nlines'],
    ['email', 'sita'],
    ['phone', '+91 98123 45678'],
    ['country', 'India'],
    ['deliveryMode', 'drone'],
    ['deliveryAreaId', 'lakeside'],
    ['accountId', shopper.id],
    ['_id', 'x'],
  ] as const) {
    const { status, body } = await send('POST', contract.saveAddress.path, form({ [name]: value }), person);
    expect([status, Object.keys(body.fields ?? {})], name).toEqual([400, [name]]);
  }
  expect((await ask(contract.listAddresses, {}, person)).body).toEqual([]);
});

// spec: 3.18
test('a local level says province and city itself, and comes back with where it lies', async () => {
  const place = { localLevelId: 'humla-simkot', ward: 5, province: 'Bagmati', city: 'Elsewhere' };
  const { body } = await get(await save(place));
  expect(body).toMatchObject({
    province: 'Karnali',
    city: 'Simkot',
    ward: 5,
    fulladdress: 'Street 6, Baidam, Simkot-5, Humla, Karnali',
    fulladdressNe: 'Street 6, Baidam, सिमकोट-५, हुम्ला, कर्णाली',
    localLevel: { nameNe: 'सिमकोट', wards: 8, district: { name: 'Humla' }, state: { nameNe: 'कर्णाली' } },
  });
});

// spec: 3.18
test('a place or a ward that is none is refused in its field', async () => {
  for (const [over, name] of [
    [{ localLevelId: 'humla-atlantis' }, 'localLevelId'],
    [{ localLevelId: 'Simkot' }, 'localLevelId'],
    [{ localLevelId: 7 }, 'localLevelId'],
    [{ localLevelId: 'humla-simkot', ward: 9 }, 'ward'],
    [{ localLevelId: 'humla-simkot', ward: 0 }, 'ward'],
    [{ localLevelId: 'humla-simkot', ward: 2.5 }, 'ward'],
    [{ ward: 3 }, 'ward'],
  ] as const) {
    const { status, body } = await send('POST', contract.saveAddress.path, form(over), shopper);
    expect([status, Object.keys(body.fields ?? {})], JSON.stringify(over)).toEqual([400, [name]]);
  }
});

// spec: goods.30
test('a place without its ward is refused at the ward, and nothing is saved', async () => {
  const person = await make.aShopper();
  for (const ward of [null, undefined]) {
    const { status, body } = await send(
      'POST',
      contract.saveAddress.path,
      form({ localLevelId: 'humla-simkot', ward }),
      person,
    );
    expect([status, body.fields]).toEqual([400, { ward: 'Please choose your ward.' }]);
  }
  expect((await ask(contract.listAddresses, {}, person)).body).toEqual([]);
});

// spec: goods.26
test('an area is taken only for a place it covers, or one of the nearest where none does', async () => {
  const shop = await make.aShop();
  const person = await make.aShopper({ shop });
  const inBagmati = { shop, district: 'Kathmandu', province: 'Bagmati' };
  const ring = await make.anArea({ ...inBagmati, covers: ['kathmandu-kathmandu'], deliveryFee: 60 });
  const pokhara = await make.anArea({ shop, covers: ['kaski-pokhara'] });
  const jumla = await make.anArea({ shop, district: 'Jumla', province: 'Karnali', covers: ['jumla'] });
  const simkot = { localLevelId: 'humla-simkot', ward: 5 };
  const lakeside = { localLevelId: 'kaski-pokhara', ward: 6 };
  const koteshwor = { localLevelId: 'kathmandu-kathmandu', ward: 32 };
  const byHand = { province: 'Karnali', city: 'Simkot' };
  for (const [place, area] of [
    [koteshwor, ring],
    [lakeside, pokhara],
    [simkot, jumla],
    [byHand, jumla],
    [{ province: 'Bagmati', city: 'Kathmandu' }, ring],
  ] as const)
    expect(await save({ ...place, deliveryAreaId: area.id }, person)).toBeTruthy();
  for (const [place, area] of [
    [simkot, ring],
    [simkot, pokhara],
    [lakeside, ring],
    [koteshwor, jumla],
    [byHand, ring],
    [{ province: 'Karnali', city: 'Where there is nothing' }, ring],
  ] as const) {
    const input = form({ ...place, deliveryAreaId: area.id });
    const { status, body } = await send('POST', contract.saveAddress.path, input, person);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      400,
      'area-not-covering',
      ['deliveryAreaId'],
    ]);
  }
  const nowhere = form({ province: '', city: 'Atlantis', deliveryAreaId: ring.id });
  const { body } = await send('POST', contract.saveAddress.path, nowhere, person);
  expect(Object.keys(body.fields ?? {})).toEqual(['localLevelId']);
});

// spec: goods.27
test('an address that was saved with an area far from it says so, and nobody is charged for another', async () => {
  const shop = await make.aShop();
  const person = await make.aShopper({ shop });
  const ring = await make.anArea({ shop, district: 'Kathmandu', province: 'Bagmati', covers: ['kathmandu'] });
  await make.anArea({ shop, district: 'Jumla', province: 'Karnali', covers: ['karnali'] });
  const inHumla = { localLevelId: 'humla-simkot', ward: 5, province: 'Karnali', city: 'Simkot' };
  const { id: addressId } = await make.anAddress(person, { deliveryArea: ring, ...inHumla });
  expect((await get(addressId, person)).body).toMatchObject({
    deliveryAreaId: ring.id,
    deliveryAreaData: null,
  });
  const product = await make.aProduct({ vendor: await make.aVendor({ shop }) });
  const items = [{ productId: product.id, quantity: 1 }];
  const { status, body } = await ask(placeOrder, { items, addressId }, person);
  expect([status, (body as { code?: string }).code]).toEqual([409, 'no-delivery']);
});

test('own addresses are listed newest first', async () => {
  const person = await make.aShopper();
  const ids = [await save({}, person), await save({}, person), await save({}, person)];
  const { body } = await ask(contract.listAddresses, {}, person);
  expect(body.map(({ _id }) => _id)).toEqual(ids.toReversed());
});

// spec: 1.16, 6.4, 7.15
test('an address can be changed and deleted', async () => {
  const addressId = await save();
  const changed = await ask(contract.updateAddress, { addressId, ...form({ title: 'Office' }) }, shopper);
  expect([changed.status, changed.body.message]).toEqual([200, 'Address updated.']);
  expect((await get(addressId)).body.title).toBe('Office');
  const bad = await ask(contract.updateAddress, { addressId, ...form({ deliveryAreaId: null }) }, shopper);
  expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['deliveryAreaId']]);
  expect((await ask(contract.deleteAddress, { addressId }, shopper)).status).toBe(200);
  expect((await get(addressId)).status).toBe(404);
  expect((await ask(contract.deleteAddress, { addressId }, shopper)).status).toBe(404);
});

// spec: 6.11, 7.15, accounts.54
test("another's address is not there, and stays as it was", async () => {
  const addressId = await save();
  const stranger = await make.aShopper();
  const elsewhere = await make.aShopper({ shop: await make.aShop() });
  expect((await get(addressId, stranger)).status).toBe(404);
  const input = { addressId, ...form({ title: 'Mine now' }) };
  expect((await ask(contract.updateAddress, input, stranger)).status).toBe(404);
  expect((await ask(contract.deleteAddress, { addressId }, stranger)).status).toBe(404);
  expect((await get(addressId, elsewhere)).status).toBe(404);
  const [row] = await orm.select().from(addresses).where(eq(addresses.id, addressId));
  expect(row).toMatchObject({ title: 'Home', accountId: shopper.id });
});

// spec: 7.14
test('an address that never was is not found, however its id is spelt', async () => {
  for (const addressId of ['01890000-0000-7000-8000-000000000000', 'x', "' or 1=1 --"]) {
    expect((await get(addressId)).status).toBe(404);
    expect((await ask(contract.deleteAddress, { addressId }, shopper)).status).toBe(404);
  }
});

// spec: 5.9
test('addresses need a session', async () => {
  const addressId = await save();
  expect((await ask(contract.saveAddress, form())).status).toBe(401);
  expect((await ask(contract.listAddresses, {})).status).toBe(401);
  expect((await get(addressId, {})).status).toBe(401);
  expect((await ask(contract.updateAddress, { addressId, ...form() })).status).toBe(401);
  expect((await ask(contract.deleteAddress, { addressId })).status).toBe(401);
});
