import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Uploads } from '../core/uploads.ts';
import { demoId } from './ids.ts';
import type { DemoShop } from './types.ts';

const folder = join(import.meta.dirname, 'pictures');
const copiedAtOnce = 32;

/** Who made a demo shop's categories: its owner. The id stands in the path of their pictures (spec §7). */
export const ownerOf = (shop: DemoShop): string =>
  shop.people.find(({ role }) => role === 'admin')?.id ?? demoId('owner', shop.subdomain);

/** The picture of a demo category as `category.image` names it (spec §7: a file in the category's own folder). */
export const categoryFile = (image: string): string => `${image}-400.webp`;

/** Copies the committed pictures to where uploads lie, each kind under the path the spec gives it (§7). */
export async function copyPictures(uploads: Uploads, shop: DemoShop): Promise<void> {
  const copies: [from: string, to: string][] = [];
  for (const kind of ['product', 'slider', 'review', 'profile', 'person', 'blog', 'video']) {
    for (const file of await readdir(join(folder, kind)).catch(() => []))
      copies.push([`${kind}/${file}`, `${kind}/${file}`]);
  }
  const owner = ownerOf(shop);
  const categoryFiles = await readdir(join(folder, 'category'));
  for (const { id, image } of shop.categories) {
    for (const file of categoryFiles.filter((name) => name.startsWith(`${image}-`)))
      copies.push([`category/${file}`, `${owner}/singleCategory/${id}/${file}`]);
  }
  for (let start = 0; start < copies.length; start += copiedAtOnce) {
    const some = copies.slice(start, start + copiedAtOnce);
    await Promise.all(some.map(async ([from, to]) => uploads.put(to, await readFile(join(folder, from)))));
  }
}
