import { and, asc, eq, getTableColumns, gt, lte, or, sql } from 'drizzle-orm';
import { asyncCommit } from '../database/async-commit.ts';
import { shopsWithDue } from '../database/by-shops.ts';
import type { Db } from '../database/database.ts';
import { outgoingMails } from './tables.ts';

/** A mail that waits, as the queue has it. */
export type OutgoingMail = typeof outgoingMails.$inferSelect;

// How long a mail that is being sent is nobody else's, in seconds for each that was taken with it: none takes longer.
const reservedForEach = 60;

const isDue = lte(outgoingMails.nextTryAt, sql`now()`);
const dueMails = { shopId: outgoingMails.shopId, dueAt: outgoingMails.nextTryAt, where: isDue };

const isMail = ({ shopId, id }: OutgoingMail) =>
  and(eq(outgoingMails.shopId, shopId), eq(outgoingMails.id, id));

/** The shops that have mails due. */
export const shopsToSend = (orm: Db, limit: number) => shopsWithDue(orm, outgoingMails, dueMails, limit);

/** Reserves the next mails due of a shop. A transaction around the sending would hold up the embedded database. */
export function takeDue(orm: Db, shopId: string, limit: number): Promise<OutgoingMail[]> {
  const due = orm.$with('due').as(
    orm
      .select({ shopId: outgoingMails.shopId, id: outgoingMails.id })
      .from(outgoingMails)
      // One that is lost with the power was not tried either.
      .where(and(eq(outgoingMails.shopId, shopId), isDue, asyncCommit))
      .orderBy(asc(outgoingMails.nextTryAt), asc(outgoingMails.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return orm
    .with(due)
    .update(outgoingMails)
    .set({
      tries: sql`${outgoingMails.tries} + 1`,
      nextTryAt: sql`now() + (select count(*) from ${due}) * ${reservedForEach} * interval '1 second'`,
    })
    .from(due)
    .where(and(eq(outgoingMails.shopId, due.shopId), eq(outgoingMails.id, due.id)))
    .returning(getTableColumns(outgoingMails));
}

/** Keeps mails for this process until all of them can have been sent. */
export async function reserve(orm: Db, mails: OutgoingMail[]): Promise<void> {
  await orm
    .update(outgoingMails)
    .set({ nextTryAt: sql`now() + ${mails.length * reservedForEach} * interval '1 second'` })
    .where(and(or(...mails.map(isMail)), asyncCommit));
}

/** Has a mail tried again after so many seconds. @returns whether it is still worth it by then */
export async function postpone(orm: Db, mail: OutgoingMail, seconds: number): Promise<boolean> {
  const nextTryAt = sql`now() + ${seconds} * interval '1 second'`;
  const kept = await orm
    .update(outgoingMails)
    .set({ nextTryAt })
    .where(and(isMail(mail), gt(outgoingMails.worthUntil, nextTryAt)))
    .returning({ id: outgoingMails.id });
  return kept.length > 0;
}

/** Takes mails out of the queue: they were handed over, or are given up. */
export async function remove(orm: Db, mails: OutgoingMail[]): Promise<void> {
  await orm.delete(outgoingMails).where(or(...mails.map(isMail)));
}
