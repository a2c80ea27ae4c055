import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AgreedOffer } from '@haat/contract/inquiry/schemas';
import { agreedPrice } from '@haat/contract/inquiry/offer-states';
import type { Db } from '../../../core/database/database.ts';
import { holdIfThere } from '../../account/service.ts';
import { nextChange } from '../conversation.ts';
import type { Conversation } from '../conversation.ts';
import { offers, questions } from '../tables.ts';
import { onSaleOf } from './on-sale.ts';

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

const ofItsQuestion = and(eq(questions.shopId, offers.shopId), eq(questions.id, offers.questionId));

/** The own accepted offers that the next order may use: of who agreed to them, and has the product on sale. */
export async function listAgreed(db: Db, owner: Owner): Promise<AgreedOffer[]> {
  const rows = await db
    .select({ offer: offers, vendorId: questions.vendorId })
    .from(offers)
    .innerJoin(questions, ofItsQuestion)
    .where(isUsable(owner))
    .orderBy(asc(offers.until));
  const agreed = rows.map(({ offer, vendorId }) => ({ ...offer, vendorId }));
  return agreed.filter(await onSaleOf(db, owner.shopId, agreed)).map((offer) => ({
    _id: offer.id,
    productId: offer.productId,
    price: agreedPrice(offer),
    until: offer.until.toISOString(),
  }));
}

/** What is wanted: an offer, and the price that its piece would have without it. */
export interface OfferClaim {
  offerId: string;
  productId: string;
  /** Who sells the product: what somebody else agreed to binds nobody. */
  vendorId: string;
  /** What the product costs now, in whole rupees. */
  listPrice: number;
}

/** An offer that an order has used, and the conversation that tells of it: both of its sides are to be told after the commit. */
export interface TakenOffer {
  /** In whole rupees. */
  price: number;
  conversation: Conversation;
}

/**
 * Uses accepted offers for an order, each by one transaction only: whoever comes second finds it used. One that would make
 * nothing cheaper stays unused.
 * @returns what is left of them: the agreed price by the offer's id, and the conversation that tells of it; `null` where the
 * price is as low without it; an offer that is not there any more is left out
 */
export async function takeOffers(
  tx: Db,
  owner: Owner,
  claims: readonly OfferClaim[],
): Promise<Map<string, TakenOffer | null>> {
  const taken = new Map<string, TakenOffer | null>();
  // In one order everywhere, so that two orders never wait for each other.
  for (const { offerId, productId, vendorId, listPrice } of claims.toSorted((a, b) =>
    a.offerId < b.offerId ? -1 : 1,
  )) {
    const isIt = and(isUsable(owner), eq(offers.id, offerId), eq(offers.productId, productId));
    const [found] = await tx
      .select({ offer: offers, question: questions })
      .from(offers)
      .innerJoin(questions, ofItsQuestion)
      .where(isIt);
    if (!found || found.question.vendorId !== vendorId || taken.has(offerId)) continue;
    const price = agreedPrice(found.offer);
    if (price >= listPrice) {
      taken.set(offerId, null);
      continue;
    }
    const conversation = await change(tx, found.question);
    const used = await tx
      .update(offers)
      .set({ usedAt: sql`now()` })
      .where(isIt)
      .returning({ id: offers.id });
    if (used.length > 0) taken.set(offerId, { price, conversation });
  }
  return taken;
}

/**
 * Gives offers back whose order was cancelled, for what is left of their time. One whose shopper has another one open for the
 * product by now stays used.
 * @returns the conversations that tell of it: both sides of each are to be told after the commit
 */
export async function giveBackOffers(tx: Db, shopId: string, offerIds: string[]): Promise<Conversation[]> {
  const changed: Conversation[] = [];
  for (const id of [...new Set(offerIds)].sort()) {
    const [found] = await tx
      .select({ offer: offers, question: questions })
      .from(offers)
      .innerJoin(questions, ofItsQuestion)
      .where(and(eq(offers.shopId, shopId), eq(offers.id, id)));
    if (!found) continue;
    const { offer, question } = found;
    // As whoever makes an offer does: one to another seller, who has the product by now, is in another conversation.
    if (!(await holdIfThere(tx, offer))) continue;
    changed.push(await change(tx, question));
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
  return changed;
}

/** The conversation of an offer's question has changed; it is held from here on. */
async function change(tx: Db, question: Conversation & { id: string }): Promise<Conversation> {
  const { shopId, accountId, vendorId, productId, id } = question;
  const changed = await nextChange(tx, question);
  await tx
    .update(questions)
    .set({ changed })
    .where(and(eq(questions.shopId, shopId), eq(questions.id, id)));
  return { shopId, accountId, vendorId, productId };
}
