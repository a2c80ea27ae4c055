import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { goOn, isAt, ownButton } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { maxShift, shiftOf, watchShifts } from '../../support/layout-shift.ts';
import { doubleTap, pinch, swipeLeft, widthOf } from '../../support/touch-gestures.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };

/** Four pictures and a video. */
const bowl = '/product/hand-hammered-singing-bowl-with-cushion-14-cm';
/** Three colours, of which each has its picture. */
const shawl = '/product/hand-woven-dhaka-shawl-cotton-200-70-cm';
/** Six sizes in two colours. */
const shoes = '/product/leather-hiking-boots-waterproof';
/** Two pieces are left of it. */
const plant = '/product/potted-money-plant-in-clay';

describe('the pictures of a product', () => {
  // spec: 2.product.1, 2.product.2, 2.product.6, choosing.57
  test('are counted, stepped through, picked from the strip, the video last; below the tabs show similar products and reviews', async () => {
    const requests: string[] = [];
    const page = await journey.open(bowl, {
      before: async (tab) => void tab.on('request', (request) => requests.push(request.url())),
    });
    await counterSays(page, '1 / 5');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await counterSays(page, '2 / 5');
    await thumbs(page).getByRole('button', { name: 'Show picture 4' }).click();
    await counterSays(page, '4 / 5');
    const video = thumbs(page).getByRole('button', { name: 'Product Video' });
    expect(await video.innerText()).toBe('Product Video');
    await video.click();
    await counterSays(page, '5 / 5');
    expect(await video.getAttribute('aria-current')).toBe('true');
    await networkIdle(page);
    const isOfVideo = (url: string) => /\/product-video-|\.mp4$/.test(url);
    expect(requests.filter(isOfVideo)).toEqual([]);
    await page.getByRole('button', { name: 'Play the product video' }).click();
    await page.locator('video').waitFor();
    expect(requests.filter(isOfVideo)).not.toEqual([]);

    const similar = page.getByRole('tab', { name: 'Similar Products' });
    expect(await similar.getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel').getByRole('article').count()).toBe(8);
    await similar.focus();
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('tabpanel', { name: /^Reviews/ })
      .getByText('Customer Reviews')
      .waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('tabpanel', { name: 'Similar Products' }).getByRole('article').first().waitFor();
  });

  // spec: 2.product.1
  test('are seen whole on a phone that is held sideways', async () => {
    const page = await journey.open(bowl, { width: 740, height: 360 });
    await picture(page).scrollIntoViewIfNeeded();
    const [shown, header, bar] = await Promise.all([
      picture(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
      page.locator('[data-bottom-bar]').boundingBox(),
    ]);
    expect(shown!.height).toBeLessThanOrEqual(bar!.y - header!.height + 2);
  });

  // spec: choosing.5
  test('are looked at closely with a mouse, or with the keyboard alone', async () => {
    const page = await journey.open(bowl, { still: true, dark: true });
    // What has the focus before the gallery is alive keeps it.
    await picture(page).focus();
    const ring = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineColor');
    expect(await colourAtEdge(page, picture(page))).toBe(ring);
    await expect.poll(() => page.locator('section [data-asleep], [data-asleep] section').count()).toBe(0);
    expect(await picture(page).and(page.locator(':focus')).count()).toBe(1);
    const image = picture(page).getByRole('img');
    const before = await widthOf(image);
    await picture(page).hover();
    await expect.poll(() => widthOf(image)).toBeCloseTo(before * 2, 0);
    await picture(page).click();
    const viewer = page.getByRole('dialog', { name: /^Picture 1 of 4/ });
    const large = viewer.getByRole('img');
    const unzoomed = await widthOf(large);
    await large.click({ force: true });
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed * 2.5, 0);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'detached' });

    await picture(page).focus();
    await page.keyboard.press('Enter');
    await viewer.waitFor();
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed, 0);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed * 1.6, 0);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed, 0);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: /^Picture 2 of 4/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await counterSays(page, '2 / 5');
    expect(await page.evaluate(`document.activeElement !== document.body`)).toBe(true);
  });

  // spec: 2.product.1, 2.product.2, choosing.5
  test('follow a finger on a phone, grow by two taps or two fingers; the strip shows 3, 4 or 5 of them by width', async () => {
    const page = await journey.open(bowl, phone);
    await swipeLeft(page, picture(page));
    await counterSays(page, '2 / 5');
    await picture(page).tap();
    const viewer = page.getByRole('dialog', { name: /^Picture 2 of 4/ });
    const large = viewer.getByRole('img');
    const unzoomed = await widthOf(large);
    await doubleTap(page, { x: 180, y: 300 });
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed * 2.5, 0);
    await doubleTap(page, { x: 180, y: 300 });
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed, 0);
    await pinch(page, { x: 180, y: 300 }, 60, 120);
    await expect.poll(() => widthOf(large)).toBeCloseTo(unzoomed * 2, 0);
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });

    const openedAtOnce = async () => {
      const strip = await widthOf(thumbs(page));
      const one = await widthOf(thumbs(page).getByRole('listitem').first());
      return Math.floor((strip + 8) / (one + 8));
    };
    const found: number[] = [];
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await openedAtOnce());
    }
    expect(found).toEqual([3, 4, 5]);
  });

  // spec: 2.product.3, 8.6
  test('that cannot be loaded leave a sign in their place, an inventory that cannot be had counts as out of stock, and nothing jumps', async () => {
    const page = await journey.open(bowl, {
      before: async (tab) => {
        await tab.addInitScript(watchShifts);
        await tab.route('**/api/inventory/get/**', (route) => route.fulfill({ status: 503 }));
        await tab.route('**/uploads/product/**', async (route) => {
          // The page stands there before they fail.
          await tab.getByRole('heading', { level: 1 }).waitFor();
          await route.fulfill({ status: 404 });
        });
      },
      allow: [/status of 404/, /inventory:/, /status of 503/],
    });
    await page.getByText('This picture could not be loaded').first().waitFor();
    expect(await picture(page).count()).toBe(0);
    await counterSays(page, '1 / 5');
    await page.getByText('Out of stock', { exact: true }).waitFor();
    expect(await ownButton(page, 'Out of Stock').isDisabled()).toBe(true);
    await networkIdle(page);
    const { shift, what } = await shiftOf(page);
    expect(shift, what).toBeLessThanOrEqual(maxShift);
  });
});

test('an inventory that a broken line kept back is asked for again when there is one, and the last piece that went meanwhile is noticed by who comes back to the page', async () => {
  const page = await journey.open(bowl, {
    before: (tab) => tab.route('**/api/inventory/get/**', (route) => route.abort('internetdisconnected')),
    allow: [/inventory:/, /ERR_INTERNET_DISCONNECTED/],
  });
  await page.getByText('Out of stock', { exact: true }).waitFor();
  await page.unroute('**/api/inventory/get/**');
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await ownButton(page, 'Add to Cart').waitFor();
  await page.getByText('Out of stock', { exact: true }).waitFor({ state: 'detached' });

  const cameBack = `document.dispatchEvent(new Event('visibilitychange'))`;
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/api/inventory/get/**', (route) => route.abort('internetdisconnected'));
  await page.evaluate(cameBack);
  await lost;
  await ownButton(page, 'Add to Cart').waitFor();
  await page.unroute('**/api/inventory/get/**');
  await page.route('**/api/inventory/get/**', (route) => route.fulfill({ json: [] }));
  await page.evaluate(cameBack);
  await page.getByText('Out of stock', { exact: true }).waitFor();
});

describe('before the button', () => {
  // spec: choosing.7
  test('stand the pieces left, where they lie, what delivery costs, who sells and how to return', async () => {
    const page = await journey.open(plant);
    const main = page.getByRole('main');
    await main.getByText('Only 2 left').waitFor();
    await main.getByText(/^Sent from /).waitFor();
    await main.getByText(/Delivery: Rs\. \d+ to Rs\. \d+, by area/).waitFor();
    await main
      .getByText(/Sold by/)
      .first()
      .waitFor();
    await main.getByRole('link', { name: 'How returns work' }).click();
    await isAt(page, '/return-policy');
  });

  // spec: 1.27, 2.product.5, choosing.4, choosing.7, choosing.8, goods.19
  test('a size and a colour are chosen by nobody but the shopper, the pictures follow, and the chat leaves Buy now free', async () => {
    const page = await journey.open(shoes);
    const sizes = page.getByRole('radiogroup', { name: 'Available Sizes' });
    const colours = page.getByRole('radiogroup', { name: 'Available Colors' });
    const said = ['39', '40', '41', '42\n(Out of stock)', '43', '44'];
    expect(await sizes.locator('label').allInnerTexts()).toEqual(said);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByText('Nothing chosen yet').waitFor();
    await sizes.getByRole('radio', { name: '40' }).check();
    await colours.getByRole('radio', { name: 'Brown' }).check();
    await page.getByText('Size: 40 · Color: Brown').waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(2);

    await goOn(page, shawl);
    await colours.getByRole('radio', { name: 'Forest' }).click();
    await counterSays(page, '3 / 5');
    await page.getByRole('heading', { name: 'Your Selection' }).waitFor();
    await page.getByText('Color: Forest').waitFor();
    await colours.getByRole('radio', { name: 'Indigo' }).click();
    await counterSays(page, '2 / 5');
    await chatLeavesFree(page, 'Chat with us', 'Buy now');
  });

  // spec: 1.27, 2.product.5, choosing.7, goods.19
  test('choices are called by their names in Nepali, and the chat leaves Buy now free on a phone too', async () => {
    const page = await journey.open(shawl, { ...phone, language: 'ne' });
    await chatLeavesFree(page, 'हामीसँग कुरा गर्नुहोस्', 'अहिले किन्नुहोस्');
    await page.getByRole('radiogroup', { name: 'उपलब्ध रङ' }).getByRole('radio', { name: 'मरुन' }).check();
    await page.getByText('रङ: मरुन').waitFor();
    await page.getByRole('term').filter({ hasText: 'तौल' }).waitFor();
  });
});

async function chatLeavesFree(page: Page, chatName: string, buyName: string): Promise<void> {
  const [chat, buy] = await Promise.all([
    page.getByRole('link', { name: chatName }).boundingBox(),
    ownButton(page, buyName).boundingBox(),
  ]);
  if (!chat || !buy) throw new Error('both are on the screen');
  const beside = buy.x + buy.width <= chat.x;
  const below = buy.y >= chat.y + chat.height;
  expect(beside || below).toBe(true);
}

const thumbs = (page: Page) => page.getByRole('list', { name: 'Pictures' });
/** The large picture in front; those beside it take no part. */
const picture = (page: Page) =>
  page
    .getByRole('region', { name: 'Pictures' })
    .locator(':not([inert]) > button')
    .and(page.getByRole('button', { name: /^Enlarge/ }));

/** What is painted where the ring of what has the focus is, in the browser's words for a colour. */
async function colourAtEdge(page: Page, element: Locator): Promise<string> {
  const { x, y, height } = (await element.boundingBox())!;
  const clip = { x: Math.round(x) + 2, y: Math.round(y + height / 2), width: 1, height: 1 };
  const [r, g, b] = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer();
  return `rgb(${r}, ${g}, ${b})`;
}

const counterSays = (page: Page, text: string) =>
  expect
    .poll(() => page.getByRole('region', { name: 'Pictures' }).getByRole('status').innerText())
    .toBe(text);
