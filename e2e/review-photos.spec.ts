import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { widthIn } from './gestures.ts';
import { useShop } from './harness.ts';
import { openForm, photo, photoField, writeByApi } from './reviewing.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };

describe('the place for photos', () => {
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
  test('go on every 3 seconds, the small ones every 5, until they are touched or paused', async () => {
    const page = await openPhotos();
    const dialog = page.getByRole('dialog');
    await counterSays(dialog, '1 / 5');
    const strip = dialog.getByRole('list');
    const start = await scrolled(strip);
    await page.clock.runFor(3_000);
    await counterSays(dialog, '2 / 5');
    expect(await scrolled(strip)).toBe(start);
    await page.clock.runFor(2_000);
    await expect.poll(() => scrolled(strip)).toBeGreaterThan(start + 40);
    await page.clock.runFor(1_500);
    await counterSays(dialog, '3 / 5');
    await dialog.getByRole('button', { name: 'Pause the photos' }).tap();
    await page.clock.runFor(10_000);
    await counterSays(dialog, '3 / 5');
    await dialog.getByRole('button', { name: 'Play the photos' }).tap();
    await page.clock.runFor(3_000);
    await counterSays(dialog, '4 / 5');
    await dialog.getByRole('region').tap();
    await dialog.getByRole('button', { name: 'Play the photos' }).waitFor();
  });

  test('stand still for who asked for less motion', async () => {
    const page = await openPhotos({ still: true });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Play the photos' }).waitFor();
    await page.clock.runFor(10_000);
    await counterSays(dialog, '1 / 5');
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

/** A review with five photos, opened large on a phone whose clock the test holds. */
async function openPhotos({ still = false } = {}): Promise<Page> {
  const slug = 'carved-wooden-elephant';
  await writeByApi(journey.origin, slug, 'shopper2@haat.test', {
    rating: 5,
    text: 'Five pictures',
    photos: 5,
  });
  const requests: string[] = [];
  const page = await journey.open(`/product/${slug}#reviews`, {
    ...phone,
    before: async (tab) => {
      tab.on('request', (request) => requests.push(request.url()));
      await tab.clock.install();
      if (still) await tab.emulateMedia({ reducedMotion: 'reduce' });
    },
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.waitForLoadState('networkidle');
  const ofDialog = (url: string) => url.includes('/photo-dialog-');
  expect(requests.filter(ofDialog)).toEqual([]);
  await page.getByRole('button', { name: 'Photo 1 by Bibek Rana' }).tap();
  await page.getByRole('dialog').getByRole('region').waitFor();
  expect(requests.some(ofDialog)).toBe(true);
  return page;
}

/** How far a row is scrolled, in CSS pixels. */
const scrolled = (row: Locator): Promise<number> =>
  row.evaluate(({ scrollLeft }: { scrollLeft: number }) => scrollLeft);

const counterSays = (dialog: Locator, said: string): Promise<void> =>
  expect.poll(() => dialog.locator('output').innerText()).toBe(said);

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
