import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import {
  askQuestion,
  getQuestionNews,
  getQuestions,
  replyToQuestion,
  sellerQuestionNews,
} from '@haat/contract/inquiry/calls';
import { emptyThread, withChange, withNews } from '@haat/contract/inquiry/thread';
import type { Change } from '@haat/contract/inquiry/thread';
import type { QuestionNews } from '@haat/contract/inquiry/schemas';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import { numbersFrom } from '../../testing/numbers-from.ts';
import { openListeners } from '../../testing/servers/listener.ts';

const haat = await openHaat();
const { connect } = await openListeners(haat);
afterAll(() => haat.close());
const { ask, make } = haat;

const messages = 2_000;
const disconnects = 500;

/** The same accidents at each run. */
const numbers = numbersFrom(15);
const accident = () => numbers(2 ** 32) / 2 ** 32;

/** The line broke before the call arrived, or before its answer did. */
class LineBroke extends Error {}
async function overBadLine<T>(call: () => Promise<T>): Promise<T> {
  const fate = accident();
  if (fate < 0.1) throw new LineBroke();
  const answer = await call();
  if (fate < 0.2) throw new LineBroke();
  return answer;
}

/** A dialog that keeps what it knows through everything: by the contract alone, as a browser would. */
class Dialog {
  #known = emptyThread;
  #looking: Promise<void> | undefined;
  #again = false;
  readonly #news: (after?: string) => Promise<QuestionNews>;
  #line: ReturnType<typeof connect> | undefined;
  readonly #open: () => ReturnType<typeof connect>;
  broken = 0;
  /** How often what was told was enough. */
  takenOver = 0;

  constructor(open: () => ReturnType<typeof connect>, news: (after?: string) => Promise<QuestionNews>) {
    this.#open = open;
    this.#news = news;
  }

  connect(): void {
    this.#line = this.#open();
    this.#line.socket.on('conversationChanged', ({ change }: { change?: Change }) => this.#hear(change));
    this.#line.socket.on('connect', () => void this.look());
  }

  /** Whatever is told from here to the next connection is not heard. */
  breakLine(): void {
    this.broken += 1;
    this.#line?.socket.disconnect();
    this.connect();
  }

  /** Ends it with the last of its lines, which may just have come back and be asking. */
  async close(): Promise<void> {
    this.#line?.socket.disconnect();
    await this.#looking;
  }

  #hear(change: Change | undefined): void {
    const after = change && withChange(this.#known, change);
    if (!after) return void this.look();
    this.#known = after;
    this.takenOver += 1;
  }

  look(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#lookOn().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookOn(): Promise<void> {
    while (this.#again) {
      // What is told in one breath is looked at once.
      await pause(20);
      this.#again = false;
      try {
        const news = await overBadLine(() => this.#news(this.#known.next ?? undefined));
        this.#known = withNews(this.#known, news);
        this.#again ||= news.more;
      } catch (error) {
        if (!(error instanceof LineBroke)) throw error;
        this.#again = true;
      }
    }
  }

  /** What the dialog shows. */
  shown = () => this.#known.questions;
}

type Send = (message: { content: string; clientId: string }) => Promise<unknown>;

/** Sends something until it has arrived, under the id that it was given at first. */
async function sendOut(content: string, send: Send): Promise<void> {
  const clientId = v7();
  for (;;) {
    try {
      await overBadLine(() => send({ content, clientId }));
      return;
    } catch (error) {
      if (!(error instanceof LineBroke)) throw error;
    }
  }
}

// spec: market.7
test('500 disconnects in a conversation of 2,000 messages: none is lost, none is there twice, all are in their order', async () => {
  const product = await make.aProduct({ vendor: await make.aVendor() });
  const [shopper, seller] = [await make.aShopper(), await make.aSeller(product.vendor)];
  const room = { userId: shopper.id, vendorId: product.vendor.id, productId: product.id };
  const about = { user: shopper.id, vendor: product.vendor.id, product: product.id };
  const opened = (token: string) => () => {
    const line = connect({ token });
    line.socket.emit('joinRoom', room);
    return line;
  };
  const mine = new Dialog(opened(shopper.token), async (after) => {
    return (await ask(getQuestionNews, { ...about, after, size: 50 }, shopper)).body;
  });
  const theirs = new Dialog(opened(seller.token), async (after) => {
    const { user, product: id } = about;
    return (await ask(sellerQuestionNews, { user, product: id, after, size: 50 }, seller)).body;
  });
  mine.connect();
  theirs.connect();

  const numbered = (what: string) => Array.from({ length: messages / 2 }, (_, n) => `${what} ${n}`);
  let sent = 0;
  const breakNow = () => {
    sent += 1;
    // One break for each fourth message, on either side.
    if (sent % (messages / disconnects) === 0) (accident() < 0.5 ? mine : theirs).breakLine();
  };
  const asking = (async () => {
    for (const content of numbered('question')) {
      await sendOut(content, async (message) => {
        expect((await ask(askQuestion, { ...about, ...message }, shopper)).status).toBe(200);
      });
      breakNow();
    }
  })();
  const replying = (async () => {
    for (const [at, content] of numbered('reply').entries()) {
      // Four replies to each of the first questions, as soon as the seller sees it.
      const question = () => theirs.shown()[Math.floor(at / 4)];
      while (!question()) await theirs.look();
      const questionId = question()!._id;
      await sendOut(content, async (message) => {
        expect((await ask(replyToQuestion, { questionId, ...message }, seller)).status).toBe(200);
      });
      breakNow();
    }
  })();
  await Promise.all([asking, replying]);
  expect(mine.broken + theirs.broken).toBeGreaterThanOrEqual(disconnects);
  expect([mine.takenOver > 0, theirs.takenOver > 0]).toEqual([true, true]);

  await Promise.all([mine.look(), theirs.look()]);
  await Promise.all([mine.close(), theirs.close()]);
  for (const { shown } of [mine, theirs]) {
    expect(shown().map(({ content }) => content)).toEqual(numbered('question'));
    expect(shown().flatMap(({ replies }) => replies.map(({ content }) => content))).toEqual(
      numbered('reply'),
    );
  }
  const stored = await ask(getQuestions, about, shopper);
  expect(mine.shown().slice(-200)).toEqual(stored.body);
});
