import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { getHome, getShopFrame } from '@haat/contract/content/calls';
import * as calls from '@haat/contract/content/owning/front/calls';
import { maxSliders } from '@haat/contract/content/rules';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import { popups } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

/** A picture of one colour, as the shop keeps it. */
async function picture(colour: string): Promise<string> {
  const drawn = sharp({ create: { width: 40, height: 16, channels: 3, background: colour } });
  const key = `slider/of-${colour.slice(1)}-1600.webp`;
  await haat.dependencies.uploads.put(key, await drawn.webp({ lossless: true }).toBuffer());
  return `/uploads/${key}`;
}
const image = await picture('#102030');

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const slider = (over: Partial<CallInput<typeof calls.saveSlider>> = {}) =>
    ask(calls.saveSlider, { image, title: 'Tihar', text: 'Lamps', ...over }, admin);
  const popup = (over: Partial<CallInput<typeof calls.savePopup>> = {}) =>
    ask(calls.savePopup, { version: 0, title: 'Dashain', text: 'Closed', active: true, ...over }, admin);
  const read = async () => (await ask(calls.readFront, {}, admin)).body;
  const home = async () => (await ask(getHome, { subdomain: shop.subdomain }, { shop })).body;
  const log = async () => (await ask(listAudit, {}, admin)).body.entries;
  return { shop, admin, slider, popup, read, home, log };
}

// spec: front.1
test('a slider is added with the shade of its picture, changed, and deleted; the front page shows it at once', async () => {
  const { shop, admin, slider, read, home, log } = await anOwner();
  const dropped: string[] = [];
  const stop = haat.dependencies.changes.listen((all) => dropped.push(...all));
  const { data: made } = (await slider({ titleNe: 'तिहार', link: '/products' })).body;
  expect(made).toMatchObject({ version: 1, shade: '#102030', titleNe: 'तिहार', link: '/products' });
  expect(dropped).toEqual([tags.published(shop.id)]);
  stop();
  const { version, ...shown } = made;
  expect((await home()).sliders).toEqual([shown]);
  const other = await picture('#405060');
  const change = { _id: made._id, version, image: other, title: 'Chhath' };
  expect((await slider(change)).body.data).toMatchObject({ version: 2, shade: '#405060', link: null });
  expect((await slider(change)).body.code).toBe('changed-meanwhile');
  expect((await ask(calls.deleteSlider, { id: made._id }, admin)).status).toBe(200);
  expect((await ask(calls.deleteSlider, { id: made._id }, admin)).status).toBe(404);
  expect((await slider({ ...change, version: 2 })).status).toBe(404);
  expect([(await read()).sliders, (await home()).sliders]).toEqual([[], []]);
  expect((await log()).map(({ kind, action }) => [kind, action])).toEqual([
    ['slider', 'removed'],
    ['slider', 'changed'],
    ['slider', 'added'],
  ]);
});

// spec: front.1
test('a picture that the shop does not keep, a link that leads nowhere good, and a slider too many are refused', async () => {
  const { slider } = await anOwner();
  const wrong = await Promise.all([
    slider({ image: '/uploads/slider/none-1600.webp' }),
    slider({ image: 'https://elsewhere.example/a.webp' }),
    slider({ image: '/uploads/../secret.webp' }),
    slider({ link: 'javascript:alert(1)' }),
    slider({ title: ' ' }),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(Object.keys(wrong[0]?.body.fields ?? {})).toEqual(['image']);
  for (let n = 0; n < maxSliders; n += 1) await slider();
  expect((await slider()).body.code).toBe('too-many-slides');
});

test('of many sliders that are added at once no more are there than the shop has room for', async () => {
  const { slider, read } = await anOwner();
  const all = await Promise.all(Array.from({ length: maxSliders + 4 }, () => slider()));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(maxSliders);
  expect((await read()).sliders).toHaveLength(maxSliders);
});

test('a slider that is sent again under its key, because its answer was lost, is added once', async () => {
  const { admin, read } = await anOwner();
  const send = () =>
    ask(calls.saveSlider, { image, title: 'Chhath', text: 'Sun' }, { ...admin, key: 'chhath-1' });
  expect((await send()).body).toEqual((await send()).body);
  expect((await read()).sliders).toHaveLength(1);
});

// spec: front.2
test('sliders are put in order, and of two who do, the one who has not seen all of them is told', async () => {
  const { admin, slider, home } = await anOwner();
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) ids.push((await slider({ title })).body.data._id);
  const order = (wanted: string[]) => ask(calls.orderSliders, { ids: wanted }, admin);
  const [one, two, three] = ids as [string, string, string];
  expect((await order([three, one, two])).status).toBe(200);
  expect((await home()).sliders.map(({ title }) => title)).toEqual(['Three', 'One', 'Two']);
  for (const wrong of [
    [three, one],
    [three, one, one],
    [three, one, two, two],
    [one, two, crypto.randomUUID()],
  ])
    expect((await order(wrong)).body.code).toBe('changed-meanwhile');
});

// spec: front.3
test('the popup is shown from its first to its last day by the calendar of Nepal, and not while it is off', async () => {
  const { admin, popup, read, home } = await anOwner();
  expect((await read()).popup).toBeNull();
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) =>
    dayInNepal(new Date(Date.now() + days * 86_400_000)),
  ) as [string, string, string];
  let version = 0;
  const shown = async (over: Partial<CallInput<typeof calls.savePopup>>) => {
    ({ version } = (await popup({ version, ...over })).body.data);
    return (await home()).popup?.title ?? null;
  };
  expect(await shown({})).toBe('Dashain');
  expect(await shown({ active: false })).toBeNull();
  expect(await shown({ firstDay: tomorrow })).toBeNull();
  expect(await shown({ lastDay: yesterday })).toBeNull();
  expect(await shown({ firstDay: today, lastDay: today })).toBe('Dashain');
  expect((await home()).popup?.lastDay).toBe(today);
  expect(await shown({ firstDay: yesterday, lastDay: tomorrow })).toBe('Dashain');
  for (const wrong of [
    { firstDay: today, lastDay: yesterday },
    { firstDay: '2026-02-30' },
    { lastDay: 'tomorrow' },
    { image: 'https://elsewhere.example/a.webp' },
  ])
    expect((await popup({ version, ...wrong })).status).toBe(400);
  expect((await popup({ version: version - 1 })).body.code).toBe('changed-meanwhile');
  expect((await ask(listAudit, { kind: 'popup' }, admin)).body.entries).toHaveLength(6);
});

// spec: front.3
test('of two who are the first to make a popup one is told', async () => {
  const { shop, popup } = await anOwner();
  const both = await Promise.all([popup(), popup()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { orm } = haat.dependencies.database;
  const rows = await orm
    .select({ n: sql`1` })
    .from(popups)
    .where(eq(popups.shopId, shop.id));
  expect(rows).toHaveLength(1);
});

// spec: front.4
test('an owner says which categories come first, and of two the later one is told', async () => {
  const { shop, admin, read } = await anOwner();
  const [tea, brass, wool] = await Promise.all(
    ['tea', 'brass', 'wool'].map((slug) =>
      make.aCategory({ shop, slug: `${slug}-${shop.subdomain}`, title: slug }),
    ),
  );
  const save = (categoryIds: string[], seen: string[]) =>
    ask(calls.saveFooterItems, { categoryIds, seen }, admin);
  const dropped: string[] = [];
  const stop = haat.dependencies.changes.listen((all) => dropped.push(...all));
  expect((await save([wool!.id, tea!.id], [])).status).toBe(200);
  expect(dropped).toContain(tags.categories(shop.id));
  stop();
  const frame = async () => (await ask(getShopFrame, { subdomain: shop.subdomain }, { shop })).body;
  expect((await frame()).footerItems.map(({ category }) => category.title)).toEqual(['wool', 'tea']);
  expect((await save([brass!.id], [])).body.code).toBe('changed-meanwhile');
  const elsewhere = await make.aCategory();
  expect((await save([elsewhere.id], [wool!.id, tea!.id])).status).toBe(404);
  expect((await read()).footerItems).toEqual([wool!.id, tea!.id]);
  expect((await save([], [wool!.id, tea!.id])).status).toBe(200);
  expect((await frame()).footerItems).toEqual([]);
});
