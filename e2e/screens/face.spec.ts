import { shopNameIn } from '@haat/contract/core/language';
import type { Home } from '@haat/contract/content/schemas';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { closePopup, isAt } from '../support/page-actions.ts';
import { maxShift, shiftOf, watchShifts } from '../support/layout-shift.ts';
import { useShop } from '../support/harness.ts';

// What tells one shop from another: where its makers are at home, its cloth, its seasons.

/** What of an element is measured here. */
interface Boxed {
  getBoundingClientRect(): { bottom: number };
}

const journey = useShop();

describe('the band of the provinces', () => {
  const home = (shop: string) => ask<Home>(journey.origin, `/api/shop/get-home/${shop}`, { shop });

  // spec: face.4
  test('names a maker and a product of each, and says how many there are', async () => {
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

  // spec: face.4
  test('is left out where makers are at home in fewer than three of them', async () => {
    expect((await home('himal')).provinces).toEqual([]);
    const page = await journey.open('/', { cookies: { subdom: 'himal' } });
    await page.getByRole('heading', { name: 'New arrivals' }).waitFor();
    expect(await page.getByRole('heading', { name: /^From .* provinces$/ }).count()).toBe(0);
  });
});

// spec: face.2
test('each shop has a cloth of its own, the same under the header, above the footer and nowhere else', async () => {
  const clothOf = async (shop: string) => {
    const page = await journey.open('/faq', { cookies: { subdom: shop } });
    return page.evaluate<[string, string][]>(
      `[...document.querySelectorAll('.dhaka')].map((each) => [
        each.parentElement.localName,
        getComputedStyle(each).backgroundImage,
      ])`,
    );
  };
  const [haat, himal] = [await clothOf('haat'), await clothOf('himal')];
  expect(haat.map(([where]) => where)).toEqual(['header', 'footer']);
  expect(new Set(haat.map(([, cloth]) => cloth)).size).toBe(1);
  expect(himal[0]?.[1]).toContain('svg');
  expect(himal[0]?.[1]).not.toBe(haat[0]?.[1]);
});

// spec: face.26
test('the buttons of a row of cards stand at one height, also of what is sold out', async () => {
  const page = await journey.open('/', { width: 768, height: 1024, cookies: { subdom: 'himal' } });
  const row = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'New arrivals' }) })
    .getByRole('article');
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

describe('marigolds hang below the header', () => {
  const on = async (day: string) => {
    const page = await journey.open('/faq', {
      before: async (tab) => {
        await tab.clock.setFixedTime(new Date(`${day}T12:00:00+05:45`));
        await tab.addInitScript(watchShifts);
      },
    });
    return { page, flowers: await page.locator('header .garland').count() };
  };

  // spec: face.5
  test('in the weeks of Dashain and Tihar, and nothing moves for them', async () => {
    for (const day of ['2026-10-15', '2026-11-09']) {
      const { page, flowers } = await on(day);
      expect(flowers, day).toBe(1);
      expect((await shiftOf(page)).shift).toBeLessThanOrEqual(maxShift);
    }
  });

  // spec: face.5
  test('and in no other week', async () => {
    for (const day of ['2026-10-10', '2026-11-23']) expect((await on(day)).flowers, day).toBe(0);
  });
});
