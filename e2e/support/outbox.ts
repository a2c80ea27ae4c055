import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { ask } from './api.ts';
import type { ShopProcess } from './shop-process.ts';

/** The mails that the shop has sent so far, the oldest first. */
export async function mailsOf({ dataDir }: ShopProcess): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  // A name that begins with a dot is still being written.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

const mailsTo = async (shop: ShopProcess, address: string): Promise<Email[]> =>
  (await mailsOf(shop)).filter(({ to }) => to?.some((each) => each.address === address));

/** Waits until an address has got so many mails. @returns the newest */
export async function mailTo(shop: ShopProcess, address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await mailsTo(shop, address)).length).toBe(count);
  return (await mailsTo(shop, address)).at(-1)!;
}

/** The link in a mail, as its plain text has it. */
export const linkIn = (mail: Email): string => /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';

/** An account that has signed up and opened its mail, all but in a browser. */
export async function newcomer(shop: ShopProcess, email: string, password: string): Promise<void> {
  const body = { firstName: 'Sita', lastName: 'Rai', email, password };
  await ask(shop.origin, '/api/user/signup', { body });
  const token = linkIn(await mailTo(shop, email))
    .split('/')
    .at(-1);
  const proof = { token, password };
  const { session } = await ask<{ session: { token: string } }>(shop.origin, '/api/user/activate', {
    body: proof,
  });
  // That session was nobody's device.
  await ask(shop.origin, '/api/user/signout', { token: session.token, body: {} });
}
