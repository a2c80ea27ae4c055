import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import {
  agreedPrice,
  answerText,
  judgeCounter,
  needsSale,
  offerFrom,
  offerMoves,
} from '@haat/contract/inquiry/offer-states';
import type { OfferMove, OfferSide, OfferStatus } from '@haat/contract/inquiry/offer-states';
import type { Question } from '@haat/contract/inquiry/schemas';
import type { Db } from '../../../core/database/database.ts';
import type { Pusher } from '../../../core/push/pusher.ts';
import { productsForOrder } from '../../catalog/service.ts';
import { alertShopper, alertVendor } from '../alerts/alert.ts';
import { markSeen } from '../alerts/unseen.ts';
import { nextChange } from '../conversation.ts';
import type { Conversation } from '../conversation.ts';
import { readQuestion } from '../read-questions.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { offers, questions, replies } from '../tables.ts';
import { fromNow } from './make-offer.ts';
import { onSaleOf } from './on-sale.ts';

/** An offer that has moved, and whether just now: then both sides are to be told. */
export interface MovedOffer {
  question: Question;
  conversation: Conversation;
  offerId: string;
  status: OfferStatus;
  isNew: boolean;
}

interface Step {
  offerId: string;
  move: OfferMove;
  /** Of a counter, in whole rupees. */
  amount?: number;
}

/** A shopper accepts what the seller asks instead, or withdraws. @throws Refusal `not-found`, `not-on-sale`, `offer-moved` */
export const moveOwnOffer = (
  db: Db,
  push: Pusher,
  { shopId, accountId }: { shopId: string; accountId: string },
  step: Step,
): Promise<MovedOffer> =>
  db.transaction((tx) => move(tx, push, { side: 'shopper', shopId, accountId }, step));

/**
 * A seller answers an offer: the answer is a reply too, in words.
 * @throws Refusal `not-found`, `not-on-sale`, `offer-moved`, `invalid-input`, `offer-above-price`
 */
export const answerOffer = (db: Db, push: Pusher, seller: SellerAccount, step: Step): Promise<MovedOffer> =>
  db.transaction((tx) => move(tx, push, { side: 'vendor', ...seller }, step));

type Mover = { side: OfferSide; shopId: string; accountId: string; vendorId?: string };

async function move(tx: Db, push: Pusher, mover: Mover, step: Step): Promise<MovedOffer> {
  const { shopId } = mover;
  const found = await findOffer(tx, mover, step.offerId);
  const { offer, question } = found;
  const { accountId, vendorId, productId } = question;
  const conversation = { shopId, accountId, vendorId, productId };
  if (step.amount !== undefined) await judge(tx, conversation, step.amount, offer.amount);

  const changed = await nextChange(tx, conversation);
  const status = offerMoves[step.move].to;
  const [moved] = await tx
    .update(offers)
    .set({
      ...{ status, decidedAt: sql`now()`, until: fromNow },
      ...(step.amount !== undefined && { counter: step.amount }),
    })
    .where(
      and(
        eq(offers.shopId, shopId),
        eq(offers.id, offer.id),
        inArray(offers.status, [...offerFrom(step.move, mover.side)]),
        gt(offers.until, sql`now()`),
      ),
    )
    .returning();
  const about = { conversation, offerId: offer.id, status };
  if (moved && needsSale(step.move)) {
    const isOnSale = await onSaleOf(tx, shopId, [conversation]);
    if (!isOnSale(conversation)) throw refusal('not-on-sale');
  }
  if (!moved) {
    if (!(await wasMovedSo(tx, mover, step))) throw refusal('offer-moved');
    return { ...about, question: await readQuestion(tx, question), isNew: false };
  }
  if (mover.side === 'vendor')
    await reply(tx, mover, step, { questionId: question.id, seq: changed, price: agreedPrice(moved) });
  if (mover.side === 'vendor') await alertShopper(tx, push, conversation, changed);
  else await alertVendor(tx, push, conversation, { kind: 'offer', seq: changed });
  await markSeen(tx, conversation, mover.side, question.changed);
  const [now] = await tx
    .update(questions)
    .set({
      ...{ changed, unread: mover.side === 'shopper' },
      ...(mover.side === 'vendor' && { status: 'replied' as const }),
    })
    .where(and(eq(questions.shopId, shopId), eq(questions.id, question.id)))
    .returning();
  return { ...about, question: await readQuestion(tx, now!), isNew: true };
}

/** @throws Refusal `not-found` for an offer that is another's, or whose question was deleted */
async function findOffer(tx: Db, { side, shopId, accountId, vendorId = '' }: Mover, offerId: string) {
  const [found] = await tx
    .select({ offer: offers, question: questions })
    .from(offers)
    .innerJoin(questions, and(eq(questions.shopId, offers.shopId), eq(questions.id, offers.questionId)))
    .where(
      and(
        eq(offers.shopId, shopId),
        eq(offers.id, offerId),
        side === 'shopper' ? eq(questions.accountId, accountId) : eq(questions.vendorId, vendorId),
      ),
    );
  if (!found || found.question.status === 'deleted') throw refusal('not-found');
  return found;
}

/** @throws Refusal `invalid-input`, `offer-above-price`, `not-found` where the product is gone */
async function judge(tx: Db, { shopId, productId }: Conversation, counter: number, offered: number) {
  const [product] = await productsForOrder(tx, shopId, [productId]);
  if (!product) throw refusal('not-found');
  const verdict = judgeCounter(counter, offered, product.price);
  if (verdict.kind === 'above-price') throw refusal('offer-above-price', { price: product.price });
  if (verdict.kind === 'not-above-offer')
    throw refusal('invalid-input', { fields: { amount: 'More than was offered' } });
}

/** Whether the very same move was made before: a call that is sent again over a bad line is answered as the first was. */
async function wasMovedSo(tx: Db, mover: Mover, { offerId, move: made, amount }: Step): Promise<boolean> {
  const { offer } = await findOffer(tx, mover, offerId);
  const byThisSide = made !== 'accept' || (offer.counter !== null) === (mover.side === 'shopper');
  return (
    offer.status === offerMoves[made].to && byThisSide && (amount === undefined || offer.counter === amount)
  );
}

async function reply(
  tx: Db,
  { shopId, accountId }: Mover,
  { move: made }: Step,
  { questionId, seq, price }: { questionId: string; seq: number; price: number },
): Promise<void> {
  if (made === 'withdraw') return;
  await tx.insert(replies).values({
    ...{ shopId, questionId, authorId: accountId, seq },
    ...{ content: answerText(made, price), offerMove: made },
  });
}
