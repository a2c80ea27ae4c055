import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readDelivery } from '@haat/contract/addresses/owning/calls';
import { savePage } from '@haat/contract/content/owning/pages/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import { countMissedSearch, countProductView } from '@haat/contract/insight/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { readShopDesk, saveProfile } from '@haat/contract/tenant/calls';
import { problemsInBothModes } from '../support/accessibility.ts';
import { ask, moveOrder, order, sellers, signIn, soldBy } from '../support/api.ts';
import { sayingAtDesk } from '../support/desk-messages.ts';
import { inLanguage, useShop } from '../support/harness.ts';
import { networkIdle } from '../support/network-idle.ts';
import { refused } from '../support/page-actions.ts';
import { smallOn } from '../support/target-size.ts';
import { untranslatedWords } from '../support/untranslated.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const people = { seller: sellers[vendor], owner: 'admin@haat.test' };
type Say = ReturnType<typeof sayingAtDesk>;

/** What opens on a screen, or a state that it comes to, and how. */
interface State {
  name: string;
  reach: (page: Page, say: Say) => Promise<unknown>;
}

/** A screen, and what is looked at there, one after another; a dialog before another one is left by Escape. */
interface Walk {
  path: string;
  states: State[];
}

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const pressIn = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const pressLike = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const begins = (words: string) => new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
let made: Promise<Record<keyof typeof people, Walk[]>> | undefined;
const walks = () => (made ??= makeWalks());

async function makeWalks() {
  const { origin } = journey;
  const [buyer, seller, owner] = await Promise.all(
    ['shopper@haat.test', people.seller, people.owner].map((email) => signIn(origin, email)),
  );
  const { slug, _id } = await soldBy(origin, vendor);
  const [sold, pending] = [
    (await order(origin, buyer!.token, slug, 1)).orders[0]!,
    (await order(origin, buyer!.token, slug, 1)).orders[0]!,
  ];
  await moveOrder(origin, seller!.token, sold._id, 'confirmed');
  await ask(origin, countProductView.path.replace(':productId', _id), { body: {} });
  await ask(origin, countMissedSearch.path, { body: { term: 'ऊनी टोपी' } });
  const section = { title: 'हाम्रो बारे', description: '', sections: [{ heading: 'को', text: 'हामी।' }] };
  const about = { name: 'about', version: 0, publish: true, text: { en: section, ne: section } };
  await ask(origin, savePage.path, { token: owner!.token, body: about });
  const { locations } = await ask<Answer<typeof readDelivery>>(origin, readDelivery.path, {
    token: owner!.token,
  });
  const area = locations.flatMap(({ areas }) => areas).find(({ addresses }) => addresses > 0)!;
  return {
    seller: [
      { path: '/desk/products', states: inTheList },
      { path: `/desk/stock?q=${encodeURIComponent(slug.split('-')[0]!)}`, states: [stock] },
      { path: `/desk/products/${_id}`, states: [archive] },
      { path: `/desk/orders/${pending._id}`, states: [cancel] },
      { path: '/desk/products/import', states: [lookedTable(_id)] },
      { path: '/desk/insight', states: [insight] },
    ],
    owner: [
      { path: '/desk/shop/insight', states: [insight] },
      { path: '/desk/shop/delivery', states: [place, areaInUse(area)] },
      { path: '/desk/shop/categories', states: [categoryMove] },
      { path: '/desk/shop/profile', states: [versions(owner!.token)] },
      { path: '/desk/shop/pages/about', states: [pageReset] },
    ],
  };
}

const inTheList: State[] = [
  {
    name: 'ticked rows',
    async reach(page, say) {
      for (const at of [1, 2]) await page.getByRole('main').getByRole('checkbox').nth(at).check();
      await page.getByRole('button', { name: say('bulk.open', { n: 2 }) }).waitFor();
    },
  },
  {
    name: 'many at once',
    reach: async (page, say) => press(page, say('bulk.open', { n: 2 })),
  },
  {
    name: 'many at once, looked at',
    async reach(page, say) {
      await press(page, say('bulk.open', { n: 2 }));
      await dialog(page).getByLabel(say('bulk.percent')).fill('10');
      await pressIn(page, say('bulk.look'));
      await dialog(page)
        .getByText(say('bulk.preview', { n: 2 }))
        .waitFor();
    },
  },
  {
    name: 'the price',
    async reach(page, say) {
      const [before = '', after = ''] = say('price.changeOf').split('{title}');
      await pressLike(page, new RegExp(`^${before}.*${after}`));
      await dialog(page).getByLabel(say('product.price')).fill('0');
      await pressIn(page, say('product.save'));
      await dialog(page).getByText(say('product.priceNeeded')).waitFor();
    },
  },
];

const stock: State = {
  name: 'the stock',
  async reach(page, say) {
    await pressLike(page, begins(`${say('stock.edit')}:`));
    await dialog(page).getByLabel(say('stock.quantity')).fill('x');
    await pressIn(page, say('stock.save'));
    await dialog(page).getByText(say('stock.number')).waitFor();
  },
};

const archive: State = { name: 'the archive', reach: (page, say) => press(page, say('product.takeOut')) };

const cancel: State = {
  name: 'the cancelled order',
  async reach(page, say) {
    await press(page, say('order.cancel'));
    await pressIn(page, say('order.cancelYes'));
  },
};

const lookedTable = (id: string): State => ({
  name: 'a table that was looked at',
  async reach(page, say) {
    const buffer = Buffer.from(`ID,Price\n${id},7\n,-1\n`);
    const table = { name: 'table.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').first().setInputFiles(table);
    await page.getByRole('heading', { name: say('import.preview') }).waitFor();
    await page.locator('ins').first().waitFor();
  },
});

const insight: State = {
  name: 'figures',
  async reach(page, say) {
    await page.getByRole('region', { name: say('insight.missed') }).waitFor();
    for (const each of await page.getByRole('main').locator('summary').all()) await each.click();
  },
};

const place: State = {
  name: 'a place',
  async reach(page, say) {
    await press(page, say('delivery.newPlace'));
    await pressIn(page, say('owner.save'));
    await dialog(page).getByText(say('delivery.districtNeeded')).waitFor();
  },
};

const areaInUse = (area: { areaName: string; areaNameNe: string | null; addresses: number }): State => ({
  name: 'an area in use',
  async reach(page, say) {
    const names = [area.areaName, area.areaNameNe ?? area.areaName];
    const labels = names.map((name) => say('delivery.editOne', { name }));
    await page
      .getByRole('button', { name: labels[0]!, exact: true })
      .or(page.getByRole('button', { name: labels[1]!, exact: true }))
      .first()
      .click();
    await pressIn(page, say('delivery.deleteArea'));
    await dialog(page)
      .getByText(say('delivery.inUseText', { n: area.addresses }))
      .waitFor();
  },
});

const categoryMove: State = {
  name: 'moving a category',
  async reach(page, say) {
    const [before = '', after = ''] = say('categories.more').split('{name}');
    await pressLike(page, new RegExp(`^${before}.*${after}$`));
    await page
      .getByText(say('categories.moveUnder'), { exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await pressIn(page, say('categories.move'));
    await dialog(page).getByText(say('categories.parentNeeded')).waitFor();
  },
};

const versions = (token: string): State => ({
  name: 'two versions',
  async reach(page, say) {
    const read = await ask<Answer<typeof readShopDesk>>(journey.origin, readShopDesk.path, { token });
    const { logo: _, favicon: __, ...said } = read.profile;
    const phone = said.phone === '061-111111' ? '061-333333' : '061-111111';
    const body = { ...said, phone, version: read.versions.profile };
    await ask(journey.origin, saveProfile.path, { token, body });
    await page.getByLabel(say('field.phone'), { exact: true }).fill('061-222222');
    await press(page, say('owner.save'));
    await dialog(page).getByText(phone).waitFor();
  },
});

const pageReset: State = {
  name: 'a page as it came',
  reach: (page, say) => press(page, say('pages.asItCame')),
};

const hands = [
  { hand: 'a phone in Nepali, dark first', width: 360, height: 640, language: 'ne', dark: true },
  { hand: 'a desktop in English, light first', width: 1280, height: 800, language: 'en', dark: false },
] as const;
const cases = hands.flatMap((hand) => (['seller', 'owner'] as const).map((who) => ({ ...hand, who })));

// spec: desk.7, owner.12
test.each(cases)(
  'what opens on the desk of a $who on $hand is for everybody in both modes, and has no English left in Nepali',
  async ({ hand: _, who, ...visit }) => {
    const say = sayingAtDesk(visit.language);
    const page = await journey.open('/desk/login', {
      ...{ ...visit, as: people[who], asleep: true, allow: [refused(409)] },
    });
    const names = visit.language === 'ne' ? await foreignAtDesk() : [];
    const found: string[] = [];
    for (const { path, states } of (await walks())[who]) {
      await page.goto(journey.origin + inLanguage(path, visit.language));
      await page.getByRole('main').getByRole('heading').first().waitFor();
      for (const [at, { name, reach }] of states.entries()) {
        await reach(page, say);
        await networkIdle(page);
        found.push(...(await wrongIn(page, visit, names)).map((each) => `${name}: ${each}`));
        if (at === states.length - 1 || !(await dialog(page).count())) continue;
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'detached' });
      }
    }
    expect(found).toEqual([]);
  },
);

const sizes = [
  { width: 360, height: 740, language: 'ne' },
  { width: 768, height: 600, language: 'ne' },
  { width: 1280, height: 600, language: 'en' },
] as const;

// spec: owner.12
test.each(sizes)(
  'the question before something of the shop is deleted is wholly seen at $width × $height, with both its answers',
  async (visit) => {
    const say = sayingAtDesk(visit.language);
    const page = await journey.open('/desk/login', { ...visit, as: people.owner });
    for (const [path, words] of [
      ['/desk/shop/front', 'front.deleteSlider'],
      ['/desk/shop/delivery', 'delivery.deletePlace'],
    ] as const) {
      await page.goto(journey.origin + inLanguage(path, visit.language));
      const [before = '', after = ''] = say('delivery.editOne').split('{name}');
      await pressLike(page, new RegExp(`^${before}.+${after}$`));
      await pressIn(page, say(words));
      await dialog(page).getByText(say('content.deleteSure')).waitFor();
      for (const answer of [say('delivery.keepArea'), say(words)])
        await expect
          .poll(() => isWhollySeen(dialog(page).getByRole('button', { name: answer, exact: true })))
          .toBe(true);
    }
  },
);

interface Shown {
  getBoundingClientRect: () => { x: number; top: number; bottom: number; width: number };
  contains: (other: unknown) => boolean;
  ownerDocument: { elementFromPoint: (x: number, y: number) => unknown };
}

/** Whether a finger meets something at its upper and at its lower edge. */
const isWhollySeen = (of: Locator) =>
  of.evaluate((it: Shown) => {
    const { x, top, bottom, width } = it.getBoundingClientRect();
    const meets = (y: number) => it.contains(it.ownerDocument.elementFromPoint(x + width / 2, y));
    return meets(top + 1) && meets(bottom - 1);
  });

async function wrongIn(
  page: Page,
  { width, language }: { width: number; language: string },
  names: string[],
) {
  const wrong: string[] = [];
  const within = (await dialog(page).count()) ? 'dialog' : 'main';
  if (language === 'ne')
    wrong.push(...(await untranslatedWords(page, names, within)).map((each) => `English: ${each}`));
  if (width < 768) wrong.push(...(await smallOn(page)).map((each) => `small: ${each}`));
  return [...wrong, ...(await problemsInBothModes(page))];
}

/** Formats, units and files. */
const same = ['CSV', 'ZIP', 'UTF-', 'MB', 'front.jpg', 'back.jpg', 'table.csv'];

/** What the seller wrote and nobody gave any Nepali, and what is the same in both languages; the longest first. */
async function foreignAtDesk(): Promise<string[]> {
  const { token } = await signIn(journey.origin, people.seller);
  const path = '/api/seller/stock?size=60';
  const { products } = await ask<{ products: StockedProduct[] }>(journey.origin, path, { token });
  // A table names products as it does itself, also where they have a Nepali name.
  const titles = products.map(({ title }) => title);
  const variants = products.flatMap(({ lines }) =>
    lines.flatMap(({ variant }) => [variant?.size, variant?.color]),
  );
  return [...titles, ...variants, ...same]
    .filter((name): name is string => Boolean(name))
    .toSorted((one, other) => other.length - one.length);
}
