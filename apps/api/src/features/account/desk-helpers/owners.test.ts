import { afterAll, expect, test } from 'vitest';
import * as calls from '@haat/contract/account/desk-helpers/calls';
import { signIn } from '@haat/contract/account/calls';
import { readShopDesk } from '@haat/contract/tenant/calls';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

// spec: helpers.11
test('an owner has a helper run the shop too, and goes; the last one stays', async () => {
  const shop = await make.aShop();
  const [admin, helper] = [await make.anAdmin({ shop }), await make.aHelper({ shop, seesMoney: false })];
  const first = await ask(calls.removeOwner, { ownerId: admin.id }, admin);
  expect([first.status, first.body.code]).toEqual([409, 'last-owner']);

  const [{ _id: helperId } = { _id: '' }] = (await ask(calls.listShopHelpers, {}, admin)).body;
  await ask(calls.makeOwner, { helperId }, admin);
  expect((await ask(calls.listShopHelpers, {}, admin)).body).toEqual([]);
  expect((await ask(calls.makeOwner, { helperId }, admin)).status).toBe(404);
  const { email, password } = helper;
  const second = { ...(await ask(signIn, { email, password }, { shop })).body, shop };
  expect((await ask(calls.listOwners, {}, second)).body.map(({ _id }) => _id)).toEqual([admin.id, helper.id]);

  expect((await ask(calls.removeOwner, { ownerId: admin.id }, admin)).status).toBe(200);
  expect((await ask(readShopDesk, {}, admin)).status).toBe(401);
  expect((await ask(calls.removeOwner, { ownerId: helper.id }, second)).body.code).toBe('last-owner');
  expect((await ask(calls.removeOwner, { ownerId: admin.id }, second)).status).toBe(404);
});

// spec: helpers.11
test('of two owners who remove each other at once one stays', async () => {
  const shop = await make.aShop();
  const [one, other] = [await make.anAdmin({ shop }), await make.anAdmin({ shop })];
  const answers = await Promise.all([
    ask(calls.removeOwner, { ownerId: other.id }, one),
    ask(calls.removeOwner, { ownerId: one.id }, other),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
