import { AsyncLocalStorage } from 'node:async_hooks';
import { and, asc, eq, getTableColumns, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { asyncCommit } from '../database/async-commit.ts';
import { shopsWithDue, takeTurns } from '../database/by-shops.ts';
import { loggable } from '../errors.ts';
import { lookAt } from '../metrics/queues.ts';
import type { WatchedQueue } from '../metrics/queues.ts';
import { isHopeless } from './transports.ts';
import type { Transport } from './transports.ts';
import { outgoingMails } from './tables.ts';

/** A mail to one person, both ways of reading it. */
export interface Email {
  shopId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  fromName?: string;
  replyTo?: string;
  /** Where a reader unsubscribes from such mails, by a post without a question (RFC 8058) or by opening it. */
  unsubscribeAt?: string;
  /** When it stops being of use, such as when its link expires; two days from now unless told. */
  worthUntil?: Date;
  /** Before then it is not sent; at once unless told. One that would go out when nobody needs it any more never does. */
  notBefore?: Date;
}

export interface Mailer {
  queue: WatchedQueue;
  /**
   * Takes a mail into the queue and answers at once: sending never delays or fails whoever asks. Inside a transaction
   * pass it, and the mail goes out only if it commits.
   */
  send(message: Email, tx?: Db): Promise<void>;
  /**
   * Does something after the answer, so that its time tells nobody whether there was anything to do. What must not be
   * lost doesn't belong here.
   */
  afterwards(work: () => Promise<void>): void;
  /** Resolves when all work is done and every mail that is due was tried. */
  drain(): Promise<void>;
  /** Tries what is due for at most five seconds more; the rest waits in the queue for the next start. */
  close(): Promise<void>;
}

export interface MailContext {
  mail: Mailer;
  /** Without a slash at the end. */
  origin: string;
}

const takenAtOnce = 16;
// How long a mail that is being sent is nobody else's, in seconds for each that was taken with it: none takes longer.
const reservedForEach = 60;
const pollEvery = 5_000;
const closesWithin = 5_000;
const worthUsually = 2 * 86_400_000;

/**
 * Work after an answer begins within so many milliseconds, by chance, when the answer has left: what it costs the database
 * is felt neither in this answer nor in the next one that somebody asks for at once.
 */
const beginsWithin = 300;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Seconds until a mail is tried again: half a minute, two, eight, and at last every hour. */
export const waitAfter = (tries: number): number => Math.min(3_600, 30 * 4 ** Math.max(0, tries - 1));

/**
 * A queue in the database: what was taken survives a crash, N processes share it, each mail is one process's at a time.
 * A process that dies between handing over and noting it makes a mail arrive twice, never not at all.
 */
export function openMailer(orm: Db, transport: Transport, log: FastifyBaseLogger): Mailer {
  const queue = new Queue(orm, transport, log);
  const { nextTryAt: dueAt, tries } = outgoingMails;
  return {
    queue: { name: 'mails', look: () => lookAt(orm, outgoingMails, { dueAt, tries }) },
    async send({ shopId, to, fromName, replyTo, unsubscribeAt, worthUntil, notBefore, ...words }, tx) {
      const until = worthUntil ?? new Date(Date.now() + worthUsually);
      const waits = notBefore !== undefined && notBefore.getTime() > Date.now();
      if (waits && notBefore >= until)
        return log.warn({ notBefore }, 'a mail was asked for too often; it is not sent');
      const row = {
        shopId,
        recipient: to,
        fromName: fromName ?? null,
        replyTo: replyTo ?? null,
        unsubscribeAt: unsubscribeAt ?? null,
      };
      const when = waits ? { nextTryAt: notBefore } : {};
      await (tx ?? orm).insert(outgoingMails).values({ ...row, ...words, ...when, worthUntil: until });
      if (waits) return;
      // A transaction has still to commit; whatever takes longer is found by the next round.
      if (tx) queue.wakeSoon();
      else queue.wake();
    },
    afterwards: (work) => queue.work(work),
    drain: () => queue.drain(),
    async close() {
      await Promise.race([queue.drain(), new Promise((done) => setTimeout(done, closesWithin).unref())]);
      queue.stop();
      transport.close();
    },
  };
}

type Row = typeof outgoingMails.$inferSelect;

class Queue {
  readonly #orm: Db;
  readonly #transport: Transport;
  readonly #log: FastifyBaseLogger;
  // A sender who is inside a transaction wakes the queue, but the queue must not ask inside it.
  readonly #outside = AsyncLocalStorage.snapshot();
  readonly #works = new Set<Promise<void>>();
  readonly #poll: NodeJS.Timeout;
  #round: Promise<void> | undefined;
  #again = false;
  readonly #toNote: Row[] = [];
  #noting: Promise<unknown> = Promise.resolve();
  #soon: NodeJS.Timeout | undefined;
  // Said once, not every round: a database that is away is heard of elsewhere too.
  #unreadable = false;
  #stopped = false;

  constructor(orm: Db, transport: Transport, log: FastifyBaseLogger) {
    this.#orm = orm;
    this.#transport = transport;
    this.#log = log;
    this.#poll = setInterval(() => this.wake(), pollEvery).unref();
  }

  wake(): void {
    if (this.#round) this.#again = true;
    else if (!this.#stopped)
      this.#round = this.#outside(() => this.#run()).finally(() => {
        this.#round = undefined;
        // Woken after the round had looked for the last time.
        if (this.#again) this.wake();
      });
  }

  wakeSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.wake();
    }, 100).unref();
  }

  work(work: () => Promise<void>): void {
    const begun = () => after(1 + Math.random() * beginsWithin).then(work);
    const running = this.#outside(begun)
      .catch((error: unknown) => this.#log.error({ error: loggable(error) }, 'work after an answer failed'))
      .finally(() => this.#works.delete(running));
    this.#works.add(running);
  }

  async drain(): Promise<void> {
    while (this.#works.size > 0) await Promise.all(this.#works);
    this.wake();
    while (this.#round) await this.#round;
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#poll);
    clearTimeout(this.#soon);
  }

  async #run(): Promise<void> {
    try {
      do {
        this.#again = false;
        const more = await takeTurns({
          batchSize: takenAtOnce,
          shops: (limit) => shopsWithDue(this.#orm, outgoingMails, dueMails, limit),
          take: (shopId, limit) => this.#take(shopId, limit),
          work: (taken) => this.#tryAll(taken),
          isStopped: () => this.#stopped,
        });
        this.#again ||= more;
      } while (this.#again && !this.#stopped);
      this.#unreadable = false;
    } catch (error) {
      if (!this.#unreadable)
        this.#log.warn({ error: loggable(error) }, 'the mail queue could not be read; it is tried again');
      this.#unreadable = true;
    }
  }

  async #tryAll(mails: Row[]): Promise<void> {
    // Each shop's were reserved for themselves, and wait for the others' now.
    if (mails.some(({ shopId }) => shopId !== mails[0]?.shopId)) await this.#reserve(mails);
    const byReader = Map.groupBy(mails, ({ shopId, recipient }) => `${shopId} ${recipient}`);
    await Promise.all([...byReader.values()].map((each) => this.#tryInTurn(each)));
  }

  #reserve(mails: Row[]): Promise<unknown> {
    return this.#orm
      .update(outgoingMails)
      .set({ nextTryAt: sql`now() + ${mails.length * reservedForEach} * interval '1 second'` })
      .where(and(or(...mails.map(isMail)), asyncCommit));
  }

  /** Reserves the next mails due of a shop. A transaction around the sending would hold up the embedded database. */
  #take(shopId: string, limit: number): Promise<Row[]> {
    const due = this.#orm.$with('due').as(
      this.#orm
        .select({ shopId: outgoingMails.shopId, id: outgoingMails.id })
        .from(outgoingMails)
        // One that is lost with the power was not tried either.
        .where(and(eq(outgoingMails.shopId, shopId), isDue, asyncCommit))
        .orderBy(asc(outgoingMails.nextTryAt), asc(outgoingMails.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
    return this.#orm
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

  /** What one person gets from a shop, by this process, arrives in the order in which it was written. */
  async #tryInTurn(mails: Row[]): Promise<void> {
    const inOrder = mails.toSorted(
      (one, other) =>
        // Of one moment, such as a transaction is, the ids tell the order.
        one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );
    const noted: Promise<unknown>[] = [];
    for (const mail of inOrder)
      if (await this.#carried(mail))
        noted.push(
          this.#note(mail)
            .catch((error: unknown) => this.#later(mail, error))
            // The next mail is still on its way: nobody else hears of it. This one is tried again when its time is over.
            .catch((error: unknown) =>
              this.#log.warn({ error: loggable(error) }, 'that a mail was sent could not be noted'),
            ),
        );
    await Promise.all(noted);
  }

  async #carried(mail: Row): Promise<boolean> {
    const { id, recipient: to, subject, text, html, fromName, replyTo, unsubscribeAt } = mail;
    try {
      await this.#transport.send({ id, to, subject, text, html, fromName, replyTo, unsubscribeAt });
      return true;
    } catch (error) {
      await this.#later(mail, error);
      return false;
    }
  }

  #note(mail: Row): Promise<unknown> {
    this.#toNote.push(mail);
    if (this.#toNote.length === 1)
      this.#noting = this.#noting
        .catch(() => {})
        .then(() => {
          const handedOver = this.#toNote.splice(0);
          return this.#orm.delete(outgoingMails).where(or(...handedOver.map(isMail)));
        });
    return this.#noting;
  }

  async #later(mail: Row, error: unknown): Promise<void> {
    const { id, tries } = mail;
    const wait = waitAfter(tries);
    const kept = isHopeless(error)
      ? []
      : await this.#orm
          .update(outgoingMails)
          .set({ nextTryAt: sql`now() + ${wait} * interval '1 second'` })
          .where(and(isMail(mail), gt(outgoingMails.worthUntil, sql`now() + ${wait} * interval '1 second'`)))
          .returning({ id: outgoingMails.id });
    if (kept.length > 0) {
      this.#log.warn(
        { mail: id, tries, wait, error: loggable(error) },
        'a mail was not taken; it is tried again',
      );
      return;
    }
    await this.#orm.delete(outgoingMails).where(isMail(mail));
    this.#log.error({ mail: id, tries, error: loggable(error) }, 'a mail was given up');
  }
}

const isDue = lte(outgoingMails.nextTryAt, sql`now()`);
const dueMails = { shopId: outgoingMails.shopId, dueAt: outgoingMails.nextTryAt, where: isDue };

const isMail = ({ shopId, id }: Row) => and(eq(outgoingMails.shopId, shopId), eq(outgoingMails.id, id));
