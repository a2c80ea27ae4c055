import { contrast } from '../../packages/web/src/platform/theme/colours.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';
import { closePopup, ownButton } from '../support/page-actions.ts';
import { told } from '../support/toasts.ts';

// What docs/look.md says in figures: where things stand, how high they are and how far they stand out.

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
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

// spec: face.27
test.each([
  [phone, 'en'],
  [{ width: 320, height: 640 }, 'ne'],
  [{ width: 768, height: 1024 }, 'en'],
] as const)(
  'the chat button never lies on what buys, and leaves who scrolls down (%o, %s)',
  async (size, language) => {
    const page = await journey.open(boots, { ...size, language });
    const chat = page.locator('.chat-button');
    const top = async () => (await chat.boundingBox())?.y ?? 0;
    const bar = (await page.locator('[data-bottom-bar]').boundingBox())?.y ?? size.height;
    const button = (await chat.boundingBox())!;
    expect(bar - button.y - button.height).toBeCloseTo(12, 0);
    expect(await meets(page, buyNow[language])).toBe(buyNow[language]);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 400);
    await expect.poll(top).toBeGreaterThanOrEqual(size.height);
    expect(await meets(page, buyNow[language])).toBe(buyNow[language]);
    await page.mouse.wheel(0, -100);
    await expect.poll(top).toBeLessThan(size.height - 44);
  },
);

// spec: face.28
test('the quick view of a phone has its own bar for buying, in sight from the start', async () => {
  const page = await journey.open('/product_category/clothing', phone);
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quick view' }).click();
  const add = page.getByRole('dialog', { name: /^Quick view/ }).getByRole('button', { name: 'Add to Cart' });
  await add.waitFor();
  expect(await add.count()).toBe(1);
  await expect.poll(async () => (await add.boundingBox())?.y).toBeLessThan(phone.height - 44);
});

// spec: face.29
test('a phone shows one message at a time, between the header and the title', async () => {
  const page = await journey.open('/product_category/clothing', phone);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const alerts = page.getByRole('alert').filter({ visible: true });
  const cards = page.getByRole('article');
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

// spec: face.30
test.each(['en', 'ne'] as const)('the footer takes at most 640 px of a phone (%s)', async (language) => {
  const page = await journey.open('/faq', { ...phone, language });
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(640);
});

// spec: face.31
test('each field to write in has a border that stands out 3:1, in light and dark', async () => {
  for (const mode of ['light', 'dark'] as const) {
    const page = await journey.open('/products', { storage: { 'theme-mode': mode } });
    const looks = await page.evaluate<[name: string, border: string, ground: string][]>(`(() => {
      const ground = (each) => {
        const { backgroundColor } = getComputedStyle(each);
        return /, 0\\)$|transparent/.test(backgroundColor) ? ground(each.parentElement) : backgroundColor;
      };
      return [...document.querySelectorAll('input')]
        .filter(({ type }) => ['text', 'search', 'email', 'number', 'tel', 'password'].includes(type))
        .flatMap((each) => [each, each.parentElement].map((over) => [each.name || each.type, getComputedStyle(each).borderTopColor, ground(over)]));
    })()`);
    expect(looks.length).toBeGreaterThanOrEqual(8);
    const parts = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];
    for (const [name, border, ground] of looks)
      expect(contrast(parts(border), parts(ground)), `${name} in ${mode}`).toBeGreaterThanOrEqual(3);
  }
});

describe('the front page shows goods on its first screen', () => {
  // spec: face.32
  test.each(['en', 'ne'] as const)(
    'prices at 1280 × 850, a whole card at 360 × 740 (%s)',
    async (language) => {
      const wide = await journey.open('/', { width: 1280, height: 850, language });
      await closePopup(wide);
      const cards = wide.getByRole('article');
      const chat = await wide.locator('.chat-button').boundingBox();
      for (const at of [0, 1, 2, 3, 4]) {
        const price = await cards.nth(at).locator('.card-price').boundingBox();
        expect(price!.y + price!.height).toBeLessThanOrEqual(850);
        const card = await cards.nth(at).boundingBox();
        expect(chat!.y + chat!.height).toBeLessThanOrEqual(card!.y);
      }
      const narrow = await journey.open('/', { ...phone, language });
      const button = await narrow.getByRole('article').first().locator('button.w-full').boundingBox();
      expect(button!.y + button!.height).toBeLessThanOrEqual(phone.height);
    },
  );
});
