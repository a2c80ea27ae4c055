import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Language } from '@haat/contract/core/language';
import type { Db } from '../../../core/database/database.ts';
import { eachInTurn } from '../../../core/each-in-turn.ts';
import type { Mailer } from '../../../core/mail/mailer.ts';
import { lookAt } from '../../../core/metrics/queues.ts';
import type { WatchedQueue } from '../../../core/metrics/queues.ts';
import type { ShopMark } from '../../../core/request-context.ts';
import { languageOf, readersOf, sellersOf } from '../../account/service.ts';
import { productsForOrder } from '../../catalog/service.ts';
import { shopNamesOf, shopOfId } from '../../tenant/service.ts';
import { isIn, joinedConversation } from '../conversation.ts';
import { conversations, questions, replies, unseenAlerts } from '../tables.ts';
import { emailOfUnseen } from './emails.ts';
import type { Unseen } from './emails.ts';

/** Minutes in which a side may look by itself. */
const patience = 10;
/** So many conversations are told of in one transaction. */
const batchSize = 50;

type Alert = typeof unseenAlerts.$inferSelect;

interface Post {
  mail: Mailer;
  originOf: (shop: ShopMark) => string;
}

/** The mails that `tellUnseen` has still to write. */
export const unseenQueue = (db: Db): WatchedQueue => ({
  name: 'unseen',
  look: () => lookAt(db, unseenAlerts, { dueAt: unseenAlerts.since, delay: patience * 60 }),
});

/**
 * Mails those who have not seen within ten minutes what was said to them, once: what one process has taken is passed over by the
 * others, and goes in the transaction that puts its mails into the queue. One mail a person, however many conversations.
 * @returns how many conversations were told of
 */
export async function tellUnseen(db: Db, post: Post): Promise<number> {
  const isDue = lt(unseenAlerts.since, sql`now() - ${patience} * interval '1 minute'`);
  const shops = await db.selectDistinct({ shopId: unseenAlerts.shopId }).from(unseenAlerts).where(isDue);
  const tellIn = async (shopId: string) => {
    const shop = await shopOfId(db, shopId);
    if (!shop) return 0;
    let told = 0;
    for (let some = batchSize; some === batchSize; told += some) {
      some = await db.transaction(async (tx) => {
        const due = await tx
          .select()
          .from(unseenAlerts)
          .where(and(eq(unseenAlerts.shopId, shopId), isDue))
          .orderBy(asc(unseenAlerts.since))
          .limit(batchSize)
          .for('update', { skipLocked: true });
        await tellSome(tx, { mail: post.mail, origin: post.originOf(shop) }, shopId, due);
        return due.length;
      });
    }
    return told;
  };
  return eachInTurn(
    shops.map(({ shopId }) => shopId),
    tellIn,
  );
}

async function tellSome(
  tx: Db,
  post: { mail: Mailer; origin: string },
  shopId: string,
  due: Alert[],
): Promise<void> {
  const found: (Unseen & { alert: Alert })[] = [];
  for (const each of due) {
    const unseen = await unseenOf(tx, each);
    if (unseen) found.push({ ...unseen, alert: each });
    await tx
      .delete(unseenAlerts)
      .where(
        and(
          eq(unseenAlerts.shopId, shopId),
          eq(unseenAlerts.accountId, each.accountId),
          eq(unseenAlerts.vendorId, each.vendorId),
          eq(unseenAlerts.productId, each.productId),
          eq(unseenAlerts.side, each.side),
        ),
      );
  }
  const shop = await shopNamesOf(tx, shopId);
  const send = async (to: string, side: Alert['side'], language: Language, unseen: Unseen[]) => {
    const message = emailOfUnseen({ side, language, shop, origin: post.origin, unseen });
    await post.mail.send({ ...message, shopId, to }, tx);
  };
  const bySide = Map.groupBy(found, ({ alert }) => alert.side);
  for (const [accountId, unseen] of Map.groupBy(
    bySide.get('shopper') ?? [],
    ({ alert }) => alert.accountId,
  )) {
    const [[reader], language] = [
      await readersOf(tx, shopId, [accountId]),
      await languageOf(tx, { shopId, accountId }),
    ];
    if (reader) await send(reader.email, 'shopper', language ?? 'en-US', unseen);
  }
  const ofVendors = Map.groupBy(bySide.get('vendor') ?? [], ({ alert }) => alert.vendorId);
  for (const seller of await sellersOf(tx, shopId, [...ofVendors.keys()]))
    await send(
      seller.email,
      'vendor',
      seller.language ?? 'en-US',
      ofVendors.get(seller.vendorId ?? '') ?? [],
    );
}

/** What there is to see: the product, and the last words of the other side that were not seen; null where they were taken back. */
async function unseenOf(tx: Db, each: Alert): Promise<Unseen | null> {
  const [product] = await productsForOrder(tx, each.shopId, [each.productId]);
  if (!product) return null;
  const { title, titleNe, slug, active } = product;
  const about = { userId: each.accountId, product: { id: each.productId, title, titleNe, slug, active } };
  if (each.side === 'vendor') {
    const [asked] = await tx
      .select({ content: questions.content })
      .from(questions)
      .where(and(isIn(each), sql`${questions.unread}`))
      .orderBy(desc(questions.changed))
      .limit(1);
    return asked ? { ...about, words: asked.content } : null;
  }
  const [given] = await tx
    .select({ content: replies.content })
    .from(replies)
    .innerJoin(questions, and(eq(questions.shopId, replies.shopId), eq(questions.id, replies.questionId)))
    .innerJoin(conversations, joinedConversation)
    .where(and(isIn(each), eq(questions.status, 'replied'), gt(replies.seq, conversations.shopperSeen)))
    .orderBy(desc(replies.seq))
    .limit(1);
  return given ? { ...about, words: given.content } : null;
}
