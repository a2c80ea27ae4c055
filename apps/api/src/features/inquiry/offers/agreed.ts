import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AgreedOffer } from '@haat/contract/inquiry/schemas';
import { agreedPrice } from '@haat/contract/inquiry/offer-states';
import type { Db } from '../../../core/database/database.ts';
import { nextChange } from '../conversation.ts';
import { offers, questions } from '../tables.ts';

interface Owner {
  shopId: string;
  accountId: string;
}

const isUsable = ({ shopId, accountId }: Owner) =>
  and(
    eq(offers.shopId, shopId),
    eq(offers.accountId, accountId),
    eq(offers.status, 'accepted'),
    isNull(offers.usedAt),
    gt(offers.until, sql`now()`),
  );

/** The own accepted offers that the next order may use. */
export async function listAgreed(db: Db, owner: Owner): Promise<AgreedOffer[]> {
  const rows = await db.select().from(offers).where(isUsable(owner)).orderBy(asc(offers.until));
  return rows.map((row) => ({
    _id: row.id,
    productId: row.productId,
    price: agreedPrice(row),
    until: row.until.toISOString(),
  }));
}

/** What is wanted: an offer, and the price that its piece would have without it. */
export interface WantedOffer {
  offerId: string;
  productId: string;
  /** What the product costs now, in whole rupees. */
  listPrice: number;
}

/**
 * Uses accepted offers for an order, each by one transaction only: whoever comes second finds it used. One that would make
 * nothing cheaper stays unused.
 * @returns what is left of them: the agreed price by the offer's id, `null` where the price is as low without it; an offer that
 * is not there any more is left out
 */
export async function takeOffers(
  tx: Db,
  owner: Owner,
  wanted: readonly WantedOffer[],
): Promise<Map<string, number | null>> {
  const taken = new Map<string, number | null>();
  // In one order everywhere, so that two orders never wait for each other.
  for (const { offerId, productId, listPrice } of wanted.toSorted((a, b) =>
    a.offerId < b.offerId ? -1 : 1,
  )) {
    const isIt = and(isUsable(owner), eq(offers.id, offerId), eq(offers.productId, productId));
    const [offer] = await tx.select().from(offers).where(isIt);
    if (!offer || taken.has(offerId)) continue;
    const price = agreedPrice(offer);
    if (price >= listPrice) {
      taken.set(offerId, null);
      continue;
    }
    await tell(tx, owner.shopId, offer.questionId);
    const used = await tx
      .update(offers)
      .set({ usedAt: sql`now()` })
      .where(isIt)
      .returning({ id: offers.id });
    if (used.length > 0) taken.set(offerId, price);
  }
  return taken;
}

/**
 * Gives offers back whose order was cancelled, for what is left of their time. One whose shopper has another one open for the
 * product by now stays used.
 */
export async function giveBackOffers(tx: Db, shopId: string, offerIds: string[]): Promise<void> {
  for (const id of [...new Set(offerIds)].sort()) {
    const [offer] = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.shopId, shopId), eq(offers.id, id)));
    if (!offer) continue;
    await tell(tx, shopId, offer.questionId);
    const open = await tx.$count(
      offers,
      and(
        eq(offers.shopId, shopId),
        eq(offers.accountId, offer.accountId),
        eq(offers.productId, offer.productId),
        sql`(${inArray(offers.status, ['pending', 'countered'])} or (${offers.status} = 'accepted' and ${offers.usedAt} is null))`,
      ),
    );
    if (open > 0) continue;
    await tx
      .update(offers)
      .set({ usedAt: null })
      .where(and(eq(offers.shopId, shopId), eq(offers.id, id)));
  }
}

/** The conversation of an offer's question has changed; it is held from here on. */
async function tell(tx: Db, shopId: string, questionId: string): Promise<void> {
  const isIt = and(eq(questions.shopId, shopId), eq(questions.id, questionId));
  const [row] = await tx.select().from(questions).where(isIt);
  if (!row) return;
  const changed = await nextChange(tx, row);
  await tx.update(questions).set({ changed }).where(isIt);
}
