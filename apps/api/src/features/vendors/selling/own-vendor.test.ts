import { afterAll, expect, test } from 'vitest';
import { getProduct } from '@haat/contract/catalog/calls';
import { getVendor } from '@haat/contract/vendors/calls';
import * as calls from '@haat/contract/vendors/selling/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import { openHaat } from '../../../testing/harness.ts';
import { phonePhoto } from '../../../testing/samples/photos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

// spec: own-page.1
test('a vendor’s page says what the vendor says, with its picture; the later of two who change it is told; it is written down', async () => {
  const vendor = await make.aVendor({ shopName: 'Thimi Pottery', slug: 'thimi-pottery' });
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor });
  const { version, shopName } = (await ask(calls.getOwnVendor, {}, seller)).body;
  expect(shopName).toBe('Thimi Pottery');
  const said = {
    ...{ intro: 'Clay from Thimi.', introNe: 'थिमिको माटो।', city: 'Thimi', cityNe: 'थिमि' },
    ...{ district: 'Bhaktapur', districtNe: 'भक्तपुर', pan: '301234567', vatRegistered: true },
  };
  const phone = '+977 9841-234567';
  const both = await Promise.all([
    ask(calls.saveOwnVendor, { ...said, phone, version }, seller),
    ask(calls.saveOwnVendor, { ...said, phone, version }, seller),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { picture } = (await ask(calls.setVendorPicture, { image: [await phonePhoto()] }, seller)).body.data;
  expect(picture).toMatch(/^\/uploads\/vendor\/[0-9a-f-]{36}-256\.webp$/);
  expect((await ask(getVendor, { shopName: 'thimi-pottery' })).body).toMatchObject({ ...said, picture });
  expect((await ask(calls.getOwnVendor, {}, seller)).body.phone).toBe(phone);
  // It is the shop's to call, not everybody's.
  expect((await ask(getVendor, { shopName: 'thimi-pottery' })).body).not.toHaveProperty('phone');
  expect((await ask(getProduct, { slug: product.slug })).body.adminId).toMatchObject({ city: 'Thimi' });
  await ask(calls.removeVendorPicture, {}, seller);
  expect((await ask(getVendor, { shopName: 'thimi-pottery' })).body.picture).toBeNull();
  const log = (await ask(listAudit, {}, await make.anAdmin())).body.entries;
  expect(log.filter(({ kind, name }) => kind === 'seller' && name === 'Thimi Pottery')).toHaveLength(3);
});

// spec: own-page.1
test('a PAN and a phone that are none are refused by their fields', async () => {
  const seller = await make.aSeller(await make.aVendor());
  const page = { intro: '', introNe: null, city: 'Thimi', district: 'Bhaktapur', vatRegistered: false };
  const wrong = { ...page, version: 1, pan: '12345', phone: 'call me' };
  const { status, body } = await ask(calls.saveOwnVendor, wrong, seller);
  expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, ['pan', 'phone']]);
});

test('a seller who moves again and again, and with it has the pages of the whole shop made anew, is told to wait', async () => {
  const limited = await openHaat({ rateLimit: 'on' });
  const seller = await limited.make.aSeller(await limited.make.aVendor());
  const said = { intro: '', introNe: null, district: 'Bhaktapur', pan: null, vatRegistered: false };
  const statuses: number[] = [];
  for (let version = 1; version <= 21; version += 1) {
    const moved = { ...said, city: `Thimi ${version}`, version };
    statuses.push((await limited.ask(calls.saveOwnVendor, moved, seller)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  await limited.close();
});
