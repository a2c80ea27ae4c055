import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hostileHtml } from '../../apps/api/src/testing/samples/hostile-html.ts';
import { ask, signIn } from '../support/api.ts';
import { useShop } from '../support/harness.ts';

const journey = useShop();
const authors = ['shopper', 'shopper2', 'seller', 'seller2', 'admin'];

/** The whole corpus, each behind some friendly words in rich text. */
const rich = hostileHtml.map((hostile, at) => ({
  html: `<p>${friendly(at)}</p>${hostile}`,
  says: friendly(at),
}));
/** Those that pass for plain text, as they are. */
const plain = hostileHtml.filter((hostile) => !/<(p|a|b|i|u|s|br|ul|ol|li|em|strong)[\s/>]/i.test(hostile));
const batchSize = 12;
/** Such that are typed, and are to be read as they were. */
const signs = 'Nice <script>window.__xss=1</script> & <img src=x onerror=window.__xss=1> shawl';
let placeOfSigns = '';
/** The products that carry them. */
const reviewed = new Set<string>();

beforeAll(async () => {
  const slots = await emptySlots();
  const next = async (text: string) => {
    for (let slot = slots.shift(); slot; slot = slots.shift()) {
      const stored = await sent(slot, text);
      if (stored === null) continue;
      reviewed.add(slot.slug);
      return { slot, stored };
    }
    throw new Error('more hostile texts than there are reviews to write');
  };
  await next(plain.join('\n'));
  placeOfSigns = (await next(signs)).slot.slug;
  for (let at = 0; at < rich.length;) {
    const some = rich.slice(at, at + batchSize);
    const { slot, stored } = await next(some.map(({ html }) => html).join(''));
    // One that swallows what comes after it stands last in its review: the others have one of their own.
    const swallowed = some.findIndex(({ says }) => !stored.includes(says));
    if (swallowed === 0) throw new Error(`the words before a hostile text were not stored: ${stored}`);
    if (swallowed > 0)
      await sent(
        slot,
        some
          .slice(0, swallowed)
          .map(({ html }) => html)
          .join(''),
      );
    at += swallowed < 0 ? some.length : swallowed;
  }
}, 240_000);

function friendly(at: number): string {
  return `Said ${at} in all friendliness.`;
}

interface Slot {
  slug: string;
  productId: string;
  token: string;
}

/** A review each of every account for a page of products. */
async function emptySlots(): Promise<Slot[]> {
  const { origin } = journey;
  const [{ products }, ...sessions] = await Promise.all([
    ask<{ products: { _id: string; slug: string }[] }>(origin, '/api/product/list?size=40'),
    ...authors.map((name) => signIn(origin, `${name}@haat.test`)),
  ]);
  return products.flatMap(({ _id, slug }) => sessions.map(({ token }) => ({ slug, productId: _id, token })));
}

/** Reviews a product through the API, as any program could. @returns what is stored; null where a seller may not */
async function sent({ productId, token }: Slot, description: string): Promise<string | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ rating: '1', productId, description }))
    body.append(name, value);
  const answer = await fetch(`${journey.origin}/api/product_review/add`, {
    method: 'POST',
    body,
    headers: { 'user-token': token },
  });
  expect([200, 403]).toContain(answer.status);
  if (answer.status === 403) return null;
  const { data } = (await answer.json()) as { data: { reviewDescription: string } };
  return data.reviewDescription;
}

// spec: choosing.62
test(`none of ${hostileHtml.length} hostile texts in reviews runs anything, and their words are read as words`, async () => {
  let allLinks = 0;
  for (const slug of reviewed) {
    const page = await journey.open(`/product/${slug}#reviews`, { before: watch });
    await page.getByRole('tab', { name: /^Reviews/, selected: true }).waitFor();
    const panel = page.getByRole('tabpanel', { name: /^Reviews/ });
    await panel.locator('.rich').first().waitFor();
    if (slug === placeOfSigns) await page.getByText(signs, { exact: true }).waitFor();
    const found = await page.evaluate<Found>(whatStandsThere);
    expect(found, slug).toEqual({ ran: false, strangers: [], unsafe: [] });
    // What may wait for a hand: every review is pointed at.
    for (const rich of await panel.locator('.rich').all()) await rich.hover();
    // What may wait for a key: every link in them gets the focus.
    const links = await panel.locator('.rich a').count();
    allLinks += links;
    const inReviews = `document.activeElement.closest('.rich') !== null`;
    await panel.locator('li[tabindex]').first().focus();
    for (let seen = 0, presses = 0; seen < links; presses += 1) {
      expect(presses, `${slug}: every link is reached`).toBeLessThan(200);
      await page.keyboard.press('Tab');
      if (await page.evaluate<boolean>(inReviews)) seen += 1;
    }
    expect(await page.evaluate('window.__xss === undefined')).toBe(true);
    await page.close();
  }
  expect(allLinks).toBeGreaterThan(0);
});

interface Found {
  ran: boolean;
  strangers: string[];
  unsafe: string[];
}

/** Asked of a page: whether anything ran, and which elements and attributes of the reviews should not be there. */
const whatStandsThere = `(() => {
  const parts = [...document.querySelectorAll('.rich *')];
  const tags = ['P', 'BR', 'STRONG', 'EM', 'U', 'S', 'UL', 'OL', 'LI', 'A'];
  const attributes = parts.flatMap((part) => [...part.attributes].map(({ name, value }) => part.tagName + ' ' + name + '=' + value));
  return {
    ran: window.__xss !== undefined,
    strangers: parts.map(({ tagName }) => tagName).filter((tag) => !tags.includes(tag)),
    unsafe: attributes.filter((each) =>
      !/^A (href=(https?:|mailto:)|rel=nofollow ugc noopener noreferrer$)/.test(each)),
  };
})()`;

/** A dialog is a script that ran; the harness itself fails on requests to other hosts and on complaints of the policy. */
async function watch(page: Page): Promise<void> {
  page.on('dialog', (dialog) => {
    void dialog.dismiss();
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
}
