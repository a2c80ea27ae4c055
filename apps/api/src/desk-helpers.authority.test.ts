import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSellerProduct } from '@haat/contract/catalog/selling/calls';
import { getSellerOrder } from '@haat/contract/orders/selling/calls';
import { Scene, setStage } from './testing/authority/scene.ts';
import type { Stage } from './testing/authority/scene.ts';
import { table } from './testing/authority/table.ts';
import type { Row } from './testing/authority/table.ts';
import { openHaat } from './testing/harness.ts';
import type { Asker } from './testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(haat);
});

/** What no helper may do, and what is for those who see money: said here once more, so that no path slips out by itself. */
const ofHolders = [
  '/api/seller/helpers',
  '/api/seller/helper/invite',
  '/api/seller/helper/change',
  '/api/seller/helper/remove/:helperId',
  '/api/admin/helpers',
  '/api/admin/helper/invite',
  '/api/admin/helper/change',
  '/api/admin/helper/remove/:helperId',
  '/api/admin/helper/promote/:helperId',
  '/api/admin/owners',
  '/api/admin/owner/remove/:ownerId',
  '/api/admin/seller/invite',
  '/api/admin/seller/suspend',
  '/api/admin/seller/resume',
  '/api/admin/audit',
];
const ofMoney = [
  '/api/seller/ledger',
  '/api/seller/ledger.csv',
  '/api/seller/ledger/courier',
  '/api/seller/ledger/handover',
  '/api/admin/ledger',
  '/api/admin/ledger/vendor/:vendorId',
  '/api/admin/ledger/file/:vendorId',
  '/api/admin/ledger/courier/:vendorId',
  '/api/admin/ledger/handover',
  '/api/admin/ledger/settle',
  '/api/admin/vendor/terms',
];

/** Where no helper's answer is the holder's: the list of askers has one who may. */
const holders = { vendor: 'seller', admin: 'admin' } as const;
const isOfDesk = ({ endpoint }: Row) => endpoint?.access === 'vendor' || endpoint?.access === 'admin';
const rows = table.filter(isOfDesk).map((row) => [`${row.method} ${row.path}`, row] as const);

/** Asks as a helper of the desk whose holder may: of `seller`'s vendor, or of the shop. */
async function askAs(row: Row, seesMoney: boolean) {
  const { endpoint } = row;
  if (endpoint?.access !== 'vendor' && endpoint?.access !== 'admin') throw new Error('of no desk');
  const scene = new Scene(stage);
  const at = holders[endpoint.access] === 'seller' ? { vendor: await scene.vendor() } : {};
  const asker: Asker = await make.aHelper({ ...at, seesMoney });
  const { status, body } = await ask(endpoint, await row.input(scene), asker);
  return status === 403 ? body.code : status;
}

// spec: helpers.4, helpers.5
describe('a helper does at a desk what its holder may, but what is said to be for others', () => {
  test.each(rows)('%s', async (_, row) => {
    const { path } = row;
    const [withMoney, without] = [await askAs(row, true), await askAs(row, false)];
    // Of what a shop has one of, the second one names a version that is over: let in, and judged as the holder is.
    const answers = [withMoney, without === 409 ? 200 : without];
    const refused = ofHolders.includes(path) ? 'not-for-helpers' : null;
    const hidden = ofMoney.includes(path) ? 'money-hidden' : null;
    expect(answers).toEqual([refused ?? 200, refused ?? hidden ?? 200]);
  });
});

// spec: helpers.4
test('the orders and products of another vendor are not there for a helper', async () => {
  const scene = new Scene(stage);
  const { _id: orderId } = await scene.order();
  const { id: productId } = await scene.plainProduct();
  const stranger = await make.aHelper({ vendor: await make.aVendor(), seesMoney: true });
  expect((await ask(getSellerOrder, { orderId }, stranger)).status).toBe(404);
  expect((await ask(getSellerProduct, { productId }, stranger)).status).toBe(404);
});
