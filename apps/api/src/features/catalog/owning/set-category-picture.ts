import type { setCategoryPicture } from '@haat/contract/catalog/owning/calls';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { withPicture } from '../../../core/uploads/with-picture.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';
import { categories } from '../tables.ts';
import { isCategory } from './edit-categories.ts';
import { allCategories, categoryIn, holdCategories } from './held-categories.ts';

const shape = { widths: [200, 400], square: true };

/** Draws a picture anew and has it stand for a category. @throws Refusal `not-found`, and what `drawPictures` refuses */
export async function setPicture(
  { orm, uploads }: { orm: Db; uploads: Uploads },
  actor: Actor,
  { _id, image, caller }: ParsedInput<typeof setCategoryPicture> & { caller: string },
): Promise<{ image: string | null }> {
  // Before the work of drawing it.
  const { id, adminId } = categoryIn(await allCategories(orm, actor.shopId), _id);
  // Where the specification has them (§7): the storefront finds a picture by its file name.
  const folder = `${adminId}/singleCategory/${id}`;
  return withPicture(uploads, { folder, shape, image, caller }, (name) => putPicture(orm, actor, id, name));
}

/** Has a picture stand for a category, or none. The file of the old one stays: kept pages show it a while. */
export const putPicture = (
  db: Db,
  actor: Actor,
  id: string,
  image: string | null,
): Promise<{ image: string | null }> =>
  db.transaction(async (tx) => {
    const before = categoryIn(await holdCategories(tx, actor.shopId), id);
    await tx.update(categories).set({ image }).where(isCategory(actor.shopId, before.id));
    await recordChange(tx, actor, {
      ...{ kind: 'category', thing: { id: before.id, name: before.title } },
      ...{ before: { image: before.image }, after: { image } },
    });
    return { image };
  });
