import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { refused, widthIn } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { openForm, photo, photoField, text, writeByApi } from '../../support/reviews.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };

// spec: 5.22, 5.23, 8.19, goods.45
test('what is wrong in a review is said beside its field: no stars, no words, files that are no photos, a photo that cannot be read', async () => {
  // A browser writes each refusal into its console.
  const page = await journey.open('/product/cotton-kurta-blouse-with-dhaka-trim#reviews', {
    ...{ as: 'shopper@haat.test', allow: [refused(400)] },
  });
  await page.getByRole('button', { name: 'Write the First Review' }).click();
  const form = await openForm(page);
  const submit = form.getByRole('button', { name: 'Submit Review' });
  await submit.click();
  await told(page, 'Please check the marked fields.');
  await form.getByText('Please choose 1 to 5 stars.').waitFor();
  await form.getByRole('radio', { name: '1 star' }).and(page.locator(':focus')).waitFor();
  await form.getByRole('radio', { name: '1 star' }).check();
  await expect.poll(() => form.getByText('Please choose 1 to 5 stars.').count()).toBe(0);
  await submit.click();
  await form.getByText('Please write a few words.').waitFor();
  expect(await text(form).getAttribute('aria-invalid')).toBe('true');
  await text(form).fill('As I got it');

  const { buffer, ...rest } = await photo('blouse.jpg');
  const half = { ...rest, name: 'half.jpg', buffer: buffer.subarray(0, buffer.length / 2) };
  const photos = form.getByRole('img', { name: /^Photo/ });
  await photoField(form).setInputFiles([
    { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'heavy.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 7) },
    ...[{ ...rest, buffer }, half],
  ]);
  for (const said of [
    'bill.pdf: File type must be JPEG, PNG, WebP or AVIF',
    'drawing.svg: File type must be JPEG, PNG, WebP or AVIF',
    'nothing.jpg: File is too small',
    'heavy.png: File is larger than 5 MB',
  ])
    await form.getByText(said, { exact: true }).waitFor();
  await form.getByRole('img', { name: 'Photo 1: blouse.jpg' }).waitFor();
  await form.getByRole('img', { name: 'Photo 2: half.jpg' }).waitFor();
  await submit.click();
  await form
    .getByText('Photo 2, half.jpg: This photo cannot be read. Please choose another one.', { exact: true })
    .waitFor();
  const takeOut = form.getByRole('button', { name: 'Remove photo 2' });
  await takeOut.and(form.locator(':focus')).waitFor();
  await takeOut.click();
  expect(await form.getByText(/cannot be read/).count()).toBe(0);
  await expect.poll(() => photos.count()).toBe(1);
  await photoField(form).setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(`${n}.jpg`))));
  await form.getByText('Too many files', { exact: true }).waitFor();
  expect(await photos.count()).toBe(6);
});

// spec: 2.product.12, choosing.14, choosing.18
test('who closed a review by accident finds it as it was left, with its photos, and its words also after a reload', async () => {
  const page = await journey.open('/product/bamboo-chopsticks-and-rest-5-pairs#reviews', {
    as: 'shopper@haat.test',
    before: (tab) => tab.addInitScript(countAddresses),
  });
  const write = page.getByRole('button', { name: 'Write the First Review' });
  await write.click();
  let form = await openForm(page);
  await form.getByRole('radio', { name: '2 stars' }).check();
  await text(form).fill('Half of a thought');
  // A large photo that is dropped is made smaller.
  const dropped = await page.evaluateHandle(dropOf(await photo('large.jpg', { width: 2000, height: 1500 })));
  for (const type of ['dragenter', 'dragover', 'drop'])
    await form.getByRole('group', { name: 'Add Photos' }).dispatchEvent(type, { dataTransfer: dropped });
  const preview = form.getByRole('img', { name: 'Photo 1: large.jpg' });
  await expect.poll(() => widthIn(preview)).toBe(1600);
  await photoField(form).setInputFiles([await photo('half.png')]);
  await form.getByRole('img', { name: 'Photo 2: half.png' }).waitFor();
  // Each photo holds memory only while it is shown.
  expect(await page.evaluate('window.addresses.size')).toBe(2);
  await form.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.poll(() => page.evaluate('window.addresses.size')).toBe(1);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('window.addresses.size')).toBe(0);
  await write.click();
  form = await openForm(page);
  await text(form).getByText('Half of a thought').waitFor();
  await form.getByRole('img', { name: 'Photo 1: half.png' }).waitFor();
  await page.reload();
  await write.click();
  form = await openForm(page);
  await text(form).getByText('Half of a thought').waitFor();
  expect(await form.getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true);
});

// spec: 2.product.9, 2.product.10, 9.20, choosing.15, choosing.57
test('the photos of a review come when it is near, no more than are needed, and go on until they are touched, paused or out of sight', async () => {
  const { page, review, asked } = await openPhotos();
  await review.getByRole('button', { name: 'Enlarge: Photo 1 by Bibek Rana' }).waitFor();
  const { height } = await boxOf(review);
  expect(asked(/\/photo-carousel-/)).toEqual([]);
  await playing(page, review);
  // In a place that was kept for them.
  expect((await boxOf(review)).height).toBe(height);
  await expect.poll(() => asked(/\/review\/.*-200\./).length).toBeGreaterThanOrEqual(3);
  expect(asked(/\/review\/.*-800\./).length).toBe(2);
  await counterSays(review, '1 / 5');
  const strip = review.getByRole('list');
  const start = await scrolled(strip);
  // The large ones every 3 seconds, the small ones every 5.
  await page.clock.runFor(3_000);
  await counterSays(review, '2 / 5');
  await expect.poll(() => asked(/\/review\/.*-800\./).length).toBe(3);
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

// spec: 2.product.9, choosing.15, choosing.57
test('they keep the place of who opened one before the others came, stand still for who wants less motion, and open at the one pressed', async () => {
  const { page, review, asked } = await openPhotos({ still: true });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/photo-carousel-*', (route) => arrival.promise.then(() => route.continue()));
  const first = review.getByRole('button', { name: /^Enlarge/ });
  expect(asked(/\/photo-dialog-/)).toEqual([]);
  await first.tap();
  await page.clock.runFor(1_000);
  const dialog = page.getByRole('dialog', { name: 'Photos by Bibek Rana' });
  await dialog.waitFor();
  const coming = page.waitForResponse('**/photo-carousel-*');
  arrival.resolve();
  await (await coming).finished();
  // Out of the dialog, to the browser's own buttons.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await first.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Shift+Tab');
  await playing(page, review);

  await review.getByRole('button', { name: 'Play the photos' }).waitFor();
  await page.clock.runFor(10_000);
  await counterSays(review, '1 / 5');
  await review.getByRole('button', { name: 'Photo 2 by Bibek Rana', exact: true }).tap();
  await counterSays(review, '2 / 5');
  const second = review.getByRole('button', { name: 'Enlarge: Photo 2 by Bibek Rana' });
  await second.focus();
  await page.keyboard.press('Enter');
  await counterSays(dialog, '2 / 5');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await second.and(page.locator(':focus')).waitFor();
});

/** A review with photos, below the screen of a phone whose clock the test holds. */
async function openPhotos({ still = false } = {}) {
  const slug = 'carved-wooden-elephant';
  await writeByApi(journey.origin, slug, 'shopper2@haat.test', { rating: 5, text: 'As I got it', photos: 5 });
  const requests: string[] = [];
  const page = await journey.open(`/product/${slug}`, {
    ...phone,
    motion: !still,
    before: async (tab) => {
      tab.on('request', (request) => requests.push(request.url()));
      await tab.clock.install();
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
