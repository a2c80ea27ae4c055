import { and, eq, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { agreedPrice, offerHours, statusNow } from '@haat/contract/inquiry/offer-states';
import { judgeOffer, offerText } from '@haat/contract/inquiry/rules';
import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import type { Pusher } from '../../../core/push/pusher.ts';
import { holdAccount } from '../../account/service.ts';
import { productsForOrder } from '../../catalog/service.ts';
import type { ProductForOrder } from '../../catalog/service.ts';
import { alertVendor } from '../alerts/alert.ts';
import { judgeProduct } from '../ask.ts';
import type { Asked, EndedOffer } from '../ask.ts';
import { nextChange } from '../conversation.ts';
import type { Conversation } from '../conversation.ts';
import { readQuestion } from '../read-questions.ts';
import { answerForVendor, readHoliday } from '../selling/save-holiday.ts';
import { offers, questions } from '../tables.ts';

export interface Proposal {
  /** Whole rupees for one piece. */
  amount: number;
  clientId?: string;
}

/** When what moves now ends by itself. */
export const fromNow = sql`now() + ${offerHours} * interval '1 hour'`;

/**
 * Makes an offer, as a question in the words of the specification. It takes the place of an own one that still waits.
 * @param linkOf where the product's page is
 * @throws Refusal `not-found`, `wrong-vendor`, `message-reused`, `offer-above-price`, `offer-too-low`, `offer-accepted`,
 * `invalid-input`, `login-required`
 */
export const makeOffer = (
  db: Db,
  push: Pusher,
  conversation: Conversation,
  proposal: Proposal,
  linkOf: (product: ProductForOrder) => string,
): Promise<Asked> =>
  db.transaction(async (tx) => {
    const { shopId, accountId, vendorId, productId } = conversation;
    // Whoever makes two at once makes one after the other.
    const [, before, [product]] = await pipelined([
      holdAccount(tx, conversation),
      offeredBefore(tx, conversation, proposal),
      productsForOrder(tx, shopId, [productId]),
    ]);
    if (before) return before;
    const { title, price } = judgeProduct(product, conversation);
    judgeAmount(proposal.amount, price);

    const held = await nextChange(tx, conversation);
    // What ends by this offer changes before it.
    const ended = await makeRoom(tx, conversation, price);
    const seq = ended ? await nextChange(tx, conversation) : held;
    const content = offerText(proposal.amount, { title, link: linkOf(product!) });
    const [row] = await tx
      .insert(questions)
      .values({
        ...{ shopId, accountId, vendorId, productId, content, seq, changed: seq, unread: true },
        clientId: proposal.clientId ?? null,
      })
      .returning();
    const questionId = row!.id;
    const [away] = await pipelined([
      readHoliday(tx, conversation),
      tx.insert(offers).values({
        ...{ shopId, accountId, productId, questionId },
        ...{ amount: proposal.amount, listedPrice: price, until: fromNow },
      }),
      alertVendor(tx, push, conversation, { kind: 'offer', seq }),
    ]);
    const answered = away && (await answerForVendor(tx, conversation, { questionId, away }));
    const elsewhere = ended && ended.conversation.vendorId !== vendorId && { ended };
    return { question: await readQuestion(tx, row!), isNew: true, answered, ...elsewhere };
  });

/** @throws Refusal `invalid-input`, `offer-above-price`, `offer-too-low` */
function judgeAmount(amount: number, price: number): void {
  const verdict = judgeOffer(amount, price);
  if (verdict.kind === 'empty') throw refusal('invalid-input', { fields: { amount: 'More than nothing' } });
  if (verdict.kind === 'above-price') throw refusal('offer-above-price', { price });
  if (verdict.kind === 'too-low') throw refusal('offer-too-low', { minimum: verdict.minimum, price });
}

/** The same offer, sent before under the same client id. */
async function offeredBefore(
  tx: Db,
  { shopId, accountId, productId, vendorId }: Conversation,
  { amount, clientId }: Proposal,
): Promise<Asked | null> {
  if (clientId === undefined) return null;
  const [found] = await tx
    .select({ question: questions, amount: offers.amount })
    .from(questions)
    .leftJoin(offers, and(eq(offers.shopId, questions.shopId), eq(offers.questionId, questions.id)))
    .where(
      and(eq(questions.shopId, shopId), eq(questions.accountId, accountId), eq(questions.clientId, clientId)),
    );
  if (!found) return null;
  const { question } = found;
  const isSame =
    question.productId === productId && question.vendorId === vendorId && found.amount === amount;
  if (!isSame) throw refusal('message-reused');
  if (question.status === 'deleted') throw refusal('not-found');
  return { question: await readQuestion(tx, question), isNew: false };
}

/**
 * Ends the own offer for a product that is open, so that there is room for another one; null where there was none. The
 * conversation is held by then.
 * @param price what the product costs now
 * @throws Refusal `offer-accepted` where one was accepted and may still be used
 */
async function makeRoom(tx: Db, conversation: Conversation, price: number): Promise<EndedOffer | null> {
  const { shopId, accountId, productId } = conversation;
  const [open] = await tx
    .select({ offer: offers, question: questions, now: sql<string>`now()` })
    .from(offers)
    .innerJoin(questions, and(eq(questions.shopId, offers.shopId), eq(questions.id, offers.questionId)))
    .where(
      and(
        eq(offers.shopId, shopId),
        eq(offers.accountId, accountId),
        eq(offers.productId, productId),
        sql`(${offers.status} in ('pending', 'countered') or (${offers.status} = 'accepted' and ${offers.usedAt} is null))`,
      ),
    )
    .for('update', { of: offers });
  if (!open) return null;
  const status = statusNow({ ...open.offer, used: false }, new Date(open.now));
  // One that makes nothing cheaper, since the price has come down to it, stands in nobody's way; nor one of a former seller.
  const agreed = agreedPrice(open.offer);
  const binds = open.question.vendorId === conversation.vendorId;
  if (status === 'accepted' && binds && agreed < price) throw refusal('offer-accepted', { price: agreed });
  const { question } = open;
  const ends = status === 'expired' ? 'expired' : 'withdrawn';
  // Of another seller, where the product has changed hands: its own conversation tells of it.
  const changed = await nextChange(tx, question);
  await pipelined([
    tx
      .update(offers)
      .set({ status: ends, decidedAt: sql`now()` })
      .where(and(eq(offers.shopId, shopId), eq(offers.id, open.offer.id))),
    tx
      .update(questions)
      .set({ changed })
      .where(and(eq(questions.shopId, shopId), eq(questions.id, question.id))),
  ]);
  const about = { shopId, accountId, vendorId: question.vendorId, productId };
  return { conversation: about, offerId: open.offer.id, status: ends };
}
