import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();

/** Its video is a file of the shop. */
const bowl = '/product/hand-hammered-singing-bowl-with-cushion-14-cm';
/** Its video is at YouTube. */
const laptop = '/product/14-inch-laptop-for-study-and-office-8-gb-256-gb';
const hosts = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.tiktok\.com)\//;
const allowHosts = [
  /request to another host: GET https:\/\/(www\.youtube-nocookie|player\.vimeo|www\.tiktok)\.com\//,
];

describe('the video of a product', () => {
  // spec: 2.product.4
  test('plays in place when it is a file, and stops when another picture is looked at', async () => {
    const page = await journey.open(bowl);
    await play(page);
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((each: { currentTime: number }) => each.currentTime)).not.toBe(0);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await video.waitFor({ state: 'detached' });
  });

  // spec: goods.42
  test.each([360, 1280])('has its play button in the middle, %i px wide', async (width) => {
    const page = await journey.open(bowl, { width });
    await page.getByRole('button', { name: 'Product Video', exact: true }).click();
    const cover = page.getByRole('button', { name: 'Play the product video' });
    const sign = cover.locator('span').first();
    const middleOf = async (part: Locator) => {
      const { x = 0, y = 0, width: across = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { x: x + across / 2, y: y + height / 2 };
    };
    // Both at once and again: the gallery still slides.
    const beside = async () => {
      const [one, other] = await Promise.all([middleOf(sign), middleOf(cover)]);
      return [one.x - other.x, one.y - other.y].map((off) => Math.abs(Math.round(off)));
    };
    await expect.poll(beside).toEqual([0, 0]);
  });

  // spec: 2.product.4, choosing.6
  test('at YouTube asks nothing of YouTube before it is pressed', async () => {
    const page = await journey.open(laptop, { before: playersAnswer, allow: allowHosts });
    await page.getByRole('button', { name: 'Product Video', exact: true }).click();
    await page.getByText('The video is hosted by YouTube, which will know that you watched it.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(journey.complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play the product video' }).click();
    const player = page.frameLocator('iframe[title^="Product Video"]');
    await player.getByText('the player').waitFor();
    expect(journey.complaints(page).join()).toContain('https://www.youtube-nocookie.com/embed/R6MlUcmOul8');
  });

  // spec: 2.product.4
  test.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    [
      'https://www.tiktok.com/@haat.np/video/7301234567890123456',
      'https://www.tiktok.com/player/v1/7301234567890123456',
    ],
  ])('at %s is shown by its player', async (videoUrl, address) => {
    const page = await journey.open(laptop, {
      allow: allowHosts,
      before: async (tab) => {
        await playersAnswer(tab);
        await videoIs(tab, videoUrl);
      },
    });
    await play(page);
    const iframe = page.locator('iframe[title^="Product Video"]');
    expect(await iframe.getAttribute('src')).toContain(address);
    await iframe.contentFrame().getByText('the player').waitFor();
  });

  // spec: 8.13
  test('that cannot be embedded is linked to, with a word', async () => {
    const elsewhere = 'https://videos.example/watch/7';
    const page = await journey.open(laptop, { before: (tab) => videoIs(tab, elsewhere) });
    await play(page);
    const word = page.getByRole('alert').filter({ hasText: 'Failed on loading embed for:' });
    const link = word.getByRole('link', { name: elsewhere });
    expect(await link.getAttribute('href')).toBe(elsewhere);
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  // spec: 8.13
  test('whose file is broken is linked to, with the same word', async () => {
    const page = await journey.open(bowl, {
      before: (tab) => tab.route('**/uploads/video/**', (route) => route.fulfill({ status: 404 })),
      allow: [/status of 404/],
    });
    await play(page);
    await page.getByRole('alert').getByText('Failed on loading embed for:').waitFor();
    await page.getByRole('link', { name: '/uploads/video/singing-bowl.mp4' }).waitFor();
  });

  // spec: 7.11, 8.12
  test('that cannot be fetched says so, and comes when it is asked for again', async () => {
    let away = true;
    const page = await journey.open(bowl, {
      before: (tab) =>
        tab.route('**/api/product-video/get/**', (route) =>
          away ? route.fulfill({ status: 503 }) : route.continue(),
        ),
      allow: [/status of 503/, /video:/],
    });
    await play(page);
    await page.getByText('Failed to fetch video').waitFor();
    away = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('video').waitFor();
  });
});

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Product Video', exact: true }).click();
  await page.getByRole('button', { name: 'Play the product video' }).click();
}

/** The players of other hosts, as far as this test goes. */
const playersAnswer = (page: Page) =>
  page.route(hosts, (route) => route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }));

const videoIs = (page: Page, videoUrl: string) =>
  page.route('**/api/product-video/get/**', (route) => route.fulfill({ json: { videoUrl } }));
