import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { widthIn } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { openForm, photo, photoField, text, writeByApi } from '../../support/reviews.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };

describe('the place for photos', () => {
  // spec: 5.23
  test('says what is wrong with a file in its own words, and keeps those that are right', async () => {
    const { form } = await openWriting();
    const heavy = { name: 'heavy.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 7) };
    await photoField(form).setInputFiles([
      { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      heavy,
      await photo('blouse.jpg'),
    ]);
    for (const said of [
      'bill.pdf: File type must be JPEG, PNG, WebP or AVIF',
      'drawing.svg: File type must be JPEG, PNG, WebP or AVIF',
      'nothing.jpg: File is too small',
      'heavy.png: File is larger than 5 MB',
    ])
      await form.getByText(said, { exact: true }).waitFor();
    await form.getByRole('img', { name: 'Photo 1: blouse.jpg' }).waitFor();
    await photoField(form).setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(`${n}.jpg`))));
    await form.getByText('Too many files', { exact: true }).waitFor();
    expect(await form.getByRole('img', { name: /^Photo/ }).count()).toBe(6);
  });

  // spec: goods.45
  test('a photo that the shop cannot read is named and marked, until it is taken out', async () => {
    // A browser writes each refusal into its console.
    const { form } = await openWriting({ allow: [/400 \(Bad Request\)/] });
    const { buffer, ...rest } = await photo('blouse.jpg');
    const half = { ...rest, name: 'half.jpg', buffer: buffer.subarray(0, buffer.length / 2) };
    await photoField(form).setInputFiles([{ ...rest, buffer }, half]);
    await form.getByRole('img', { name: 'Photo 2: half.jpg' }).waitFor();
    await form.getByRole('radio', { name: '5 stars' }).check();
    await text(form).fill('As I got it');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await form
      .getByText('Photo 2, half.jpg: This photo cannot be read. Please choose another one.', { exact: true })
      .waitFor();
    const takeOut = form.getByRole('button', { name: 'Remove photo 2' });
    await takeOut.and(form.locator(':focus')).waitFor();
    await takeOut.click();
    expect(await form.getByText(/cannot be read/).count()).toBe(0);
    await form.getByRole('img', { name: 'Photo 1: blouse.jpg' }).waitFor();
  });

  // spec: 2.product.12, choosing.14
  test('takes what is dropped on it, makes a large photo smaller, and gives its memory back', async () => {
    const { page, form } = await openWriting({ before: (tab) => tab.addInitScript(countAddresses) });
    const large = await photo('large.jpg', { width: 4000, height: 3000 });
    const dropped = await page.evaluateHandle(dropOf(large));
    for (const type of ['dragenter', 'dragover', 'drop'])
      await form.getByRole('group', { name: 'Add Photos' }).dispatchEvent(type, { dataTransfer: dropped });
    const preview = form.getByRole('img', { name: 'Photo 1: large.jpg' });
    await preview.waitFor();
    await expect.poll(() => widthIn(preview)).toBe(1600);
    await photoField(form).setInputFiles([await photo('small.png')]);
    await form.getByRole('img', { name: 'Photo 2: small.png' }).waitFor();
    expect(await page.evaluate('window.addresses.size')).toBe(2);
    await form.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect.poll(() => page.evaluate('window.addresses.size')).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('window.addresses.size')).toBe(0);
  });
});

describe('the photos of a review', () => {
  // spec: choosing.57
  test('come when the review is near, in a place that was kept for them, and no more than are needed', async () => {
    const { page, review, asked } = await openPhotos();
    await review.getByRole('button', { name: 'Enlarge: Photo 1 by Bibek Rana' }).waitFor();
    const { height } = await boxOf(review);
    expect(asked(/\/photo-carousel-/)).toEqual([]);
    await playing(page, review);
    expect((await boxOf(review)).height).toBe(height);
    await expect.poll(() => asked(/\/review\/.*-200\./).length).toBeGreaterThanOrEqual(3);
    expect(asked(/\/review\/.*-800\./).length).toBe(2);
    await page.clock.runFor(3_000);
    await counterSays(review, '2 / 5');
    await expect.poll(() => asked(/\/review\/.*-800\./).length).toBe(3);
  });

  // spec: 2.product.9, 2.product.10, 9.20, choosing.15
  test('go on every 3 seconds, the small ones every 5, until they are touched, paused or out of sight', async () => {
    const { page, review } = await openPhotos();
    await playing(page, review);
    await counterSays(review, '1 / 5');
    const strip = review.getByRole('list');
    const start = await scrolled(strip);
    await page.clock.runFor(3_000);
    await counterSays(review, '2 / 5');
    expect(await scrolled(strip)).toBe(start);
    await page.clock.runFor(2_000);
    await expect.poll(() => scrolled(strip)).toBeGreaterThan(start + 40);
    await page.clock.runFor(1_500);
    await counterSays(review, '3 / 5');
    await review.getByRole('button', { name: 'Pause the photos' }).tap();
    await page.clock.runFor(10_000);
    await counterSays(review, '3 / 5');
    await review.getByRole('button', { name: 'Play the photos' }).tap();
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    await areSeen(page, false);
    await page.clock.runFor(10_000);
    await counterSays(review, '3 / 5');
    await review.getByRole('region').scrollIntoViewIfNeeded();
    await areSeen(page, true);
    // They go on from when they hear that they are seen, which may be a moment after us.
    const counter = async () => {
      await page.clock.runFor(1_000);
      return review.locator('output').innerText();
    };
    await expect.poll(counter).toBe('4 / 5');
    await review.getByRole('button', { name: 'Photo 4 by Bibek Rana', exact: true }).tap();
    await review.getByRole('button', { name: 'Play the photos' }).waitFor();
  });

  // spec: 2.product.9, choosing.15
  test('stand still for who asked for less motion', async () => {
    const { page, review } = await openPhotos({ still: true });
    await playing(page, review);
    await review.getByRole('button', { name: 'Play the photos' }).waitFor();
    await page.clock.runFor(10_000);
    await counterSays(review, '1 / 5');
  });

  // spec: choosing.57
  test('open over the page at the one that is pressed, which has the focus again afterwards', async () => {
    const { page, review, asked } = await openPhotos({ still: true });
    await playing(page, review);
    await review.getByRole('button', { name: 'Photo 2 by Bibek Rana', exact: true }).tap();
    await counterSays(review, '2 / 5');
    expect(asked(/\/photo-dialog-/)).toEqual([]);
    const photo = review.getByRole('button', { name: 'Enlarge: Photo 2 by Bibek Rana' });
    await photo.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Photos by Bibek Rana' });
    await counterSays(dialog, '2 / 5');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await photo.and(page.locator(':focus')).waitFor();
  });

  test('keep the place of who opened one before the others came', async () => {
    const { page, review } = await openPhotos();
    const arrival = Promise.withResolvers<void>();
    await page.route('**/photo-carousel-*', (route) => arrival.promise.then(() => route.continue()));
    const photo = review.getByRole('button', { name: /^Enlarge/ });
    await photo.tap();
    await page.clock.runFor(1_000);
    await page.getByRole('dialog').waitFor();
    const coming = page.waitForResponse('**/photo-carousel-*');
    arrival.resolve();
    await (await coming).finished();
    // Out of the dialog, to the browser's own buttons.
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await photo.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Shift+Tab');
    await review.locator('output').waitFor();
  });

  test('has nothing to go through where it is one alone', async () => {
    const { page, review, asked } = await openPhotos({ photos: 1 });
    await review.getByRole('button').scrollIntoViewIfNeeded();
    await page.clock.runFor(1_000);
    expect(await review.getByRole('button').count()).toBe(1);
    expect(asked(/\/photo-carousel-/)).toEqual([]);
  });
});

/** The dialog for writing about a product that nobody has reviewed. */
async function openWriting(
  visit: Parameters<typeof journey.open>[1] = {},
): Promise<{ page: Page; form: Locator }> {
  const page = await journey.open('/product/cotton-kurta-blouse-with-dhaka-trim#reviews', {
    as: 'shopper@haat.test',
    ...visit,
  });
  await page.getByRole('button', { name: 'Write the First Review' }).click();
  return { page, form: await openForm(page) };
}

/** A review with photos, below the screen of a phone whose clock the test holds. */
async function openPhotos({ still = false, photos = 5 } = {}) {
  const slug = photos === 1 ? 'clay-diya-lamps-for-tihar-pack-of-12' : 'carved-wooden-elephant';
  await writeByApi(journey.origin, slug, 'shopper2@haat.test', { rating: 5, text: 'As I got it', photos });
  const requests: string[] = [];
  const page = await journey.open(`/product/${slug}`, {
    ...phone,
    before: async (tab) => {
      tab.on('request', (request) => requests.push(request.url()));
      await tab.clock.install();
      if (still) await tab.emulateMedia({ reducedMotion: 'reduce' });
    },
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: /^Reviews/ }).tap();
  const review = page.getByRole('listitem').filter({ hasText: 'As I got it' });
  return { page, review, asked: (what: RegExp) => [...new Set(requests.filter((url) => what.test(url)))] };
}

/** Brings the photos of a review on the screen, and waits until all of them are there. */
async function playing(page: Page, review: Locator): Promise<void> {
  await review
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .scrollIntoViewIfNeeded();
  const come = async () => {
    // Their turn comes by the clock.
    await page.clock.runFor(50);
    return review.locator('output').isVisible();
  };
  await expect.poll(come).toBe(true);
  await areSeen(page, true);
}

/** Waits until the browser has told whether the photos of the first review are on the screen. */
const areSeen = (page: Page, wanted: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(mostlySeen)).toBe(wanted);

const mostlySeen = `new Promise((tell) => {
  const watch = new IntersectionObserver(([{ intersectionRatio }]) => {
    watch.disconnect();
    tell(intersectionRatio >= 0.5);
  });
  watch.observe(document.querySelector('[role=tabpanel] li section'));
})`;

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { height: 0 };

/** How far a row is scrolled, in CSS pixels. */
const scrolled = (row: Locator): Promise<number> =>
  row.evaluate(({ scrollLeft }: { scrollLeft: number }) => scrollLeft);

const counterSays = (photos: Locator, said: string): Promise<void> =>
  expect.poll(() => photos.locator('output').innerText()).toBe(said);

/** Makes what a browser hands over when a file is dropped; runs in the page. */
const dropOf = ({ name, mimeType, buffer }: Awaited<ReturnType<typeof photo>>): string => `(() => {
  const bytes = Uint8Array.from(atob(${JSON.stringify(buffer.toString('base64'))}), (sign) => sign.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], ${JSON.stringify(name)}, { type: ${JSON.stringify(mimeType)} }));
  return transfer;
})()`;

/** Counts the addresses that files have in the page and have not given back. */
const countAddresses = `
  window.addresses = new Set();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => { const address = createObjectURL(file); window.addresses.add(address); return address; };
  URL.revokeObjectURL = (address) => { window.addresses.delete(address); revokeObjectURL(address); };`;
