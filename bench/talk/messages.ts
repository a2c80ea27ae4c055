import { setTimeout as pause } from 'node:timers/promises';
import {
  askQuestion,
  getQuestionNews,
  markSeen,
  replyToQuestion,
  sellerQuestionNews,
} from '@haat/contract/inquiry/calls';
import { markSeenBySeller } from '@haat/contract/inquiry/selling/calls';
import { sellerToday } from '@haat/contract/orders/selling/calls';
import { serverEvents } from '@haat/contract/inquiry/events';
import { emptyThread, withChange, withNews } from '@haat/contract/inquiry/thread';
import type { Thread } from '@haat/contract/inquiry/thread';
import type { QuestionNews } from '@haat/contract/inquiry/schemas';
import { tokenHeader } from '@haat/contract/core/session';
import { percentile } from '../measure.ts';
import { call } from '../targets.ts';
import { bare } from './floor.ts';
import { openBareSocket, openPageSocket } from './page-socket.ts';
import type { PageSocket } from './page-socket.ts';
import { messagesPerSecond } from './size.ts';
import type { Pair } from './market.ts';

/** One end of a conversation: a page that is told what is new, and reads what it has missed. */
export interface End {
  socket: PageSocket;
  /** By which event it is told. */
  toldBy: string;
  say(words: string): Promise<unknown>;
  /** What it is told; null where it has missed what was before, and has to read. */
  hear(said: unknown): string | null;
  /** What it has not read yet. */
  read(): Promise<string>;
  /** What the page does besides when it is told of something. */
  besides(event: string): void;
}

/** Milliseconds from the moment a message is sent until the other end was told, and until it has its words. */
export interface Spoken {
  toldP50: number;
  toldP99: number;
  readP50: number;
  readP99: number;
  messages: number;
}

/** Does something within a second, once however often it was asked for: as pages say what was seen, and read counts anew. */
function withinASecond(work: () => Promise<unknown>): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      // After the last message the shop may be gone.
      work().catch(() => {});
    }, 1_000).unref();
  };
}

/**
 * Both ends of a conversation in the shop, as its pages and its desks have it open, with all that they say and ask besides: the
 * shopper's page emits the event of the specification too, both say what was seen, and the desk counts anew.
 */
export async function openTalk(origin: string, { product, shopper, seller }: Pair): Promise<[End, End]> {
  const about = { user: shopper.id, vendor: product.vendor.id, product: product.id };
  const room = { userId: shopper.id, vendorId: product.vendor.id, productId: product.id };
  const [here, there] = await Promise.all(
    [shopper, seller].map(({ token }) => openPageSocket(origin, token)),
  );
  here!.say('newUser', shopper.id);
  there!.say('newUser', seller.id);
  there!.say('deskOpen', product.vendor.id);
  await Promise.all([here!.ask('joinRoom', room), there!.ask('joinRoom', room)]);
  const [asShopper, asSeller] = [shopper, seller].map(({ token }) => ({ [tokenHeader]: token }));
  let asked: string | undefined;
  const [mine, theirs] = [
    reader((after) => call(origin, getQuestionNews, { ...about, after }, asShopper)),
    reader((after) => {
      const { user, product: productId } = about;
      return call(origin, sellerQuestionNews, { user, product: productId, after }, asSeller);
    }),
  ];
  const seenByShopper = withinASecond(() =>
    call(origin, markSeen, { ...about, upTo: mine.place() }, asShopper),
  );
  const seenByDesk = withinASecond(() => {
    const { user, product: productId } = about;
    return call(origin, markSeenBySeller, { user, product: productId, upTo: theirs.place() }, asSeller);
  });
  const countAnew = withinASecond(() => call(origin, sellerToday, {}, asSeller));
  return [
    {
      ...{ socket: here!, toldBy: 'conversationChanged' },
      say: async (content) => {
        asked = (await call(origin, askQuestion, { ...about, content }, asShopper)).data._id;
        here!.say('NewQuestion', { ...about, content });
      },
      besides: seenByShopper,
      ...mine,
    },
    {
      ...{ socket: there!, toldBy: 'conversationChanged' },
      say: (content) => call(origin, replyToQuestion, { questionId: asked ?? '', content }, asSeller),
      besides: (event) => (event === 'deskNews' ? countAnew() : seenByDesk()),
      ...theirs,
    },
  ];
}

/** Takes over what is new as the pages do. */
function reader(
  news: (after: string | undefined) => Promise<QuestionNews>,
): Pick<End, 'hear' | 'read'> & { place(): string } {
  let known: Thread = emptyThread;
  return {
    place: () => known.next ?? '0',
    hear(said) {
      const { change } = serverEvents.conversationChanged.parse(said);
      const after = change && withChange(known, change);
      if (!after) return null;
      known = after;
      return JSON.stringify(change);
    },
    async read() {
      const came = await news(known.next ?? undefined);
      known = withNews(known, came);
      return JSON.stringify(came.questions);
    },
  };
}

/** The same at the bare server. */
export async function openBareTalk(origin: string, n: number): Promise<[End, End]> {
  const end = async (): Promise<End> => ({
    ...{ socket: await openBareSocket(origin, bare.socket(n)), toldBy: 'said' },
    say: async (words) => (await fetch(origin + bare.say(n), { method: 'POST', body: words })).text(),
    hear: String,
    read: async () => '',
    besides: () => {},
  });
  return Promise.all([end(), end()]);
}

/** What is on its way to an end, by its words. */
type Inbox = Map<string, { since: number; told: boolean }>;

/**
 * Has all of them talk in turn, to and fro, so many messages a second together, each sent on the clock whether or not the ones
 * before have arrived. Each page reads what it is told of, the sender's as well.
 * @throws when a message has not arrived five seconds after the last one
 */
export async function talk(all: [End, End][], seconds: number): Promise<Spoken> {
  const [told, read]: number[][] = [[], []];
  const inboxes: [Inbox, Inbox][] = all.map(() => [new Map(), new Map()]);
  const failed: unknown[] = [];
  for (const [n, ends] of all.entries())
    for (const [side, end] of ends.entries())
      await listen(end, inboxes[n]![side]!, { told: told!, read: read!, failed });
  const most = seconds * messagesPerSecond;
  const began = performance.now();
  for (let n = 0; n < most; n += 1) {
    const due = began + (n * 1000) / messagesPerSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const [at, side] = [n % all.length, Math.floor(n / all.length) % 2];
    const words = `message ${n}.`;
    inboxes[at]![1 - side]!.set(words, { since: performance.now(), told: false });
    all[at]![side]!.say(words).catch((error: unknown) => failed.push(error));
  }
  const onTheWay = () => inboxes.flat().reduce((sum, { size }) => sum + size, 0);
  for (let waited = 0; onTheWay() > 0 && waited < 5_000; waited += 20) await pause(20);
  if (failed.length > 0) throw failed[0];
  if (onTheWay() > 0) throw new Error(`${onTheWay()} of ${most} messages did not arrive`);
  const [toldIn, readIn] = [told!, read!].map((times) => times.toSorted((one, other) => one - other));
  return {
    toldP50: percentile(toldIn!, 0.5),
    toldP99: percentile(toldIn!, 0.99),
    readP50: percentile(readIn!, 0.5),
    readP99: percentile(readIn!, 0.99),
    messages: most,
  };
}

interface Times {
  told: number[];
  read: number[];
  failed: unknown[];
}

/** Has an end take over what it is told, or read it, once more where it is told while it reads. */
async function listen(
  { socket, toldBy, hear, read, besides }: End,
  inbox: Inbox,
  times: Times,
): Promise<void> {
  // What was said before is none of it.
  await read();
  let reading = false;
  let again = false;
  const took = (found: string) => {
    for (const [words, { since }] of inbox) {
      if (!found.includes(words)) continue;
      times.read.push(performance.now() - since);
      inbox.delete(words);
    }
  };
  const catchUp = async () => {
    again = reading;
    if (reading) return;
    reading = true;
    do {
      again = false;
      took(await read());
    } while (again);
    reading = false;
  };
  socket.onEvent = (event, said) => {
    besides(event);
    if (event !== toldBy) return;
    for (const waiting of inbox.values()) {
      if (waiting.told) continue;
      waiting.told = true;
      times.told.push(performance.now() - waiting.since);
    }
    const heard = hear(said);
    if (heard === null) catchUp().catch((error: unknown) => times.failed.push(error));
    else took(heard);
  };
}
