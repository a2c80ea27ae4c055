import { contrast } from '../../packages/web/src/platform/theme/colours.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartLine } from '../support/api.ts';
import { inLanguage, useSharedShop } from '../support/harness.ts';
import { saying } from '../support/messages.ts';
import { bowl } from '../support/overlays.ts';
import { ownButton, refused } from '../support/page-actions.ts';
import { oneOfEach } from '../support/screens/screens.ts';
import { told } from '../support/toasts.ts';

// What docs/look.md says in figures: where things stand, how high they are and how far they stand out.

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const cooker = 'pressure-cooker-3-litre-stainless-steel';
const say = saying('en');
const boots = '/product/leather-hiking-boots-waterproof';

const buyNow = { en: 'Buy now', ne: 'अहिले किन्नुहोस्' };

/** What a finger meets in the middle of a thing. */
const meets = async (page: Page, name: string): Promise<string | undefined> => {
  const box = await ownButton(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return page.evaluate<string>(
    `document.elementFromPoint(${box.x + box.width / 2}, ${box.y + box.height / 2})?.closest('a, button')?.textContent`,
  );
};

// spec: face.27, face.30
test.each([
  [[phone, { width: 768, height: 1024 }], 'en'],
  [[{ width: 320, height: 640 }], 'ne'],
] as const)(
  'the chat button never lies on what buys, and leaves who scrolls down; the footer is short on a phone (%o, %s)',
  async (sizes, language) => {
    const page = await journey.open(boots, { ...sizes[0], language });
    const chat = page.locator('.chat-button');
    const top = async () => (await chat.boundingBox())?.y ?? 0;
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
      await expect.poll(() => overWhatBuys(page, size)).toBeCloseTo(12, 0);
      expect(await meets(page, buyNow[language])).toBe(buyNow[language]);
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 400);
      await expect.poll(top).toBeGreaterThanOrEqual(size.height);
      expect(await meets(page, buyNow[language])).toBe(buyNow[language]);
      await page.mouse.wheel(0, -100);
      await expect.poll(top).toBeLessThan(size.height - 44);
    }
    await page.setViewportSize(phone);
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(640);
  },
);

/** How far the chat button stands over the bar at the bottom of the window, or over its edge. */
async function overWhatBuys(page: Page, size: { height: number }): Promise<number> {
  const bar = (await page.locator('[data-bottom-bar]').boundingBox())?.y ?? size.height;
  const button = (await page.locator('.chat-button').boundingBox())!;
  return bar - button.y - button.height;
}

// spec: face.34
test.each([
  ['a phone', phone, 'ne'],
  ['a desktop', { width: 1280, height: 850 }, 'en'],
] as const)('every page has one title, in one size at one height (%s)', async (_, size, language) => {
  const notThere = [refused(404)];
  const page = await journey.open('/login', {
    ...size,
    language,
    script: false,
    asleep: true,
    allow: notThere,
  });
  const looks = new Map<string, string[]>();
  for (const { address } of oneOfEach.filter((screen) => !hasOwnTitle.test(screen.address))) {
    await page.goto(journey.origin + inLanguage(address, language));
    const look = await page.evaluate<string>(looksOfTitles);
    looks.set(look, [...(looks.get(look) ?? []), address]);
  }
  expect([...looks.values()].toSorted((one, other) => other.length - one.length).slice(1)).toEqual([]);
  expect([...looks.keys()]).toEqual([expect.stringMatching(/^28px at \d+$/)]);
});

/** The front page opens with goods; a product's name stands below its picture on a phone, a bill is a paper of its own. */
const hasOwnTitle = /^\/(?:$|product\/|product-preview\/|order\/[^/]+\/bill)/;

/** The size of each title that is seen, and where its first line begins. */
const looksOfTitles = `[...document.querySelectorAll('h1')]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
  .map((each) => getComputedStyle(each).fontSize + ' at ' + Math.round(each.getBoundingClientRect().top))
  .join(', ')`;

// spec: face.35
test.each(['en', 'ne'] as const)(
  'a phone shows what a product is called and costs, who sells it and how it was liked above the bar that buys (%s)',
  async (language) => {
    const page = await journey.open(`/product/${bowl}`, { ...phone, language });
    const bar = (await page.locator('[data-bottom-bar]').boundingBox())!.y;
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: language === 'en' ? 'Patan Handicrafts' : 'पाटन हस्तकला' }).first(),
      main.getByText(language === 'en' ? '4.4' : '४.४', { exact: true }).first(),
      main.getByText(language === 'en' ? 'Rs. 3,450' : 'रु. ३,४५०', { exact: true }).first(),
    ]) {
      const box = (await part.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(bar);
    }
    const taxed = saying(language)('product.taxed');
    const chat = (await page.locator('.chat-button').boundingBox())!;
    expect(await page.evaluate<number>(endOf(taxed))).toBeLessThanOrEqual(chat.x);
  },
);

/** Where a paragraph's words end at the right. */
const endOf = (text: string) => `(() => {
  const words = document.createRange();
  const all = [...document.querySelectorAll('main p')];
  words.selectNodeContents(all.find((each) => each.textContent === ${JSON.stringify(text)}));
  return words.getBoundingClientRect().right;
})()`;

// spec: face.36
test('the chat button stands in the page where sums are read, products compared or a short form is filled in', async () => {
  const page = await journey.open('/cart-details', { ...phone, script: false, asleep: true });
  const position = `getComputedStyle(document.querySelector('.chat-button')).position`;
  for (const address of [
    '/cart-details',
    '/compare',
    '/order/nothing/bill',
    '/order/placed/nothing',
    '/login',
    '/signup',
  ]) {
    await page.goto(journey.origin + address);
    expect(await page.evaluate(position), address).not.toBe('fixed');
  }
  await page.goto(`${journey.origin}/products`);
  expect(await page.evaluate(position)).toBe('fixed');
});

// spec: face.28, face.29
test('a phone shows one message at a time, between the header and the title, and buys from the quick view in sight', async () => {
  const page = await journey.open('/product_category/clothing', phone);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const alerts = page.getByRole('alert').filter({ visible: true });
  const cards = page.getByRole('article');
  await cards.first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quick view' }).click();
  const view = page.getByRole('dialog', { name: /^Quick view/ });
  const add = view.getByRole('button', { name: 'Add to Cart' });
  await add.waitFor();
  expect(await add.count()).toBe(1);
  await expect.poll(async () => (await add.boundingBox())?.y).toBeLessThan(phone.height - 44);
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });

  for (const at of [0, 1]) {
    await cards.nth(at).getByRole('button', { name: 'Add to Cart' }).first().click();
    await told(page, 'Item Added');
  }
  // It takes two lines there.
  await cards.nth(2).locator('.card-heart').click();
  await told(page, 'Please login first');
  await expect.poll(() => alerts.count()).toBe(1);
  await expect
    .poll(async () => {
      const box = await alerts.first().boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(title!.y);
});

// spec: face.31
test('each field to write in has a border that stands out 3:1, in light and dark', async () => {
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) };
  for (const mode of ['light', 'dark'] as const) {
    const dark = mode === 'dark';
    const list = await journey.open('/products', { dark });
    const cart = await journey.open('/cart-details', { as: 'shopper2@haat.test', storage, dark });
    await cart.getByLabel(say('checkout.note')).waitFor();
    await cart.getByRole('button', { name: say('address.add') }).click();
    await cart.getByRole('combobox', { name: say('place.ward'), exact: true }).waitFor();
    for (const [page, least] of [
      [list, 4],
      [cart, 12],
    ] as const) {
      await page.evaluate(coloursHaveTurned);
      const looks = await page.evaluate<[name: string, border: string, ground: string][]>(bordersOfFields);
      expect(looks.length).toBeGreaterThanOrEqual(2 * least);
      for (const [name, border, ground] of looks)
        expect(contrast(parts(border), parts(ground)), `${name} in ${mode}`).toBeGreaterThanOrEqual(3);
    }
  }
});

// spec: face.37
test('where the system sets the colours a button has its box, a chosen size its outline and a colour its own ground', async () => {
  const page = await journey.open('/product/trail-running-shoes');
  await page.emulateMedia({ forcedColors: 'active' });
  const [size, colours] = [page.locator('[data-part=size] label'), '[data-part=color] label > span'];
  await size.nth(1).getByRole('radio').check();
  await page.evaluate(coloursHaveTurned);
  const look = async (what: string, of: string, at = 0) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelectorAll(${JSON.stringify(what)})[${at}]).${of}`,
    );
  const buy = ':is(.bg-primary):is(main button)';
  expect(await look(buy, 'borderTopWidth')).toBe('1px');
  expect(await look(buy, 'borderTopColor')).not.toBe(await look(buy, 'backgroundColor'));
  expect(await look('[data-part=size] label', 'outlineStyle')).toBe('none');
  expect(await look('[data-part=size] label', 'outlineStyle', 1)).toBe('solid');
  expect(await look(colours, 'backgroundColor')).not.toBe(await look(colours, 'backgroundColor', 1));
});

const parts = (colour: string) =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];

/** The border of each field, beside what is in it and what it stands on. */
const bordersOfFields = `(() => {
  const ground = (each) => {
    const { backgroundColor } = getComputedStyle(each);
    return /, 0\\)$|transparent/.test(backgroundColor) ? ground(each.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('input, select, textarea')]
    .filter(({ type }) => !['checkbox', 'radio', 'hidden', 'range', 'file'].includes(type))
    .flatMap((each) => [each, each.parentElement].map((over) => [each.name || each.type, getComputedStyle(each).borderTopColor, ground(over)]));
})()`;

/** With the next frame, and those with a transition after it. */
const coloursHaveTurned = `(async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(turning.map((each) => each.finished));
})()`;
