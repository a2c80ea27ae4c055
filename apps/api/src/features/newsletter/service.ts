import { and, count, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { listSubscribers } from '@haat/contract/newsletter/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import type { Db } from '../../core/database/database.ts';
import { purge } from '../../core/purge.ts';
import { eachInTurn } from '../../core/each-in-turn.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import type { MailContext } from '../../core/mail/mailer.ts';
import { countLink, hashOf, newToken, plainEmail } from '../account/service.ts';
import { readShop } from '../tenant/service.ts';
import { writeTo } from './emails.ts';
import { subscribers, subscriptionRequests } from './tables.ts';

// How long a link confirms an email, in milliseconds.
const requestLife = 3 * 86_400_000;
const usualSize = 50;

interface Asked {
  shopId: string;
  email: string;
  language: Language;
  ip: string;
  limited: boolean;
}

/**
 * Has an email mailed what there is to say to it, after the answer, which so is the same for whoever is subscribed. A shop
 * with the specification's newsletter keeps no list (design D11).
 * @throws Refusal `not-found` where there is no list, `too-many-requests` where this network asks for very many
 */
export async function ask(db: Db, mailContext: MailContext, asked: Asked): Promise<void> {
  const { shopId, language, ip, limited } = asked;
  const email = plainEmail(asked.email);
  const shop = await readShop(db, shopId);
  if (shop?.settings.newsletter !== 'stored') throw refusal('not-found');
  const from = limited ? await countLink(db, shopId, 'newsletter', { email, ip }) : new Date();
  if (from) mailContext.mail.afterwards(() => mailLink(db, mailContext, { shopId, email, language, from }));
}

interface Request extends Pick<Asked, 'shopId' | 'email' | 'language'> {
  /** When its mail may go out, from when on its time runs. */
  from: Date;
}

/** Mails the link that subscribes an email; who is subscribed is mailed that they are. */
async function mailLink(db: Db, mailContext: MailContext, { from, ...who }: Request): Promise<void> {
  const { shopId, email } = who;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ token: subscribers.leaveToken })
      .from(subscribers)
      .where(and(eq(subscribers.shopId, shopId), eq(subscribers.email, email)));
    const worthUntil = new Date(from.getTime() + requestLife);
    const times = { notBefore: from, worthUntil };
    if (known) return writeTo(tx, mailContext, 'already', { ...who, ...known, times });
    const token = newToken();
    await tx.insert(subscriptionRequests).values({ ...who, tokenHash: hashOf(token), expiresAt: worthUntil });
    await writeTo(tx, mailContext, 'confirm', { ...who, token, times });
  });
}

/**
 * Subscribes the email that a link was mailed to, once, and thanks for it.
 * @throws Refusal `link-unknown`, `link-expired`
 */
export async function confirm(
  db: Db,
  mailContext: MailContext,
  shopId: string,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Held, so that who leaves at the same moment is not subscribed again behind their back.
    const [asked] = await tx
      .select({
        email: subscriptionRequests.email,
        language: subscriptionRequests.language,
        counts: sql<boolean>`${subscriptionRequests.expiresAt} > now()`,
      })
      .from(subscriptionRequests)
      .where(and(eq(subscriptionRequests.shopId, shopId), eq(subscriptionRequests.tokenHash, hashOf(token))))
      .for('update');
    if (!asked) throw refusal('link-unknown');
    const { counts, ...who } = asked;
    if (!counts) throw refusal('link-expired');
    const [added] = await tx
      .insert(subscribers)
      .values({ ...who, shopId, leaveToken: newToken() })
      .onConflictDoNothing({ target: [subscribers.shopId, subscribers.email] })
      .returning({ token: subscribers.leaveToken });
    if (added) await writeTo(tx, mailContext, 'welcome', { ...who, ...added, shopId });
  });
}

/**
 * Takes an email off by the link that its newsletters carry. Of who has left nothing stays but that link.
 * @throws Refusal `link-unknown`
 */
export async function leave(db: Db, shopId: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(and(eq(subscribers.shopId, shopId), eq(subscribers.leaveToken, token)));
    if (!known) throw refusal('link-unknown');
    if (known.email !== null) await eraseSubscription(tx, shopId, known.email);
  });
}

/** Takes an email off, and with it every link that would subscribe it; in a transaction. */
export async function eraseSubscription(tx: Db, shopId: string, email: string): Promise<void> {
  await tx
    .delete(subscriptionRequests)
    .where(and(eq(subscriptionRequests.shopId, shopId), eq(subscriptionRequests.email, email)));
  await tx
    .update(subscribers)
    .set({ email: null, leftAt: sql`now()` })
    .where(and(eq(subscribers.shopId, shopId), eq(subscribers.email, email)));
}

const shown = {
  _id: subscribers.id,
  email: sql<string>`${subscribers.email}`,
  language: subscribers.language,
  confirmedAt: subscribers.confirmedAt,
};
const isOnList = (shopId: string) => and(eq(subscribers.shopId, shopId), isNotNull(subscribers.email));

export async function subscriptionOf(db: Db, shopId: string, email: string) {
  const [found] = await db
    .select(shown)
    .from(subscribers)
    .where(and(eq(subscribers.shopId, shopId), eq(subscribers.email, email)));
  return found ? dated(found) : null;
}

export async function listPage(
  db: Db,
  shopId: string,
  { after, size = usualSize }: { after?: string | undefined; size?: number | undefined },
): Promise<Answer<typeof listSubscribers>> {
  const [found, [counted]] = await pipelined([
    db
      .select(shown)
      .from(subscribers)
      // Ids are made in the order in which people came (design D5).
      .where(and(isOnList(shopId), after === undefined ? undefined : lt(subscribers.id, after)))
      .orderBy(desc(subscribers.id))
      .limit(size + 1),
    db.select({ total: count() }).from(subscribers).where(isOnList(shopId)),
  ]);
  const page = found.slice(0, size).map(dated);
  const next = found.length > size ? (page.at(-1)?._id ?? null) : null;
  return { subscribers: page, total: counted?.total ?? 0, next };
}

/** All who are subscribed, with what takes them off, the newest first. */
export async function listAll(db: Db, shopId: string) {
  const found = await db
    .select({ ...shown, token: subscribers.leaveToken })
    .from(subscribers)
    .where(isOnList(shopId))
    .orderBy(desc(subscribers.id));
  return found.map(dated);
}

const dated = <Row extends { confirmedAt: Date }>(row: Row) => ({
  ...row,
  confirmedAt: row.confirmedAt.toISOString(),
});

/** Deletes links a week after their end, so that an old one can be called old, and what is left of who left a year ago. */
export const purgeOldLinks = (db: Db): Promise<number> =>
  eachInTurn(
    [
      {
        table: subscriptionRequests,
        over: lt(subscriptionRequests.expiresAt, sql`now() - interval '7 days'`),
      },
      { table: subscribers, over: lt(subscribers.leftAt, sql`now() - interval '1 year'`) },
    ],
    ({ table, over }) => purge(db, table, over),
  );
