import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothModes } from '../support/accessibility.ts';
import { ask, order, productAt, sellers, signIn, soldBy } from '../support/api.ts';
import { unvisited } from '../support/desk-routes.ts';
import { inLanguage, useShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { networkIdle } from '../support/network-idle.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { refused } from '../support/page-actions.ts';
import { smallOn } from '../support/target-size.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const seller = sellers[vendor];
const people = { seller, owner: 'admin@haat.test', shopper: 'shopper@haat.test', guest: undefined };

type Walks = Record<keyof typeof people, string[]>;
let made: Promise<Walks> | undefined;
/** Who sees which screens; what stands in an address comes from the shop. */
const walksIn = () => (made ??= makeWalks());

async function makeWalks(): Promise<Walks> {
  const { origin, shop } = journey;
  const [buyer, own, owner] = await Promise.all(
    [people.shopper, seller, people.owner].map((email) => signIn(origin, email)),
  );
  const { slug } = await soldBy(origin, vendor);
  const { orders } = await order(origin, buyer!.token, slug, 1);
  const { _id, adminId } = await productAt(origin, slug);
  const body = { user: buyer!.user._id, vendor: adminId._id, product: _id, content: 'छ?' };
  await ask(origin, '/api/question/ask', { token: buyer!.token, body });
  const email = 'asha@example.np';
  const invitation = { email, seesMoney: false, language: 'en-US' };
  await ask(origin, '/api/seller/helper/invite', { token: own!.token, body: invitation });
  const { pathname: join } = new URL(linkIn(await mailTo(shop, email)));
  const { posts } = await ask<{ posts: { _id: string }[] }>(origin, '/api/admin/blogs', {
    token: owner!.token,
  });
  const post = `/desk/shop/blogs/${posts[0]!._id}`;
  const id = orders[0]!._id;
  return {
    seller: [
      // The two lists of orders do not follow each other: each screen is another one than the one before.
      ...['', '/orders', `/orders/${id}`, '/orders?q=zzzz', `/orders/papers?orders=${id}`, '/inbox'],
      ...[`/inbox/${_id}/${buyer!.user._id}`, '/reviews', '/stock', '/products', '/products/new'],
      ...['/products/import', `/products/${_id}`, '/money', '/insight', '/page', '/settings', '/helpers'],
      '/nowhere',
    ].map((path) => `/desk${path}`),
    owner: [
      ...['', '/insight', '/profile', '/look', '/helpers', '/choices', '/categories', '/delivery', '/search'],
      ...['/late', '/sellers', '/money', `/money/${adminId._id}`, '/messages', '/newsletter', '/front'],
      ...['/pages', '/pages/about', '/pages/about/preview', '/blogs', '/blogs/new', '/audit'],
    ]
      .map((path) => `/desk/shop${path}`)
      .concat(post, `${post}/preview`),
    shopper: ['/desk/no-seller'],
    guest: ['/desk/login', join],
  };
}

test('no screen of the desk is left out', async () => {
  expect(unvisited(Object.values(await walksIn()).flat())).toEqual([]);
});

const phone = { name: 'a phone in Nepali, dark first', width: 360, height: 640, language: 'ne', dark: true };
const desktop = { name: 'a desktop in English, light first', width: 1280, height: 800, language: 'en' };
const small = { ...phone, name: 'a phone in English, light first', language: 'en', dark: false };

type Case = Visit & { name: string; who: keyof typeof people; byLinks?: boolean };

// spec: desk.7, owner.12
test.each([
  { ...phone, who: 'seller' },
  { ...desktop, who: 'seller', byLinks: true },
  { ...phone, who: 'owner' },
  { ...small, who: 'owner', byLinks: true },
  { ...phone, who: 'guest' },
  { ...small, who: 'guest' },
  { ...phone, who: 'shopper' },
  { ...small, who: 'shopper' },
] as Case[])(
  'every desk screen of a $who on $name is for everybody in both modes, and no wider than the window',
  async ({ name: _, who, byLinks = false, ...visit }) => {
    const as = people[who];
    const page = await journey.open('/desk/login', {
      ...{ ...visit, ...(as && { as }) },
      asleep: true,
      allow: [refused(404)],
    });
    const found: string[] = [];
    for (const [at, path] of (await walksIn())[who].entries()) {
      await (byLinks && at > 0 ? follow : goTo)(page, inLanguage(path, visit.language));
      await page.getByRole('main').waitFor();
      await networkIdle(page);
      found.push(...(await wrongOn(page, visit)).map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([]);
  },
);

test('on a low laptop every place of the owner is in reach beside a long screen', async () => {
  const laptop = { width: 1280, height: 600, language: 'ne', as: people.owner } as const;
  const page = await journey.open('/desk/shop/front', laptop);
  const places = page.getByRole('navigation').first();
  const last = places.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(laptop.height);

  // The place that one is at is seen at once, and the page stands at its top.
  for (const path of ['/desk/shop/audit', '/desk/shop']) {
    await page.goto(journey.origin + inLanguage(path, laptop.language));
    const bottom = await places.locator('[aria-current]').evaluate(bottomOf);
    expect(bottom).toBeLessThanOrEqual(laptop.height);
    expect(await page.evaluate('scrollY')).toBe(0);
  }
});

const bottomOf = (it: { getBoundingClientRect: () => { bottom: number } }) =>
  it.getBoundingClientRect().bottom;

const goTo = (page: Page, path: string) => page.goto(journey.origin + path);

/** As a step in the history leads there, which spares a load of the whole desk; done once the screen before it is gone. */
const follow = (page: Page, path: string) =>
  page.evaluate(`(async () => {
    const before = document.querySelector('main').lastElementChild;
    history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate'));
    while (before.isConnected) await new Promise(requestAnimationFrame);
  })()`);

async function wrongOn(page: Page, { width = 0 }: Visit): Promise<string[]> {
  const wide = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  const wrong = wide > 0 ? [`${wide} px too wide`] : [];
  if (width < 768) wrong.push(...(await smallOn(page)).map((each) => `small: ${each}`));
  return [...wrong, ...(await problemsInBothModes(page))];
}
