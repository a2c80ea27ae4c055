import { afterAll, expect, test } from 'vitest';
import { resetPassword, signIn } from '@haat/contract/account/calls';
import { inviteSeller, listSellers } from '@haat/contract/account/sellers/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { sellerToday } from '@haat/contract/orders/selling/calls';
import { emailsTo } from '../../../testing/samples/emails.ts';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

const sita = { shopName: 'Sita Kapada', email: 'Sita@example.np', firstName: 'Sita', lastName: 'Rai' };
const password = 'walks-from-shivalaya';

// spec: sellers.1
test('who is invited chooses a password by the mailed link, in their language, and sells', async () => {
  const admin = await make.anAdmin();
  const { status, body } = await ask(inviteSeller, { ...sita, language: 'ne-NP' }, admin);
  expect(status).toBe(200);
  const [email] = await emailsTo(haat, 'sita@example.np');
  expect(email?.subject).toContain('सामान बेच्नुहोस्');
  const token = /\/ne\/reset-password\/([\w-]+)\?next=%2Fne%2Fdesk\s/.exec(email?.text ?? '')?.[1] ?? '';
  expect(
    (await ask(listSellers, {}, admin)).body.sellers.find(({ _id }) => _id === body.data.vendorId),
  ).toMatchObject({
    ...{ shopName: 'Sita Kapada', slug: 'sita-kapada', products: 0 },
    people: [{ email: 'sita@example.np', activated: false }],
  });
  expect((await ask(signIn, { email: sita.email, password })).status).not.toBe(200);
  await ask(resetPassword, { token, password });
  const session = (await ask(signIn, { email: sita.email, password })).body;
  const seller = { token: session.token };
  expect((await ask(sellerToday, {}, seller)).body.vendor.shopName).toBe('Sita Kapada');
  const now = (await ask(listSellers, {}, admin)).body.sellers.find(({ slug }) => slug === 'sita-kapada');
  expect(now?.people).toMatchObject([{ activated: true }]);
});

// spec: sellers.1, owner.15
test('who was invited where stands in the log, which nobody can change, without what is personal', async () => {
  const admin = await make.anAdmin();
  const gita = {
    ...sita,
    shopName: 'Gita Kapada',
    email: 'gita.kapada@example.np',
    firstName: 'Gita-Maya',
    lastName: 'Kirati',
  };
  const { vendorId } = (await ask(inviteSeller, gita, admin)).body.data;
  const { entries } = (await ask(listAudit, { kind: 'seller' }, admin)).body;
  expect(entries.filter(({ thingId }) => thingId === vendorId)).toMatchObject([
    { action: 'added', name: 'Gita Kapada', who: { _id: admin.id } },
  ]);
  for (const personal of [gita.email, gita.firstName, gita.lastName])
    expect(JSON.stringify(entries)).not.toContain(personal);
});

// spec: sellers.2
test('an invitation is mailed again until it is followed; a name or an email that is taken is refused', async () => {
  const admin = await make.anAdmin();
  const invite = (input: CallInput<typeof inviteSeller>) => ask(inviteSeller, input, admin);
  const hari = { ...sita, shopName: 'Hari Bhada', email: 'hari@example.np', firstName: 'Hari' };
  const { vendorId } = (await invite(hari)).body.data;
  const again = { vendorId, firstName: 'Hari', lastName: 'Rai', email: 'hari@example.np' };
  expect((await invite(again)).body.data).toEqual({ vendorId });
  expect(await emailsTo(haat, 'hari@example.np')).toHaveLength(2);
  const another = await invite({ ...again, email: 'gita@example.np', firstName: 'Gita' });
  expect(another.status).toBe(200);
  const found = (await ask(listSellers, {}, admin)).body.sellers.find(({ _id }) => _id === vendorId);
  expect(found?.people.map(({ firstName }) => firstName)).toEqual(['Hari', 'Gita']);

  const shopper = await make.aShopper();
  const taken = await invite({ ...hari, shopName: 'Another', email: shopper.email });
  expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([409, ['email']]);
  const named = await invite({ ...hari, email: 'other@example.np' });
  expect([named.status, Object.keys(named.body.fields ?? {})]).toEqual([409, ['shopName']]);
  expect((await invite({ ...again, shopName: 'Both' })).status).toBe(400);
  // A vendor of another shop is not there, and nothing of it is told.
  const elsewhere = await make.anAdmin({ shop: await make.aShop() });
  expect((await ask(inviteSeller, { ...again, email: 'new@example.np' }, elsewhere)).status).toBe(404);
  // What was refused has left no seller behind.
  expect((await ask(listSellers, {}, admin)).body.sellers.map(({ shopName }) => shopName)).not.toContain(
    'Another',
  );
});

// spec: sellers.2
test('a new seller that is sent again, because its answer was lost, is made once and mailed once', async () => {
  const admin = await make.anAdmin();
  const maya = {
    ...sita,
    shopName: 'Maya Bunai',
    shopNameNe: 'माया बुनाइ',
    city: 'Palpa',
    email: 'maya@example.np',
  };
  const invite = (input: CallInput<typeof inviteSeller>, who = admin) => ask(inviteSeller, input, who);
  const [one, again] = await Promise.all([invite(maya), invite(maya)]);
  expect([one.status, again.body]).toEqual([200, one.body]);
  const found = (await ask(listSellers, {}, admin)).body.sellers.filter(
    ({ shopName }) => shopName === 'Maya Bunai',
  );
  expect(found.map(({ people }) => people.length)).toEqual([1]);
  expect(await emailsTo(haat, 'maya@example.np')).toHaveLength(1);
  const other = await make.anAdmin();
  const wrong = [await invite({ ...maya, city: 'Syangja' }), await invite(maya, other)];
  expect(wrong.map(({ status }) => status)).toEqual([409, 409]);
});

// spec: sellers.4
test('the sellers of a large shop are listed by name, page by page, with who works there, and found by a part of the name', async () => {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const names = ['Asha', 'Bina', 'Chandra', 'Dev'];
  for (const name of names) {
    const shopName = `${name} Bhandar`;
    await make.aSeller(await make.aVendor({ shop, shopName }));
  }
  const list = async (asked: CallInput<typeof listSellers>) => (await ask(listSellers, asked, admin)).body;
  const first = await list({ size: 3 });
  const second = await list({ size: 3, after: first.next ?? '' });
  const all = [...first.sellers, ...second.sellers];
  expect(all.map(({ shopName }) => shopName)).toEqual(names.map((name) => `${name} Bhandar`));
  expect(all.map(({ people }) => people.length)).toEqual([1, 1, 1, 1]);
  expect(second.next).toBeNull();
  expect((await list({ q: 'chan' })).sellers.map(({ shopName }) => shopName)).toEqual(['Chandra Bhandar']);
});
