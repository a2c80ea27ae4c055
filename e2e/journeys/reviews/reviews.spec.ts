import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import type { Order } from '@haat/contract/orders/schemas';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { moveOrder, order, ordersOf, sellerOf, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { isAt, logIn, widthIn } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { openForm, photo, photoField, text, writeByApi } from '../../support/reviews.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { saying } from '../../support/messages.ts';
import { smallOn } from '../../support/target-size.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };
const shopper = 'shopper@haat.test';

/** Products that nobody has reviewed yet: one for each who writes here. */
const unreviewed = {
  mala: 'bodhi-seed-mala-108-beads',
  camp: 'camp-cook-set-for-two',
  microphone: 'condenser-microphone-for-podcasts-and-classes',
};

// spec: 1.13, 1.14, 2.product.7, 2.product.8, 2.product.12, 2.product.13, 4.36, 7.21, 7.30, 8.19
// spec: choosing.13, choosing.17, choosing.57
test('a shopper reviews a product by keyboard alone, and sees the review with its stars and photo', async () => {
  await receives(unreviewed.mala);
  const chunks: string[] = [];
  const page = await openReviews(unreviewed.mala, {
    before: async (tab) => void tab.on('request', (request) => chunks.push(request.url())),
  });
  await page.getByText('No reviews yet', { exact: true }).filter({ visible: true }).last().waitFor();
  await page.getByText('Be the first to share your thoughts about this product').waitFor();
  await networkIdle(page);
  const onUse = /\/(review-dialog|rich-text-editor)-/;
  expect(chunks.filter((url) => onUse.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Write the First Review' }).focus();
  await page.keyboard.press('Enter');
  const form = await openForm(page);
  expect(new Set(chunks.map((url) => onUse.exec(url)?.[1]))).toEqual(
    new Set([undefined, 'review-dialog', 'rich-text-editor']),
  );
  expect(await text(form).getAttribute('aria-placeholder')).toBe('Share your thoughts about this product...');
  await form.getByText('Share your thoughts about this product...', { exact: true }).waitFor();
  for (const key of ['Tab', 'Tab', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Bold');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Italic');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Every bead is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('smooth');
  await page.keyboard.press('Tab');
  // Asked for before the key, so that the browser already hands its chooser over when the key comes.
  const opened = page.waitForEvent('filechooser');
  expect(await page.evaluate('document.activeElement.type')).toBe('file');
  const [chooser] = await Promise.all([opened, page.keyboard.press('Space')]);
  await chooser.setFiles([await photo('beads.jpg')]);
  await form.getByRole('img', { name: 'Photo 1: beads.jpg' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Submit Review');
  const written = new Date();
  await page.keyboard.press('Enter');
  await told(page, 'Review added');
  await form.waitFor({ state: 'detached' });

  const days = [bothDatesText(written, 'en-US'), bothDatesText(new Date(), 'en-US')];
  const review = reviews(page).first();
  await review.getByText('Every bead is smooth').waitFor();
  // Midnight may have passed meanwhile.
  await review.getByText(new RegExp(`^(${days.join('|')})`)).waitFor();
  await review.getByText('Verified purchase', { exact: true }).waitFor();
  const face = review.locator('img[src^="/uploads/person/"]');
  await expect.poll(() => widthIn(face)).toBeGreaterThan(0);
  expect(await review.locator('strong').innerText()).toBe('smooth');
  await review.getByText('Aarati Gautam').waitFor();
  await review.getByRole('img', { name: '4 of 5 stars' }).waitFor();
  const shown = review.getByRole('img', { name: 'Photo 1 by Aarati Gautam' });
  expect(await shown.getAttribute('src')).toMatch(/^\/uploads\/review\//);
  await expect.poll(() => widthIn(shown)).toBeGreaterThan(0);
  await page.getByText('Based on 1 review', { exact: true }).waitFor();
  expect(await barOf(page, '4 stars')).toBe('100%');
  expect(await barOf(page, '5 stars')).toBe('0%');
  // The way back: the focus waits at what was written.
  await review.and(page.locator(':focus')).waitFor();
  // A photo alone has nothing to go through.
  expect(await review.getByRole('button', { name: /photo/i }).count()).toBe(1);
  await networkIdle(page);
  expect(chunks.filter((url) => url.includes('/photo-carousel-'))).toEqual([]);
});

// spec: 2.product.11, 8.19, choosing.12, choosing.17
test('a review whose line fails keeps everything and is sent once the line is back; it is edited as it was, and deleted after being asked, which is tried again where it could not be', async () => {
  const allow = [/could not be sent/, /ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/];
  const page = await openReviews(unreviewed.camp, { allow });
  await page.getByRole('button', { name: 'Write the First Review' }).click();
  const form = await openForm(page);
  await form.getByRole('radio', { name: '3 stars' }).check();
  await text(form).fill('We cooked dal on it');
  await photoField(form).setInputFiles([await photo('dal.webp'), await photo('rice.jpg')]);
  await form.getByRole('img', { name: 'Photo 2: rice.jpg' }).waitFor();
  await page.route('**/api/product_review/add', (route) => route.abort());
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect.poll(() => journey.complaints(page).join()).toContain('The review could not be sent');
  const submit = form.getByRole('button', { name: 'Submit Review', disabled: false });
  await submit.waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  await text(form).getByText('We cooked dal on it').waitFor();
  await form.getByRole('img', { name: 'Photo 1: dal.webp' }).waitFor();
  await page.unroute('**/api/product_review/add');
  // Who has no connection at all is told so, beside the button.
  await page.context().setOffline(true);
  await submit.click();
  const without = form.getByRole('alert').filter({ hasText: saying('en')('problem.offline') });
  await without.waitFor();
  await page.context().setOffline(false);
  await submit.click();
  await told(page, 'Review added');
  const review = reviews(page).first();
  await review.getByText('We cooked dal on it').waitFor();
  expect(await review.getByText('Verified purchase').count()).toBe(0);

  await page.getByRole('button', { name: 'Edit your review' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit your review' });
  await text(edited).getByText('We cooked dal on it').waitFor();
  expect(await edited.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);
  await edited.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.poll(() => edited.getByRole('img', { name: /^Photo/ }).count()).toBe(1);
  await edited.getByRole('radio', { name: '5 stars' }).check();
  await edited.getByRole('button', { name: 'Submit Review' }).click();
  await told(page, 'Review updated');
  await review.getByRole('img', { name: '5 of 5 stars' }).waitFor();
  await expect.poll(() => review.getByRole('img', { name: /^Photo/ }).count()).toBe(1);
  await review.getByText('We cooked dal on it').waitFor();

  await page.route('**/assets/reviews-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Delete your review' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your review' });
  await question.getByText('No connection. Please check your network and try again.').waitFor();
  await page.unroute('**/assets/reviews-*.js');
  await question.getByRole('button', { name: 'Try again' }).click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete your review' }).click();
  await question.getByRole('button', { name: 'Delete review' }).click();
  await told(page, 'Review deleted');
  await page.getByRole('button', { name: 'Write the First Review' }).waitFor();
});

// spec: 6.5, choosing.14, choosing.19
test('on a phone in Nepali a guest who wants to write logs in, comes back to the open form, and reads what was written', async () => {
  const words = saying('ne');
  const path = `/ne/product/${unreviewed.microphone}`;
  const page = await journey.open(`/product/${unreviewed.microphone}#reviews`, { ...phone, language: 'ne' });
  await page.getByText(words('reviews.none.text')).waitFor();
  const write = page.getByRole('button', { name: words('reviews.writeFirst') });
  await write.tap();
  await told(page, words('account.loginFirst'));
  await isAt(page, `/ne/login?next=${encodeURIComponent(`${path}#write-review`)}`);
  await logIn(page, words, shopper);
  await isAt(page, path);
  const form = page.getByRole('dialog', { name: words('reviews.form') });
  await form.getByText(words('review.placeholder')).waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  // Loaded anew, the page does not open the form once more.
  await expect.poll(() => new URL(page.url()).hash).toBe('#reviews');
  // The login was pressed in the same place: a tap there right after it would be the rest of a double tap.
  await pause(500);
  await write.tap();
  await form.getByText(words('review.placeholder')).waitFor();
  await form.getByRole('radio', { name: '५ तारा' }).check();
  await text(form).fill('आवाज प्रस्ट आउँछ। श्रीमान् पनि खुसी।');
  await photoField(form).setInputFiles([
    { name: 'बिल.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
  ]);
  await form.getByText(words('problem.photo-type')).waitFor();
  // A press on it opens the camera itself, not the chooser.
  await form.getByText(words('review.camera'), { exact: true }).waitFor();
  const camera = form.getByLabel(words('review.camera'), { exact: true });
  expect(await camera.getAttribute('capture')).toBe('environment');
  await camera.setInputFiles([await photo('camera.jpg')]);
  await form.getByRole('img', { name: /: camera\.jpg$/ }).waitFor();
  await form.getByRole('button', { name: words('review.submit') }).tap();
  await told(page, words('review.added'));
  await reviews(page).first().getByText('आवाज प्रस्ट आउँछ। श्रीमान् पनि खुसी।').waitFor();
  await page.getByText(words('reviews.basedOn.one', { n: '१' })).waitFor();
});

// spec: replies.4
test('a seller replies on a phone in Nepali, also after a reload in between, and everybody reads it below the review', async () => {
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  await writeByApi(journey.origin, slug, shopper, { rating: 4, text: 'राम्रो छ, तर ढिलो आयो', photos: 1 });
  const desk = sayingAtDesk('ne');
  const seller = sellers['patan-handicrafts'];
  const page = await journey.open('/desk', { as: seller, language: 'ne', width: 360, height: 640 });
  await page
    .getByRole('link')
    .filter({ hasText: desk('today.reviews') })
    .click();
  const review = page.getByRole('listitem').filter({ hasText: 'राम्रो छ, तर ढिलो आयो' });
  await review.getByRole('button', { name: desk('reviews.send') }).click();
  const reply = review.getByRole('textbox', { name: desk('reviews.reply') });
  await reply.fill('धन्यवाद।\nअब छिटो पठाउँछौँ।');
  await page.reload();
  await expect.poll(() => reply.inputValue()).toBe('धन्यवाद।\nअब छिटो पठाउँछौँ।');
  await page.getByRole('img').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await review.getByRole('button', { name: desk('reviews.send') }).click();
  await review.getByRole('button', { name: desk('reviews.takeBack') }).waitFor();
  await page.goto(`${journey.origin}/ne/desk/reviews?show=all`);
  await review.getByRole('button', { name: desk('reviews.change') }).click();
  await reply.fill('अरू नै');
  await review.getByRole('button', { name: desk('reviews.cancel') }).click();
  await page.reload();
  await review.getByRole('button', { name: desk('reviews.change') }).waitFor();
  expect(await reply.count()).toBe(0);

  const guest = await journey.open(`/product/${slug}#reviews`, { language: 'ne' });
  const shown = guest.getByRole('listitem').filter({ hasText: 'राम्रो छ, तर ढिलो आयो' });
  await shown.getByText(saying('ne')('reviews.reply')).waitFor();
  expect(await shown.getByText('अब छिटो पठाउँछौँ।').innerText()).toBe('धन्यवाद।\nअब छिटो पठाउँछौँ।');
});

// spec: 2.product.11, choosing.16
test('more than ten reviews come by ‘Show more reviews’, which keeps the focus', async () => {
  const slug = 'masala-chiya-blend-for-milk-tea-250-g';
  const people =
    'asmita bibek chandra deepa gita ishwor kabita manish nirmala prakash roshan sarita suman tenzin';
  for (const name of [
    ...people.split(' '),
    'shopper',
    'shopper2',
    'seller',
    'admin',
    'seller3',
    'seller4',
    'seller6',
  ])
    await writeByApi(journey.origin, slug, `${name}@haat.test`, { rating: 5, text: `${name} likes it` });
  const page = await journey.open(`/product/${slug}#reviews`);
  await expect.poll(() => reviews(page).count()).toBe(10);
  await page.getByRole('button', { name: 'Write a Review', exact: true }).first().waitFor();
  const more = page.getByRole('button', { name: 'Show more reviews' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => reviews(page).count()).toBe(20);
  expect(await focused(page)).toBe('Show more reviews');
  await page.keyboard.press('Enter');
  await expect.poll(() => reviews(page).count()).toBe(21);
  await expect.poll(() => more.count()).toBe(0);
  await reviews(page).nth(20).and(page.locator(':focus')).waitFor();
});

/** Has the shopper buy one piece of a product and get it. */
async function receives(slug: string): Promise<void> {
  const { token } = await signIn(journey.origin, shopper);
  await order(journey.origin, token, slug, 1);
  const [newest] = (await ordersOf(journey.origin, token)).orders as [Order];
  const seller = await sellerOf(journey.origin, newest);
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'])
    await moveOrder(journey.origin, seller, newest._id, status);
}

/** A product's reviews, for a logged-in shopper. */
const openReviews = (slug: string, visit: Parameters<typeof journey.open>[1] = {}): Promise<Page> =>
  journey.open(`/product/${slug}#reviews`, { as: shopper, ...visit });

const reviews = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: /^(Reviews|समीक्षा)/ }).locator('ul > li[tabindex]');

/** What has the focus, by the name it goes by. */
const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent');

/** How much of the bar of a star is filled, in words. */
const barOf = (page: Page, star: string): Promise<string> =>
  page.getByRole('listitem').filter({ hasText: star }).locator('span').last().innerText();
