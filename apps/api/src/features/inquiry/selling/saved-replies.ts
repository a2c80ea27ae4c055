import { and, asc, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { SavedReply } from '@haat/contract/inquiry/selling/schemas';
import type { Db } from '../../../core/database/database.ts';
import { savedReplies } from '../tables.ts';

/** So many a vendor has at most; the refusal's words name the number. */
const maxKept = 50;

interface Vendor {
  shopId: string;
  vendorId: string;
}

const areOf = ({ shopId, vendorId }: Vendor) =>
  and(eq(savedReplies.shopId, shopId), eq(savedReplies.vendorId, vendorId));

export const listSavedReplies = (db: Db, vendor: Vendor): Promise<SavedReply[]> =>
  db
    .select({ _id: savedReplies.id, title: savedReplies.title, content: savedReplies.content })
    .from(savedReplies)
    .where(areOf(vendor))
    .orderBy(asc(savedReplies.title), asc(savedReplies.id));

/** Saves a new one, or changes one of the vendor's. @throws Refusal `not-found`, `too-many-saved-replies` */
export async function keepReply(
  db: Db,
  { shopId, vendorId }: Vendor,
  { _id, ...words }: { _id?: string; title: string; content: string },
): Promise<SavedReply> {
  if (_id === undefined) {
    if ((await db.$count(savedReplies, areOf({ shopId, vendorId }))) >= maxKept)
      throw refusal('too-many-saved-replies');
    const [row] = await db
      .insert(savedReplies)
      .values({ shopId, vendorId, ...words })
      .returning({ id: savedReplies.id });
    return { _id: row!.id, ...words };
  }
  const [row] = await db
    .update(savedReplies)
    .set(words)
    .where(and(areOf({ shopId, vendorId }), eq(savedReplies.id, _id)))
    .returning({ id: savedReplies.id });
  if (!row) throw refusal('not-found');
  return { _id: row.id, ...words };
}

/** @throws Refusal `not-found` for one that is another vendor's, or gone already */
export async function dropReply(db: Db, vendor: Vendor, replyId: string): Promise<void> {
  const gone = await db
    .delete(savedReplies)
    .where(and(areOf(vendor), eq(savedReplies.id, replyId)))
    .returning({ id: savedReplies.id });
  if (gone.length === 0) throw refusal('not-found');
}
