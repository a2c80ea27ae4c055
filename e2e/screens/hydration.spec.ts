import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();

const pages = [
  { name: 'the front page', path: '/' },
  { name: 'a category', path: '/product_category/clothing' },
  { name: 'a product', path: '/product/cast-iron-pan-with-spout-26-cm' },
];

/** What React leaves where a part is not there yet, could not be rendered, or is moved to its place by a script. */
const unfinished = /<!--\$[?!]-->|\$RC\(|<div hidden id="S:/;

describe('islands', () => {
  // spec: house.2
  test.for(pages)('of $name are all in the HTML that the server sends', async ({ path }) => {
    const html = await (await fetch(journey.origin + path)).text();
    expect(html).toMatch(/<html[^>]* data-asleep/);
    expect(html.match(/<div class="contents" data-asleep/g)?.length).toBeGreaterThan(0);
    expect(html).not.toMatch(unfinished);
  });

  // spec: house.3
  test.for(pages)(
    'of $name sleep until the first move, and then take over the HTML that stands there',
    async ({ path }) => {
      const page = await journey.open(path, { still: true });
      expect(await page.evaluate(`document.documentElement.hasAttribute('data-asleep')`)).toBe(false);
      const islands = await page.evaluate<number>(`(() => {
        globalThis.islands = [...document.querySelectorAll('[data-asleep]')];
        globalThis.stood = islands.flatMap((island) => [...island.querySelectorAll('a, button, input, img, h2, p')]);
        return islands.length;
      })()`);
      expect(islands).toBeGreaterThan(0);
      await page.mouse.move(20, 20);
      await expect
        .poll(() => page.evaluate<number>(`document.querySelectorAll('[data-asleep]').length`))
        .toBe(0);
      // Made anew instead, they would lose what was typed, chosen or scrolled in them.
      const [stood, gone] = await page.evaluate<[number, number]>(
        `[stood.length, stood.filter((element) => !element.isConnected).length]`,
      );
      expect(stood).toBeGreaterThan(0);
      expect(gone).toBe(0);
      expect(await page.evaluate(`islands.every((island) => island.isConnected)`)).toBe(true);
    },
  );
});

/** Says in `emptied` whether the footer ever stood without its links. */
const watchFooter = `addEventListener('DOMContentLoaded', () => {
  const footer = document.querySelector('footer');
  globalThis.emptied = false;
  new MutationObserver(() => (emptied ||= !footer.querySelector('a'))).observe(footer, { childList: true, subtree: true });
})`;

test('a guest who is led to the login keeps the footer, also where its code comes late', async () => {
  const page = await journey.open('/cart-details', {
    asleep: true,
    before: async (tab) => {
      await tab.addInitScript(watchFooter);
      await tab.route(/\/footer-[^/]*\.js$/, async (route) => {
        await new Promise((after) => setTimeout(after, 1_000));
        await route.continue();
      });
    },
  });
  await page.waitForLoadState();
  await page.mouse.move(20, 20);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(await page.evaluate('emptied')).toBe(false);
});
