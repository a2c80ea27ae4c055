import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { darkestColour } from '@haat/api/core/uploads/darkest-colour';
import type { Uploads } from '@haat/api/core/uploads/uploads';
import { demoId } from '../shops/ids.ts';
import type { DemoShop } from '../shops/types.ts';

const folder = join(import.meta.dirname, '../../pictures');
const copiedAtOnce = 32;

/** The darkest colour of a committed picture. */
export const shadeOf = async (file: string): Promise<string> =>
  darkestColour(await readFile(join(folder, file)));

/** Who made a demo shop's categories: its owner. The id stands in the path of their pictures (spec §7). */
export const ownerOf = (shop: DemoShop): string =>
  shop.people.find(({ role }) => role === 'admin')?.id ?? demoId('owner', shop.subdomain);

/** The picture of a demo category as `category.image` names it (spec §7: a file in the category's own folder). */
export const categoryFile = (image: string): string => `${image}-400.webp`;

/** Copies the committed pictures to where uploads lie, each kind under the path the spec gives it (§7). */
export async function copyPictures(uploads: Uploads, shops: DemoShop[]): Promise<void> {
  const kinds = ['product', 'slider', 'review', 'profile', 'person', 'blog', 'video', 'category'] as const;
  const listed = await Promise.all(kinds.map((kind) => readdir(join(folder, kind))));
  const copies = kinds.flatMap((kind, at): (readonly [from: string, to: string])[] => {
    const files = listed[at] ?? [];
    if (kind !== 'category') return files.map((file) => [`${kind}/${file}`, `${kind}/${file}`] as const);
    return shops.flatMap((shop) => categoryCopies(shop, files));
  });
  for (let start = 0; start < copies.length; start += copiedAtOnce) {
    const some = copies.slice(start, start + copiedAtOnce);
    await Promise.all(some.map(async ([from, to]) => uploads.put(to, await readFile(join(folder, from)))));
  }
}

/** A category's pictures lie in a folder of its own (spec §7). */
const categoryCopies = (shop: DemoShop, files: string[]) =>
  shop.categories.flatMap(({ id, image }) =>
    files
      .filter((name) => name.startsWith(`${image}-`))
      .map((name) => [`category/${name}`, `${ownerOf(shop)}/singleCategory/${id}/${name}`] as const),
  );
