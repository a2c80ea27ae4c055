import { shopNameIn } from '@haat/contract/core/language';
import type { Home } from '@haat/contract/content/schemas';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { closePopup, isAt } from '../support/page-actions.ts';
import { maxShift, shiftOf, watchShifts } from '../support/layout-shift.ts';
import { useSharedShop } from '../support/harness.ts';

// What tells one shop from another: where its makers are at home, its cloth, its seasons.

/** What of an element is measured here. */
interface Boxed {
  getBoundingClientRect(): { bottom: number };
}

const journey = useSharedShop();

const home = (shop: string) => ask<Home>(journey.origin, `/api/shop/get-home/${shop}`, { shop });

// spec: face.4
test('the band of the provinces names a maker and a product of each, and says how many there are', async () => {
  const { provinces } = await home('haat');
  expect(provinces.length).toBeGreaterThanOrEqual(3);
  const page = await journey.open('/', { language: 'ne' });
  await closePopup(page);
  const count = provinces.length === 7 ? 'सातै' : '०१२३४५६'[provinces.length];
  await page.getByRole('heading', { name: `${count} प्रदेशबाट` }).waitFor();
  const tiles = page.getByRole('list', { name: `${count} प्रदेशबाट` }).getByRole('listitem');
  for (const [at, { nameNe, product }] of provinces.entries()) {
    expect(await tiles.nth(at).innerText()).toContain(`${nameNe} प्रदेश`);
    expect(await tiles.nth(at).innerText()).toContain(shopNameIn('ne-NP', product.adminId));
  }
  const [first] = provinces;
  await tiles.first().getByRole('link').last().click();
  await isAt(page, `/ne/shop/${first?.product.adminId.slug}`);
});

/** Reads a page on a day. */
const openOn = (day: string) =>
  journey.open('/faq', {
    before: async (tab) => {
      await tab.clock.setFixedTime(new Date(`${day}T12:00:00+05:45`));
      await tab.addInitScript(watchShifts);
    },
  });

const flowersOn = (page: Page): Promise<number> => page.locator('header .garland').count();

/** Where cloth hangs, and which. */
const clothOn = (page: Page): Promise<[where: string, cloth: string][]> =>
  page.evaluate(
    `[...document.querySelectorAll('.dhaka')].map((each) => [
      each.parentElement.localName,
      getComputedStyle(each).backgroundImage,
    ])`,
  );

// spec: face.2, face.4, face.5, face.26
test('each shop has a cloth of its own, and one whose makers are at home in fewer than three provinces no band of them', async () => {
  // The day before Dashain: nothing hangs below it.
  const faq = await openOn('2026-10-10');
  expect(await flowersOn(faq)).toBe(0);
  const haat = await clothOn(faq);
  expect(haat.map(([where]) => where)).toEqual(['header', 'footer']);
  expect(new Set(haat.map(([, cloth]) => cloth)).size).toBe(1);

  expect((await home('himal')).provinces).toEqual([]);
  const page = await journey.open('/', { width: 768, height: 1024, cookies: { subdom: 'himal' } });
  const [himal] = await clothOn(page);
  expect(himal?.[1]).toContain('svg');
  expect(himal?.[1]).not.toBe(haat[0]?.[1]);
  const heading = page.getByRole('heading', { name: 'New arrivals' });
  const row = page.locator('section').filter({ has: heading }).getByRole('article');
  expect(await page.getByRole('heading', { name: /^From .* provinces$/ }).count()).toBe(0);

  // The buttons stand at one height, also of what is sold out.
  await row.getByRole('button', { name: 'Out of Stock' }).first().waitFor();
  const bottoms = await row.evaluateAll((cards: { querySelectorAll(of: string): Iterable<Boxed> }[]) =>
    cards.map((card) =>
      Math.round(
        Math.max(
          ...[...card.querySelectorAll('button.w-full')].map((each) => each.getBoundingClientRect().bottom),
        ),
      ),
    ),
  );
  expect(bottoms.length).toBeGreaterThan(3);
  expect(new Set(bottoms).size).toBe(1);
});

// spec: face.5
test('marigolds hang below the header in the weeks of Dashain and Tihar, and nothing moves for them', async () => {
  const page = await openOn('2026-11-09');
  expect(await flowersOn(page)).toBe(1);
  expect((await shiftOf(page)).shift).toBeLessThanOrEqual(maxShift);
});
