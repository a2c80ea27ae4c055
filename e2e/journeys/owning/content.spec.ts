import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moveCategory, readCategories } from '@haat/contract/catalog/owning/calls';
import { listPosts, saveBlogPost } from '@haat/contract/content/owning/blog/calls';
import { readFront, saveSlider } from '@haat/contract/content/owning/front/calls';
import { savePage } from '@haat/contract/content/owning/pages/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { openDeskScreen, refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';
import { dragOnto } from '../../support/touch-gestures.ts';

const journey = useShop();
const phone = { width: 360, height: 640, as: 'admin@haat.test', language: 'en' } as const;
const en = sayingAtDesk('en');
const picture = join(import.meta.dirname, '../../../packages/demo/pictures/slider/haat-tea-1600.webp');
const day = 86_400_000;

/** A page of the shop as it is sent to a guest. */
const seen = async (path: string) => (await fetch(journey.origin + path)).text();

// spec: blog.1, blog.2, pages.1, pages.2
test('an owner writes a post and a page, looks at each, and publishes it: shoppers read it then, and not before', async () => {
  const page = await journey.open('/desk/shop/blogs/new', phone);
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.titleNeeded')).waitFor();
  await page.getByLabel(en('content.title'), { exact: true }).fill('Lamps for Tihar');
  await page.getByLabel(en('content.titleNe')).fill('तिहारका दियो');
  await page.getByRole('textbox', { name: en('content.body'), exact: true }).fill('Five lamps.');
  await page.getByRole('textbox', { name: en('content.bodyNe') }).fill('पाँच दियो।');
  await page.getByRole('button', { name: en('content.preview') }).click();
  await page.getByRole('heading', { name: 'Lamps for Tihar', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await page.getByText('पाँच दियो।').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await seen('/blog')).not.toContain('Lamps for Tihar');
  expect((await fetch(`${journey.origin}/blog/lamps-for-tihar`)).status).toBe(404);
  await page.getByRole('link', { name: en('content.edit') }).click();
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.published')).waitFor();
  await expect.poll(() => seen('/ne/blog/lamps-for-tihar')).toContain('पाँच दियो।');
  expect(await seen('/blog')).toMatch(/<a [^>]*\/blog\/lamps-for-tihar"[^]*Lamps for Tihar/);

  await openDeskScreen(page, en('nav.shop'), en('nav.pages'));
  await page.locator('a[href$="/desk/shop/pages/about"]').click();
  await page.getByLabel(en('pages.heading')).first().fill('Three sisters');
  await page.getByRole('button', { name: en('content.preview') }).click();
  await page.getByRole('heading', { name: 'Three sisters', level: 2 }).waitFor();
  await page.goBack();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await seen('/about')).not.toContain('Three sisters');
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.published')).waitFor();
  await expect.poll(() => seen('/about')).toMatch(/<h2[^>]*>Three sisters/);
  await page.getByRole('button', { name: en('pages.asItCame') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('pages.asItCame') })
    .click();
  await page.getByText(en('pages.reset')).waitFor();
  expect(await seen('/about')).not.toContain('Three sisters');
});

const hasFocus = (it: { matches: (selector: string) => boolean }) => it.matches(':focus');

test('what is wrong in a form of the desk is led to, however far above the button it stands', async () => {
  const page = await journey.open('/desk/shop/blogs/new', phone);
  const isReached = async (field: Locator) => {
    await expect.poll(() => field.evaluate(hasFocus)).toBe(true);
    const { y = -1, height = 0 } = (await field.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(phone.height);
  };
  await page.getByRole('button', { name: en('content.publish') }).click();
  await isReached(page.getByLabel(en('content.title'), { exact: true }));
  await page.goto(`${journey.origin}/desk/shop/delivery`);
  await page.getByRole('button', { name: en('delivery.newPlace') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await isReached(dialog.getByRole('textbox').first());
});

/** The next call of a path reaches the shop, and its answer is lost. */
const loseOne = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('a post and a change of a page that were saved, but whose answers were lost, are saved again as if nothing had been', async () => {
  const allow = [/ERR_FAILED/, refused(409)];
  const page = await journey.open('/desk/shop/blogs/new', { ...phone, allow });
  const publishTwice = async (path: string) => {
    await loseOne(page, path);
    const publish = page.getByRole('button', { name: en('content.publish') });
    await publish.click();
    await page.getByText(en('problem.offline')).waitFor();
    await publish.click();
    await page.getByText(en('content.published')).waitFor();
  };
  await page.getByLabel(en('content.title'), { exact: true }).fill('Chhath at the river');
  await page.getByRole('textbox', { name: en('content.body'), exact: true }).fill('Four days.');
  await publishTwice(saveBlogPost.path);
  const heads = async () => (await seen('/blog')).match(/<h\d[^>]*>Chhath at the river/g)?.length;
  await expect.poll(heads).toBe(1);

  await page.goto(`${journey.origin}/desk/shop/pages/about`);
  await page.getByLabel(en('pages.heading')).first().fill('Four sisters');
  await publishTwice(savePage.path);
  await expect.poll(() => seen('/about')).toMatch(/<h2[^>]*>Four sisters/);
});

test('a post and a slide that were saved, but whose answers were lost, are there once, as they were changed before the next press', async () => {
  // What is said instead of it under the same key is refused once.
  const allow = [/ERR_FAILED/, refused(422)];
  const page = await journey.open('/desk/shop/blogs/new', { ...phone, allow });
  const title = page.getByLabel(en('content.title'), { exact: true });
  await title.fill('Tihar lamps');
  await loseOne(page, saveBlogPost.path);
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('problem.offline')).waitFor();
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Tihar lamps');
  await title.fill('Tihar lamps of clay');
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.published')).waitFor();
  await expect
    .poll(async () =>
      (await seen('/blog')).match(/<h\d[^>]*>Tihar lamps[^<]*/g)?.map((head) => head.replace(/.*>/, '')),
    )
    .toEqual(['Tihar lamps of clay']);

  await page.goto(`${journey.origin}/desk/shop/front`);
  await page.getByRole('button', { name: en('front.newSlider') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en('profile.choosePicture')).setInputFiles(picture);
  const slide = dialog.getByLabel(en('content.title'), { exact: true });
  await slide.fill('Felt of Mustang');
  await loseOne(page, saveSlider.path);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('problem.offline')).waitFor();
  await slide.fill('Felt of Dolpo');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const { token } = await signIn(journey.origin, phone.as);
  const { sliders } = await ask<Answer<typeof readFront>>(journey.origin, readFront.path, { token });
  expect(sliders.map(({ title: said }) => said).filter((said) => said.startsWith('Felt'))).toEqual([
    'Felt of Dolpo',
  ]);
});

test('what an owner wanted to publish without a connection stays a draft where they save it as one afterwards', async () => {
  const page = await journey.open('/desk/shop/blogs/new', { ...phone, allow: [/ERR_FAILED/] });
  const title = page.getByLabel(en('content.title'), { exact: true });
  await title.fill('Prices of the next year');
  await page.route(`**${saveBlogPost.path}`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('problem.offline')).waitFor();
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Prices of the next year');
  await title.fill('Prices, not yet for shoppers');
  await page.getByRole('button', { name: en('content.saveDraft') }).click();
  await page.getByText(en('content.saved')).waitFor();
  const { token } = await signIn(journey.origin, phone.as);
  const { posts } = await ask<Answer<typeof listPosts>>(journey.origin, listPosts.path, { token });
  const ours = posts.filter(({ title: said }) => said.startsWith('Prices'));
  expect(ours.map(({ title: said, publishedAt }) => [said, publishedAt])).toEqual([
    ['Prices, not yet for shoppers', null],
  ]);
});

// spec: front.1, front.2, front.3, front.4
test('an owner adds a slide, puts it first, and dates the popup: shoppers see all of it, and nothing after its last day', async () => {
  const page = await journey.open('/desk/shop/front', phone);
  await page.getByRole('button', { name: en('front.newSlider') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('front.pictureNeeded')).waitFor();
  await dialog.getByLabel(en('profile.choosePicture')).setInputFiles(picture);
  await dialog.getByLabel(en('content.title'), { exact: true }).fill('Wool from Mustang');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const rows = page.getByRole('region', { name: en('front.sliders') }).getByRole('listitem');
  const up = page.getByRole('button', { name: en('content.up', { name: 'Wool from Mustang' }) });
  await up.waitFor();
  const count = await rows.count();
  for (let at = count - 1; at > 0; at -= 1) {
    await up.click();
    await rows
      .nth(at - 1)
      .getByText('Wool from Mustang')
      .waitFor();
  }
  await page.getByLabel(en('front.lastDay')).fill(dayInNepal(new Date()));
  const popup = page.getByRole('region', { name: en('front.popup') });
  await popup.getByLabel(en('content.title'), { exact: true }).fill('Only today');
  await popup.getByRole('button', { name: en('owner.save') }).click();
  await popup.getByText(en('content.kept')).waitFor();

  // Who looks at the same page two days later is not told what is over.
  const later = await journey.open('/', {
    ...{ language: 'en', still: true },
    before: (tab) => tab.clock.setFixedTime(Date.now() + 2 * day),
  });
  await later.getByRole('heading', { name: 'Wool from Mustang' }).waitFor();
  const shopper = await journey.open('/', { language: 'en', still: true });
  await shopper.getByRole('dialog', { name: 'Only today' }).waitFor();
  await shopper.keyboard.press('Escape');
  await shopper.getByRole('heading', { name: 'Wool from Mustang' }).waitFor();
  // It was there first.
  expect(await later.getByRole('dialog').count()).toBe(0);
});

test('the log tells of the rows of the front page in the words of its reader', async () => {
  const say = sayingAtDesk('ne');
  const page = await journey.open('/desk/shop/front', { ...phone, language: 'ne' });
  await page.getByRole('button', { name: say('content.down', { name: say('row.newest') }) }).click();
  const logged = page
    .getByRole('listitem')
    .filter({ hasText: say('audit.kind.front-row') })
    .first();
  await expect
    .poll(async () => {
      await page.goto(`${journey.origin}/ne/desk/shop/audit`);
      return logged.innerText();
    })
    .toContain(say('row.newest'));
  expect(await logged.innerText()).not.toContain('newest');
});

// spec: front.5
test('an owner picks products for a row of the front page and drags it to the top: shoppers see it there', async () => {
  const page = await journey.open('/desk/shop/front', phone);
  const rows = page.getByRole('region', { name: en('front.rows') });
  await rows.getByRole('button', { name: en('front.newRow') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en('field.kind')).selectOption(en('row.products'));
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('front.pickNeeded')).waitFor();
  await dialog.getByLabel(en('content.title'), { exact: true }).fill('For the winter');
  await dialog.getByLabel(en('content.titleNe')).fill('जाडोका लागि');
  await dialog.getByLabel(en('front.pick')).fill('topi');
  const found = dialog.getByRole('list', { name: en('front.found') }).getByRole('listitem');
  const title = await found.first().locator('.truncate').first().innerText();
  await found.first().getByRole('button').click();
  await dialog.getByRole('button', { name: en('front.notFirst', { name: title }) }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const items = rows.getByRole('listitem');
  await items.nth(3).getByText('For the winter').waitFor();
  // Where the front page has it beside the row that is there first.
  const heads = async () =>
    [...(await seen('/ne')).matchAll(/<h2[^>]*>([^<]*)/g)].flatMap(([, head = '']) =>
      ['नयाँ सामान', 'जाडोका लागि'].includes(head) ? head : [],
    );
  await expect.poll(heads).toEqual(['नयाँ सामान', 'जाडोका लागि']);
  const grip = items.nth(3).locator('[data-grip]');
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await items.nth(0).boundingBox()];
  await grip.hover();
  await page.mouse.down();
  // The code of dragging comes with the press.
  let moves = 0;
  const begun = async () => {
    moves += 1;
    await page.mouse.move(from!.x + 5, from!.y + (moves % 2));
    return items.and(page.locator('[data-dragged]')).count();
  };
  await expect.poll(begun).toBe(1);
  await page.mouse.move(from!.x + 10, to!.y + 30, { steps: 8 });
  await page.mouse.move(from!.x + 10, to!.y + 20);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/front/rows/save'));
  await page.mouse.up();
  await items.nth(0).getByText('For the winter').waitFor();
  expect((await saved).status()).toBe(200);
  await expect.poll(heads).toEqual(['जाडोका लागि', 'नयाँ सामान']);
});

// spec: front.4, 2.shared.6
test('an owner moves a category up and takes one out of those that come first: the footer of the shop follows', async () => {
  const page = await journey.open('/desk/shop/front', phone);
  const list = page.getByRole('region', { name: en('front.categories') }).getByRole('listitem');
  const titles = () => list.locator('.grow').allInnerTexts();
  await list.first().waitFor();
  const [first, second, third, ...rest] = (await titles()) as [string, string, string, ...string[]];
  const inFooter = async () => {
    const [, footer = ''] = (await seen('/about')).split('<footer');
    const links = footer.matchAll(/href="\/product_category\/[^>]*>([^<]*)/g);
    return [...links].map(([, title = '']) => title.replace('&amp;', '&'));
  };
  expect(await inFooter()).toEqual([first, second, third, ...rest].slice(0, 6));
  await page.getByRole('button', { name: en('content.up', { name: second }) }).click();
  await list.first().getByText(second).waitFor();
  await expect.poll(inFooter).toEqual([second, first, third, ...rest].slice(0, 6));
  await page.getByRole('button', { name: en('front.notFirst', { name: third }) }).click();
  await list.filter({ hasText: third }).waitFor({ state: 'detached' });
  await expect.poll(inFooter).toEqual([second, first, ...rest].slice(0, 6));
  expect(await titles()).toEqual([second, first, ...rest]);
});

// spec: categories.1, categories.2, categories.3
test('an owner adds, orders and renames categories, and shoppers see it at once, also at the old address', async () => {
  const page = await journey.open('/desk/shop/categories', { ...phone, allow: [refused(409)] });
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: en('owner.save') }).click();
  await page.getByRole('button', { name: en('categories.new') }).click();
  await dialog.getByLabel(en('field.title'), { exact: true }).fill('Tea & Kettles');
  await dialog.getByLabel(en('field.titleNe')).fill('चिया र केतली');
  const slug = dialog.getByLabel(en('field.slug'));
  await expect.poll(() => slug.inputValue()).toBe('tea-kettles');
  await slug.fill('electronics');
  await save();
  await dialog.getByText(en('categories.slugTaken')).waitFor();
  await slug.fill('kettles');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await save();
  await dialog.waitFor({ state: 'detached' });
  expect(await seen('/product_category/kettles')).toMatch(/<h1[^>]*>Tea &amp; Kettles/);

  const up = page.getByRole('button', { name: en('categories.up', { name: 'Tea & Kettles' }) });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.getByText(en('categories.nowAt', { name: 'Tea & Kettles', n: 4, all: 5 })).waitFor();
  await expect
    .poll(() => page.evaluate<string>('document.activeElement.ariaLabel'))
    .toBe(en('categories.up', { name: 'Tea & Kettles' }));
  const rows = page.locator('[id^=row-]');
  const own = rows.filter({ hasText: 'Tea & Kettles' });
  await dragOnto(page, own.locator('[data-grip]'), rows.filter({ hasText: 'Tea & Food' }));
  await page
    .getByText(en('categories.nowIn', { name: 'Tea & Kettles', parent: 'Tea & Food', n: 3, all: 3 }))
    .waitFor();

  await page.getByRole('button', { name: 'Tea & Kettles', exact: true }).click();
  await slug.fill('tea-things');
  // Moved back meanwhile, elsewhere: nothing of what is edited here would be lost.
  await moveToRoots('Tea & Kettles');
  await save();
  await dialog.waitFor({ state: 'detached' });
  const address = `${journey.origin}/ne/product_category/kettles?sort=newest`;
  const old = await fetch(address, { redirect: 'manual' });
  expect(old.status).toBe(301);
  const { pathname, search } = new URL(old.headers.get('location') ?? '', address);
  expect(pathname + search).toBe('/ne/product_category/tea-things?sort=newest');
});

test('an owner who saves a new category at once gets the address that the shop makes of its name', async () => {
  const page = await journey.open('/desk/shop/categories', phone);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: en('categories.new') }).click();
  await dialog.getByLabel(en('field.title'), { exact: true }).fill('Fine Lamps');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await seen('/product_category/fine-lamps')).toMatch(/<h1[^>]*>Fine Lamps/);
});

// spec: categories.3
test('on a wide screen an owner moves a category into another one by keys alone, and its page lies there', async () => {
  const page = await journey.open('/desk/shop/categories', { as: phone.as, language: 'en' });
  const dots = page.getByRole('button', { name: en('categories.more', { name: 'Trekking Gear' }) });
  const isFocused = (target: Locator) => target.and(page.locator(':focus')).waitFor();
  await dots.focus();
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('menuitem', { name: en('categories.edit') }));
  const move = page.getByRole('menuitem', { name: en('categories.moveUnder') });
  for (let steps = 0; !(await move.and(page.locator(':focus')).count()) && steps < 4; steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: en('categories.moveOne', { name: 'Trekking Gear' }) });
  const parent = dialog.getByLabel(en('field.parent'));
  await parent.waitFor();
  // Neither into itself nor into those in which products lie.
  const offered = await parent.locator('option').allInnerTexts();
  expect(offered).toContain('Home & Craft › For the Home');
  expect(offered.join()).not.toMatch(/Trekking|Handicrafts/);
  for (let steps = 0; !(await parent.and(page.locator(':focus')).count()) && steps < 4; steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Home & Craft › For');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const where = { name: 'Trekking Gear', parent: 'For the Home', n: 3, all: 3 };
  await page.getByRole('status').getByText(en('categories.nowIn', where)).waitFor();
  await isFocused(dots);
  const shopper = await journey.open('/product_category/trekking-gear');
  const way = async () => {
    await shopper.reload();
    const steps = shopper.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');
    return steps.allInnerTexts();
  };
  await expect.poll(way).toEqual(['Home', 'Home & Craft', 'For the Home', 'Trekking Gear']);
});

/** Another owner takes a category out of the one that it lies in. */
async function moveToRoots(title: string): Promise<void> {
  const { token } = await signIn(journey.origin, phone.as);
  const { categories } = await ask<Answer<typeof readCategories>>(journey.origin, readCategories.path, {
    token,
  });
  const { _id, version } = categories.find((each) => each.title === title)!;
  const body = { _id, version, parentId: null, before: null };
  await ask(journey.origin, moveCategory.path, { token, body });
}

// spec: categories.5, categories.6
test('an owner deletes a category with products only after saying where they go, and shoppers find them there', async () => {
  const page = await journey.open('/desk/shop/categories', phone);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: en('categories.more', { name: 'Tea & Coffee' }) }).click();
  await dialog.getByRole('button', { name: en('categories.delete') }).click();
  await dialog.getByRole('heading', { name: en('categories.deleteOne', { name: 'Tea & Coffee' }) }).waitFor();
  await dialog.getByRole('button', { name: en('categories.deleteAndMove') }).click();
  await dialog.getByText(en('categories.takerNeeded')).waitFor();
  await dialog.getByLabel(en('categories.taker')).selectOption({ label: 'Tea & Food › Pantry' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('categories.deleteAndMove') }).click();
  await dialog.waitFor({ state: 'detached' });
  const taken = await fetch(`${journey.origin}/product_category/tea-and-coffee`);
  expect(new URL(taken.url).pathname).toBe('/product_category/pantry');
  expect(await taken.text()).toMatch(/<h1[^>]*>Pantry/);
});
