import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';
import { networkIdle } from '../support/network-idle.ts';

const journey = useSharedShop();

/** Its video is a file of the shop. */
const bowl = '/product/hand-hammered-singing-bowl-with-cushion-14-cm';
/** Its video is at YouTube. */
const laptop = '/product/14-inch-laptop-for-study-and-office-8-gb-256-gb';
const hosts = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.tiktok\.com)\//;
const allowHosts = [
  /request to another host: GET https:\/\/(www\.youtube-nocookie|player\.vimeo|www\.tiktok)\.com\//,
];

// spec: 2.product.4, 7.11, 8.12, 8.13, goods.42
test('the video of a product that is a file plays in place, says what is wrong until then, and stops when another picture is looked at', async () => {
  let away = true;
  let broken = true;
  const page = await journey.open(bowl, {
    before: async (tab) => {
      await tab.route('**/api/product-video/get/**', (route) =>
        away ? route.fulfill({ status: 503 }) : route.continue(),
      );
      await tab.route('**/uploads/video/**', (route) =>
        broken ? route.fulfill({ status: 404 }) : route.continue(),
      );
    },
    allow: [/status of (?:404|503)/, /video:/],
  });
  await page.getByRole('button', { name: 'Product Video', exact: true }).click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The gallery still slides.
    await expect.poll(() => besideMiddle(page)).toEqual([0, 0]);
  }
  await playButton(page).click();
  await page.getByText('Failed to fetch video').waitFor();
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').getByText('Failed on loading embed for:').waitFor();
  await page.getByRole('link', { name: '/uploads/video/singing-bowl.mp4' }).waitFor();
  await leave(page);
  broken = false;
  await play(page);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((each: { currentTime: number }) => each.currentTime)).not.toBe(0);
  await leave(page);
  await video.waitFor({ state: 'detached' });
});

// spec: 2.product.4, 8.13, choosing.6
test('one at another host asks nothing of it before it is pressed, and comes in its player; one that cannot be embedded is linked to', async () => {
  let answer: string | null = null;
  const page = await journey.open(laptop, {
    allow: allowHosts,
    before: async (tab) => {
      await playersAnswer(tab);
      await tab.route('**/api/product-video/get/**', (route) =>
        answer === null ? route.continue() : route.fulfill({ json: { videoUrl: answer } }),
      );
    },
  });
  await page.getByRole('button', { name: 'Product Video', exact: true }).click();
  await page.getByText('The video is hosted by YouTube, which will know that you watched it.').waitFor();
  await networkIdle(page);
  expect(journey.complaints(page)).toEqual([]);
  await playButton(page).click();
  const player = page.locator('iframe[title^="Product Video"]');
  await player.contentFrame().getByText('the player').waitFor();
  expect(journey.complaints(page).join()).toContain('https://www.youtube-nocookie.com/embed/R6MlUcmOul8');

  for (const [videoUrl, address] of others) {
    await leave(page);
    answer = videoUrl;
    await play(page);
    await player.contentFrame().getByText('the player').waitFor();
    expect(await player.getAttribute('src')).toContain(address);
  }
  await leave(page);
  answer = 'https://videos.example/watch/7';
  await play(page);
  const word = page.getByRole('alert').filter({ hasText: 'Failed on loading embed for:' });
  const link = word.getByRole('link', { name: answer });
  expect(await link.getAttribute('href')).toBe(answer);
  expect(await link.getAttribute('rel')).toContain('noopener');
});

const others = [
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  [
    'https://www.tiktok.com/@haat.np/video/7301234567890123456',
    'https://www.tiktok.com/player/v1/7301234567890123456',
  ],
] as const;

const playButton = (page: Page): Locator => page.getByRole('button', { name: 'Play the product video' });

/** How far the sign to play is from the middle of its button. */
async function besideMiddle(page: Page): Promise<number[]> {
  const middleOf = async (part: Locator) => {
    const { x = 0, y = 0, width: across = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { x: x + across / 2, y: y + height / 2 };
  };
  const cover = playButton(page);
  // Both at once: the gallery may be on its way.
  const [one, other] = await Promise.all([middleOf(cover.locator('span').first()), middleOf(cover)]);
  return [one.x - other.x, one.y - other.y].map((off) => Math.abs(Math.round(off)));
}

/** Looks at the picture before it: the video ends. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await page
    .getByRole('button', { name: 'Play the product video', includeHidden: true })
    .waitFor({ state: 'attached' });
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Product Video', exact: true }).click();
  await playButton(page).click();
}

/** The players of other hosts, as far as this test goes. */
const playersAnswer = (page: Page) =>
  page.route(hosts, (route) => route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }));
