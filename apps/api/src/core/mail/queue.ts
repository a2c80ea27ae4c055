import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { takeTurns } from '../database/by-shops.ts';
import type { Db } from '../database/database.ts';
import { loggable } from '../errors.ts';
import { postpone, remove, reserve, shopsToSend, takeDue } from './outgoing.ts';
import type { OutgoingMail } from './outgoing.ts';
import { isHopeless } from './transports.ts';
import type { Transport } from './transports.ts';

const takenAtOnce = 16;
const pollEvery = 5_000;

/**
 * Work after an answer begins within so many milliseconds, by chance, when the answer has left: what it costs the database
 * is felt neither in this answer nor in the next one that somebody asks for at once.
 */
const beginsWithin = 300;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Seconds until a mail is tried again: half a minute, two, eight, and at last every hour. */
export const waitAfter = (tries: number): number => Math.min(3_600, 30 * 4 ** Math.max(0, tries - 1));

/** The mails that wait, tried round after round, and what is done after answers. */
export class MailQueue {
  readonly #orm: Db;
  readonly #transport: Transport;
  readonly #log: FastifyBaseLogger;
  // A sender who is inside a transaction wakes the queue, but the queue must not ask inside it.
  readonly #outside = AsyncLocalStorage.snapshot();
  readonly #works = new Set<Promise<void>>();
  readonly #poll: NodeJS.Timeout;
  #round: Promise<void> | undefined;
  #again = false;
  readonly #toNote: OutgoingMail[] = [];
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
          shops: (limit) => shopsToSend(this.#orm, limit),
          take: (shopId, limit) => takeDue(this.#orm, shopId, limit),
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

  async #tryAll(mails: OutgoingMail[]): Promise<void> {
    // Each shop's were reserved for themselves, and wait for the others' now.
    if (mails.some(({ shopId }) => shopId !== mails[0]?.shopId)) await reserve(this.#orm, mails);
    const byReader = Map.groupBy(mails, ({ shopId, recipient }) => `${shopId} ${recipient}`);
    await Promise.all([...byReader.values()].map((each) => this.#tryInTurn(each)));
  }

  /** What one person gets from a shop, by this process, arrives in the order in which it was written. */
  async #tryInTurn(mails: OutgoingMail[]): Promise<void> {
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

  async #carried(mail: OutgoingMail): Promise<boolean> {
    const { id, recipient: to, subject, text, html, fromName, replyTo, unsubscribeAt } = mail;
    try {
      await this.#transport.send({ id, to, subject, text, html, fromName, replyTo, unsubscribeAt });
      return true;
    } catch (error) {
      await this.#later(mail, error);
      return false;
    }
  }

  #note(mail: OutgoingMail): Promise<unknown> {
    this.#toNote.push(mail);
    if (this.#toNote.length === 1)
      this.#noting = this.#noting
        .catch(() => {})
        .then(() => {
          const handedOver = this.#toNote.splice(0);
          return remove(this.#orm, handedOver);
        });
    return this.#noting;
  }

  async #later(mail: OutgoingMail, error: unknown): Promise<void> {
    const { id, tries } = mail;
    const wait = waitAfter(tries);
    if (!isHopeless(error) && (await postpone(this.#orm, mail, wait))) {
      this.#log.warn(
        { mail: id, tries, wait, error: loggable(error) },
        'a mail was not taken; it is tried again',
      );
      return;
    }
    await remove(this.#orm, [mail]);
    this.#log.error({ mail: id, tries, error: loggable(error) }, 'a mail was given up');
  }
}
