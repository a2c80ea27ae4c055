import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Question } from '@haat/contract/inquiry/schemas';
import { ask, signIn, soldBy } from './api.ts';
import { saying } from './messages.ts';

/** The demo's shopper who asks, and the vendor who is asked. */
export const asker = 'shopper@haat.test';
export const askedVendor = 'patan-handicrafts';

/** A product, whose conversation about it is the shopper's, and what the shop knows of it. */
export async function talkAt(origin: string, vendor = askedVendor, shopper = asker) {
  const product = await soldBy(origin, vendor);
  const { token, user } = await signIn(origin, shopper);
  const about = { user: user._id, vendor: product.adminId._id, product: product._id };
  const room = { userId: about.user, vendorId: about.vendor, productId: about.product };
  const known = () =>
    ask<Question[]>(origin, `/api/question/get?${new URLSearchParams(about).toString()}`, { token });
  return { product, about, room, known, token, path: `/product/${product.slug}` };
}

/** The button of a product's page that opens the dialog. */
export const opener = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Ask about this product', exact: true });

/** Opens the dialog and waits until it is connected. */
export async function openTalk(page: Page) {
  const say = saying('en');
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'Product Inquiry' });
  const box = dialog.getByRole('textbox', { name: say('inquiry.message') });
  await expect.poll(() => box.isEnabled()).toBe(true);
  return { dialog, box, send: dialog.getByRole('button', { name: say('inquiry.send') }) };
}

/** What the open dialog shows of a conversation. */
export const items = (page: Page) => page.getByRole('dialog').locator('ol > li');
