import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { deleteMe, getMe, signIn } from '@haat/contract/account/calls';
import * as calls from '@haat/contract/account/desk-helpers/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { sellerInsight, shopInsight } from '@haat/contract/insight/calls';
import { moveOrders, sellerToday } from '@haat/contract/orders/selling/calls';
import { readShopDesk, saveProfile } from '@haat/contract/tenant/calls';
import { getOwnVendor, saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import { emailsTo, lastEmailTo } from '../../../testing/samples/emails.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Asker } from '../../../testing/harness.ts';
import type { MadePerson } from '../../../testing/makers.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { helpers } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

const password = 'walks-from-shivalaya';
const maya = { firstName: 'Maya', lastName: 'Gurung', password };

async function aDesk() {
  const vendor = await make.aVendor({ city: 'Thimi', district: 'Bhaktapur' });
  const seller = await make.aSeller(vendor);
  const invite = (input: CallInput<typeof calls.inviteHelper>) => ask(calls.inviteHelper, input, seller);
  const list = async () => (await ask(calls.listHelpers, {}, seller)).body;
  return { vendor, seller, invite, list };
}

const enter = ({ email, password: own }: MadePerson) => ask(signIn, { email, password: own });

/** The token of the invitation that was mailed last to somebody. */
const mailedTo = async (email: string): Promise<string> =>
  /\/desk\/join\/([\w-]+)/.exec((await lastEmailTo(haat, email)).text)?.[1] ?? '';

// spec: helpers.1
test('who is invited reads what it is about, joins with a password of their own, and works at the desk', async () => {
  const { vendor, invite, list } = await aDesk();
  const email = 'maya@example.np';
  await invite({ email: 'Maya@Example.np', seesMoney: false, language: 'ne-NP' });
  const [mail] = await emailsTo(haat, email);
  expect(mail?.subject).toContain(vendor.shopName);
  expect(mail?.text).toContain('/ne/desk/join/');
  expect(await list()).toMatchObject([{ email, name: null, seesMoney: false, state: 'invited' }]);
  const token = await mailedTo(email);
  expect((await ask(calls.checkInvitation, { token })).body).toEqual({
    ...{ shopName: vendor.shopName, shopNameNe: null, email, seesMoney: false, asksAccount: true },
  });

  expect((await ask(calls.joinDesk, { token })).body.code).toBe('invalid-input');
  const weak = { ...maya, password: 'password' };
  expect((await ask(calls.joinDesk, { token, account: weak })).body.code).toBe('password-common');
  expect((await ask(calls.joinDesk, { token, account: maya })).status).toBe(200);
  expect((await ask(calls.joinDesk, { token, account: maya })).body.code).toBe('link-used');
  const session = (await ask(signIn, { email, password })).body;
  expect(session.user.role).toBe('vendor');
  const me = (await ask(getMe, {}, session)).body;
  expect([me.role, me.helper]).toEqual(['vendor', { seesMoney: false }]);
  expect((await ask(sellerToday, {}, session)).body.vendor._id).toBe(vendor.id);
  expect(await list()).toMatchObject([{ name: 'Maya Gurung', state: 'joined' }]);
});

// spec: helpers.2
test('a shopper joins with the account they have, and who invites is not told that there is one', async () => {
  const { vendor, invite, list } = await aDesk();
  const shopper = await make.aShopper();
  const answered = await invite({ email: shopper.email, seesMoney: true });
  expect(answered.body).toEqual((await invite({ email: 'nobody-yet@example.np', seesMoney: true })).body);
  expect((await list()).map(({ name }) => name)).toEqual([null, null]);
  expect((await ask(sellerToday, {}, shopper)).status).toBe(403);
  const token = await mailedTo(shopper.email);
  expect((await ask(calls.checkInvitation, { token })).body.asksAccount).toBe(false);
  // Nobody sets a password for an account that has one.
  await ask(calls.joinDesk, { token, account: maya });
  expect((await ask(signIn, { email: shopper.email, password })).body.code).toBe('wrong-credentials');
  expect((await ask(getMe, {}, shopper)).status).toBe(401);
  const now = (await enter(shopper)).body;
  expect((await ask(sellerToday, {}, now)).body.vendor._id).toBe(vendor.id);
});

// spec: helpers.2
test('a sign-up that nobody confirmed opens no desk to whoever made it', async () => {
  const { invite } = await aDesk();
  const waiting = await make.aShopper({ activated: false });
  await invite({ email: waiting.email, seesMoney: true });
  const token = await mailedTo(waiting.email);
  expect((await ask(calls.joinDesk, { token, account: maya })).status).toBe(200);
  expect((await enter(waiting)).body.code).toBe('wrong-credentials');
  expect((await ask(signIn, { email: waiting.email, password })).status).toBe(200);
});

// spec: helpers.3
test('who sells, runs the shop or helps already is not invited; of two invitations the first that is followed counts', async () => {
  const [here, there] = [await aDesk(), await aDesk()];
  const joined = await make.aHelper({ vendor: here.vendor, seesMoney: false });
  for (const { email } of [here.seller, there.seller, await make.anAdmin(), joined])
    expect((await there.invite({ email, seesMoney: false })).body.code).toBe('at-a-desk');
  const shopper = await make.aShopper();
  await here.invite({ email: shopper.email, seesMoney: false });
  const first = await mailedTo(shopper.email);
  await there.invite({ email: shopper.email, seesMoney: false });
  const second = await mailedTo(shopper.email);
  expect((await ask(calls.joinDesk, { token: first })).status).toBe(200);
  expect((await ask(calls.joinDesk, { token: second })).body.code).toBe('at-a-desk');
});

// spec: helpers.3
test('an invitation ends after seven days, with a newer one, and when it is taken back', async () => {
  const { seller, invite, list } = await aDesk();
  const email = 'late@example.np';
  const codeOf = async (token: string) => (await ask(calls.joinDesk, { token, account: maya })).body.code;
  await invite({ email, seesMoney: false });
  const first = await mailedTo(email);
  await orm.update(helpers).set({ expiresAt: new Date() }).where(eq(helpers.email, email));
  expect(await codeOf(first)).toBe('link-expired');
  expect(await list()).toMatchObject([{ state: 'ended' }]);
  await invite({ email, seesMoney: true });
  expect(await codeOf(first)).toBe('link-unknown');
  const [helper] = await list();
  expect(helper).toMatchObject({ state: 'invited', seesMoney: true });
  const second = await mailedTo(email);
  await ask(calls.removeHelper, { helperId: helper!._id }, seller);
  expect(await codeOf(second)).toBe('link-unknown');
  expect(await list()).toEqual([]);
});

// spec: helpers.6
test('who is removed while working is out with the next request, and a shopper again', async () => {
  const { vendor, seller, list } = await aDesk();
  const helper = await make.aHelper({ vendor, seesMoney: true });
  expect((await ask(sellerToday, {}, helper)).status).toBe(200);
  const [{ _id: helperId } = { _id: '' }] = await list();
  await ask(calls.removeHelper, { helperId }, seller);
  expect((await ask(sellerToday, {}, helper)).status).toBe(401);
  const again = (await enter(helper)).body;
  expect(again.user.role).toBe('shopper');
  expect((await ask(sellerToday, {}, again)).body.code).toBe('not-allowed');
  expect((await ask(calls.removeHelper, { helperId }, seller)).status).toBe(404);
});

// spec: helpers.5
test('sight of money is given and taken: revenue is told with it and to nobody without', async () => {
  const { vendor, seller, list } = await aDesk();
  const helper = await make.aHelper({ vendor, seesMoney: false });
  const product = await make.aProduct({ vendor, stock: 9, price: 700 });
  const { _id } = await quickOrder(haat, product);
  await ask(moveOrders, { orderIds: [_id], status: 'confirmed' }, seller);
  const earned = async (asker: Asker) => {
    const { days, products } = (await ask(sellerInsight, {}, asker)).body;
    return [days.at(-1)?.revenue, products[0]?.revenue, products[0]?.pieces];
  };
  expect(await earned(seller)).toEqual([700, 700, 1]);
  expect(await earned(helper)).toEqual([null, null, 1]);
  const [{ _id: helperId } = { _id: '' }] = await list();
  await ask(calls.changeHelper, { helperId, seesMoney: true }, seller);
  expect(await earned(helper)).toEqual([700, 700, 1]);

  const clerk = await make.aHelper({ seesMoney: false });
  const { vendors, days } = (await ask(shopInsight, {}, clerk)).body;
  expect([...vendors, ...days].filter(({ revenue }) => revenue !== null)).toEqual([]);
});

// spec: helpers.4
test('what the law asks of a vendor or a shop is not a helper’s to change; the rest of its page is', async () => {
  const { vendor, seller } = await aDesk();
  const helper = await make.aHelper({ vendor, seesMoney: true });
  const { version, intro: _, ...page } = (await ask(getOwnVendor, {}, seller)).body;
  const { introNe, city, district, pan, vatRegistered } = page;
  const said = { version, introNe, intro: 'Clay.', city, district, pan, vatRegistered };
  const taxed = await ask(saveOwnVendor, { ...said, pan: '123456789' }, helper);
  expect([taxed.status, taxed.body.code]).toEqual([403, 'not-for-helpers']);
  expect((await ask(saveOwnVendor, said, helper)).body.data.intro).toBe('Clay.');

  const clerk = await make.aHelper({ seesMoney: false });
  const { profile, versions } = (await ask(readShopDesk, {}, clerk)).body;
  const { logo: _logo, favicon: _favicon, ...own } = profile;
  const save = (changes: object) =>
    ask(saveProfile, { version: versions.profile, ...own, ...changes }, clerk);
  expect((await save({ pan: '987654321' })).body.code).toBe('not-for-helpers');
  expect((await save({ intro: 'Open market' })).status).toBe(200);
});

// spec: helpers.7
test('the owner reads who invited whom, who joined and who went, without an email in the log', async () => {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const email = 'asha@example.np';
  await ask(calls.inviteShopHelper, { email, seesMoney: false }, admin);
  await ask(calls.joinDesk, { token: await mailedTo(email), account: maya }, { shop });
  const clerk = { ...(await ask(signIn, { email, password }, { shop })).body, shop };
  expect((await ask(readShopDesk, {}, clerk)).status).toBe(200);
  const [{ _id: helperId } = { _id: '' }] = (await ask(calls.listShopHelpers, {}, admin)).body;
  await ask(calls.changeShopHelper, { helperId, seesMoney: true }, admin);
  await ask(calls.removeShopHelper, { helperId }, admin);
  const { entries } = (await ask(listAudit, { kind: 'helper' }, admin)).body;
  expect(entries.map(({ action, who }) => [action, who?.firstName])).toEqual([
    ['removed', 'Sita'],
    ['changed', 'Sita'],
    ['changed', 'Maya'],
    ['added', 'Sita'],
  ]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

// spec: helpers.8
test('a helper who deletes their account leaves the desk', async () => {
  const { vendor, list } = await aDesk();
  const helper = await make.aHelper({ vendor, seesMoney: false });
  expect((await ask(deleteMe, { password: helper.password }, helper)).status).toBe(200);
  expect(await list()).toEqual([]);
});
