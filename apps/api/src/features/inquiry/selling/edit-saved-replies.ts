import { and, asc, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { SavedReply } from '@haat/contract/inquiry/selling/schemas';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../core/database/one-at-a-time.ts';
import type { SellerAccount } from '../../../core/seller.ts';
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

/**
 * Saves a new one, or changes one of the vendor's. What says the same as one that is there is that one: it was pressed twice, or
 * its answer was lost.
 * @throws Refusal `not-found`, `too-many-saved-replies`
 */
export const keepReply = (
  db: Db,
  seller: SellerAccount,
  { _id, ...words }: { _id?: string; title: string; content: string },
): Promise<SavedReply> =>
  db.transaction(async (tx) => {
    const before = _id === undefined ? null : await hold(tx, seller, _id);
    if (!before) {
      await holdUntilTheEnd(tx, `saved replies ${seller.vendorId}`);
      const there = await findSame(tx, seller, words);
      if (there) return { _id: there.id, ...words };
    }
    const id = before ? before.id : await add(tx, seller, words);
    if (before) await tx.update(savedReplies).set(words).where(isOne(seller, id));
    await note(tx, seller, { id, before, after: words });
    return { _id: id, ...words };
  });

/** @throws Refusal `not-found` for one that is another vendor's, or gone already */
export const dropReply = (db: Db, seller: SellerAccount, replyId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, seller, replyId);
    await tx.delete(savedReplies).where(isOne(seller, before.id));
    await note(tx, seller, { id: before.id, before, after: null });
  });

type Words = Pick<SavedReply, 'title' | 'content'>;

const isOne = (vendor: Vendor, id: string) => and(areOf(vendor), eq(savedReplies.id, id));

async function hold(tx: Db, vendor: Vendor, id: string): Promise<Words & { id: string }> {
  const [row] = await tx.select().from(savedReplies).where(isOne(vendor, id)).for('update');
  if (!row) throw refusal('not-found');
  return row;
}

async function findSame(
  tx: Db,
  vendor: Vendor,
  { title, content }: Words,
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: savedReplies.id })
    .from(savedReplies)
    .where(and(areOf(vendor), eq(savedReplies.title, title), eq(savedReplies.content, content)))
    .limit(1);
  return row;
}

async function add(tx: Db, { shopId, vendorId }: Vendor, words: Words): Promise<string> {
  if ((await tx.$count(savedReplies, areOf({ shopId, vendorId }))) >= maxKept)
    throw refusal('too-many-saved-replies');
  const [row] = await tx
    .insert(savedReplies)
    .values({ shopId, vendorId, ...words })
    .returning({ id: savedReplies.id });
  return row!.id;
}

function note(
  tx: Db,
  seller: SellerAccount,
  { id, before, after }: { id: string; before: Words | null; after: Words | null },
): Promise<void> {
  const said = (words: Words | null) => words && { title: words.title, content: words.content };
  const thing = { id, name: (after ?? before)?.title ?? '' };
  return recordChange(tx, seller, { kind: 'saved-reply', thing, before: said(before), after: said(after) });
}
