import { afterAll, expect, test } from 'vitest';
import { getShopFrame, getSiteProfile } from '@haat/contract/content/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import { subscribe } from '@haat/contract/newsletter/calls';
import * as calls from '@haat/contract/tenant/calls';
import { openHaat } from '../../../testing/harness.ts';
import { phonePhoto } from '../../../testing/samples/photos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

const theme = {
  ...{ primaryColor: '#1f5c4a', textColor: '#211b18', baseColor: '#1f5c4a', selectedColor: '#1f5c4a' },
};

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const desk = async () => (await ask(calls.readShopDesk, {}, admin)).body;
  const { profile } = await desk();
  const { logo: _, favicon: __, ...words } = profile;
  const said = { ...words, introNe: null };
  const frame = async () => (await ask(getShopFrame, { subdomain: shop.subdomain }, { shop })).body;
  const log = async () => (await ask(listAudit, {}, admin)).body.entries;
  return { shop, admin, desk, said, frame, log };
}

// spec: owner.5
test('what an owner says of the shop stands on its pages at once, and in the log', async () => {
  const { admin, desk, said, frame, log } = await anOwner();
  expect((await frame()).profileDetails.phone).toBe('');
  const { versions } = await desk();
  const profile = { ...said, shopName: 'Lakeside Bazaar', phone: '061-555010', version: versions.profile };
  expect((await ask(calls.saveProfile, profile, admin)).body.data).toEqual({ version: 2 });
  const saved = await ask(calls.saveTheme, { ...theme, version: versions.theme }, admin);
  expect(saved.body.data).toEqual({ version: 2 });
  const shown = await frame();
  expect(shown.profileDetails).toMatchObject({ shopName: 'Lakeside Bazaar', phone: '061-555010' });
  expect(shown.theme).toEqual(theme);
  expect((await log()).map(({ kind }) => kind)).toEqual(['theme', 'profile']);
  expect((await log())[1]?.changes).toContainEqual({ field: 'phone', before: null, after: '061-555010' });
});

// spec: owner.6
test('of two who edit one part the later one is told; another part is nothing to them', async () => {
  const { admin, said, frame } = await anOwner();
  const both = await Promise.all(
    ['First', 'Second'].map((shopName) => ask(calls.saveProfile, { ...said, shopName, version: 1 }, admin)),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile');
  expect((await ask(calls.saveTheme, { ...theme, version: 1 }, admin)).status).toBe(200);
  const kept = both.findIndex(({ status }) => status === 200);
  expect((await frame()).profileDetails.shopName).toBe(['First', 'Second'][kept]);
});

// spec: owner.5
test('pattern, promises and choices are the shop’s own', async () => {
  const { admin, desk, frame } = await anOwner();
  const { settings, versions } = await desk();
  const promises = { pay: true, fee: false, returnDays: 7 };
  const chosen = { ...settings, pattern: 'peaks' as const, promises };
  await ask(calls.saveSettings, { ...chosen, version: versions.settings }, admin);
  expect((await frame()).settings).toMatchObject({ pattern: 'peaks', promises });
  const endless = { ...chosen, promises: { ...promises, returnDays: 91 }, version: 2 };
  expect((await ask(calls.saveSettings, endless, admin)).status).toBe(400);
});

// spec: owner.5
test('each choice about an oddity is saved, read back and of this shop alone; the newsletter keeps a list once that is chosen', async () => {
  const [{ shop, admin, desk, frame }, another] = [await anOwner(), await anOwner()];
  const subscribes = async () =>
    (await ask(subscribe, { email: 'reader@example.np', language: 'en-US' }, { shop })).status;
  const before = (await desk()).settings;
  const options = {
    quickViewRating: ['real', 'fixed'],
    loginToOpenProduct: ['off', 'on'],
    newsletter: ['stored', 'local'],
  } as const;
  expect(before).toMatchObject({ quickViewRating: 'fixed', loginToOpenProduct: 'on', newsletter: 'local' });
  expect(await subscribes()).toBe(404);
  for (const [choice, each] of Object.entries(options))
    for (const to of each) {
      const { settings, versions } = await desk();
      const chosen = { ...settings, [choice]: to };
      const saved = await ask(calls.saveSettings, { ...chosen, version: versions.settings }, admin);
      expect(saved.status).toBe(200);
      expect((await desk()).settings).toEqual(chosen);
      expect((await frame()).settings).toEqual(chosen);
      expect(await subscribes()).toBe(chosen.newsletter === 'stored' ? 200 : 404);
    }
  expect((await another.frame()).settings).toEqual(before);
  const { settings, versions } = await desk();
  const neither = { ...settings, newsletter: 'perhaps' as 'local', version: versions.settings };
  expect((await ask(calls.saveSettings, neither, admin)).status).toBe(400);
});

// spec: owner.7
test('a logo and a favicon are drawn anew, shown, and taken away again', async () => {
  const { shop, admin, desk, log } = await anOwner();
  const put = await ask(calls.setShopPicture, { which: 'logo', image: [await phonePhoto()] }, admin);
  const { logo } = put.body.data;
  expect(logo).toMatch(/^\/uploads\/shop\/[0-9a-f-]{36}-\d+\.webp$/);
  expect((await haat.send('GET', logo!)).status).toBe(200);
  expect((await ask(getSiteProfile, {}, { shop })).body.profile.logo).toBe(logo);
  const [entry] = await log();
  expect(entry).toMatchObject({ kind: 'picture', changes: [{ field: 'logo', before: null, after: logo }] });
  const script = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' });
  expect((await ask(calls.setShopPicture, { which: 'favicon', image: [script] }, admin)).status).toBe(400);
  await ask(calls.removeShopPicture, { which: 'logo' }, admin);
  expect((await desk()).profile).toMatchObject({ logo: null, favicon: null });
});

// spec: owner.6
test('a colour that is none, a link that leads nowhere and a name of nothing are refused, and nothing is kept', async () => {
  const { admin, said, log } = await anOwner();
  const wrong = await Promise.all([
    ask(calls.saveTheme, { ...theme, primaryColor: 'red', version: 1 }, admin),
    ask(calls.saveProfile, { ...said, facebookLink: 'javascript:alert(1)', version: 1 }, admin),
    ask(calls.saveProfile, { ...said, shopName: ' ', version: 1 }, admin),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(wrong.map(({ body }) => Object.keys(body.fields ?? {}))).toEqual([
    ['primaryColor'],
    ['facebookLink'],
    ['shopName'],
  ]);
  expect(await log()).toEqual([]);
});
