import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { productAt, signIn } from './api.ts';

/** The dialog for writing, with its editor. */
export async function openForm(page: Page): Promise<Locator> {
  const form = page.getByRole('dialog', { name: 'Write Your Review' });
  await text(form).waitFor();
  return form;
}

/** Where the words of a review are written. */
export const text = (form: Locator): Locator =>
  form.getByRole('textbox').and(form.locator('[contenteditable]'));

/** Where files are put. */
export const photoField = (form: Locator): Locator => form.locator('input[type=file][multiple]');

/** The file of a photo as a browser hands it over. */
export async function photo(name: string, { width = 320, height = 240 } = {}) {
  const type = name.split('.').at(-1)?.replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'webp';
  const drawing = sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#c94',
    },
  });
  return { name, mimeType: `image/${type}`, buffer: await drawing.toFormat(type).toBuffer() };
}

/** Writes a review as any program may. */
export async function writeByApi(
  origin: string,
  slug: string,
  email: string,
  { rating, text: description, photos = 0 }: { rating: number; text: string; photos?: number },
): Promise<void> {
  const [{ _id: productId }, { token }] = await Promise.all([productAt(origin, slug), signIn(origin, email)]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ productId, description, rating: String(rating) }))
    body.append(name, value);
  for (let n = 1; n <= photos; n += 1) {
    const { name, mimeType, buffer } = await photo(`${n}.jpg`);
    body.append('images', new Blob([buffer], { type: mimeType }), name);
  }
  const answer = await fetch(`${origin}/api/product_review/add`, {
    method: 'POST',
    body,
    headers: { 'user-token': token },
  });
  expect(answer.status, await answer.text()).toBe(200);
}
