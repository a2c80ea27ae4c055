import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { lookAt } from '../metrics/queues.ts';
import type { WatchedQueue } from '../metrics/queues.ts';
import { MailQueue } from './queue.ts';
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

const closesWithin = 5_000;
const worthUsually = 2 * 86_400_000;

/**
 * A queue in the database: what was taken survives a crash, N processes share it, each mail is one process's at a time.
 * A process that dies between handing over and noting it makes a mail arrive twice, never not at all.
 */
export function openMailer(orm: Db, transport: Transport, log: FastifyBaseLogger): Mailer {
  const queue = new MailQueue(orm, transport, log);
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
