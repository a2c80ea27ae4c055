import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  acceptCounter,
  deleteQuestion,
  getQuestionNews,
  markSeen,
  withdrawOffer,
} from '@haat/contract/inquiry/calls';
import {
  emptyThread,
  withChange,
  withEarlier,
  withNews,
  withQuestion,
  without,
} from '@haat/contract/inquiry/thread';
import type { Change, Thread } from '@haat/contract/inquiry/thread';
import type { Offer, Question } from '@haat/contract/inquiry/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useSeen } from '@haat/web/platform/browser/use-seen.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useLoadMore } from '@haat/web/platform/api/use-more.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { refreshAgreed } from './offers/agreed.ts';
import { stillWaiting } from './conversation.ts';
import { dropWaiting, newMessage, onWaiting, putWaiting, waitingIn } from './outbox.ts';
import type { Conversation, Waiting } from './outbox.ts';
import { onSent, sendWaiting } from './sending.ts';
import { unreadChanged } from './unread.ts';

/** A conversation as it is known here: what was said, what waits to be sent, and what can be done. */
export function useConversation(about: Conversation) {
  const { user, vendor, product } = about;
  const known = useRef(emptyThread);
  const key = `${user} ${vendor} ${product}`;
  const { query, refresh, set } = useQuery(key, (signal) => newsOf(about, known, signal));
  const change = useCallback(
    (next: (before: Thread) => Thread) => {
      known.current = next(known.current);
      const data = known.current;
      set(() => ({ state: 'ready', data }));
    },
    [set],
  );

  useEffect(
    () =>
      onSent((question, { vendor: to, product: on }) => {
        if (to === vendor && on === product) change((before) => withQuestion(before, question));
      }),
    [vendor, product, change],
  );
  useEffect(() => sendWaiting(user), [user]);

  const waiting = useSyncExternalStore(onWaiting, () => waitingIn(about), noneWaiting);
  const shown = knownOf(query) ?? emptyThread;
  useAgreements(user, shown);
  const earlier = useEarlier(about, shown, change);
  useSeenByShopper(about, shown.questions.length > 0 ? shown.next : null);
  return {
    isLoading: query.state === 'loading',
    known: shown,
    waiting: stillWaiting(shown, waiting),
    earlier,
    hear: (told?: Change) => {
      const after = told && withChange(known.current, told);
      if (after) change(() => after);
      else refresh();
    },
    /** Shows a message at once, and sends it as soon as it can go; with `offer` it offers so many rupees. */
    say: (content: string, offer: number | null = null) => {
      putWaiting(newMessage(about, content, offer));
      sendWaiting(user);
    },
    resend: (message: Waiting) => {
      putWaiting({ ...message, refused: null });
      sendWaiting(user);
    },
    drop: dropWaiting,
    /** @throws CallError */
    moveOffer: async ({ _id }: Offer, move: 'accept' | 'withdraw') => {
      try {
        const { data } = await call(move === 'accept' ? acceptCounter : withdrawOffer, { offerId: _id });
        change((before) => withQuestion(before, data));
      } catch (error) {
        // The seller may have moved it meanwhile.
        refresh();
        throw error;
      }
    },
    /** @returns the words of the answer; undefined where it has none (spec §8) */
    remove: async ({ _id }: Question): Promise<string | undefined> => {
      try {
        const { message } = await call(deleteQuestion, { questionId: _id });
        change((before) => without(before, _id));
        return message;
      } catch (error) {
        if (error instanceof CallError && error.code === 'offline') throw error;
        // It may have a reply by now, or be gone.
        refresh();
        return undefined;
      }
    },
  };
}

export type Talk = ReturnType<typeof useConversation>;

const none: Waiting[] = [];
const noneWaiting = () => none;

/** All that is new since the last answer. What can't be had is logged (spec §8), and asked for at the next connection. */
async function newsOf(about: Conversation, known: { current: Thread }, signal: AbortSignal): Promise<Thread> {
  try {
    for (let more = true; more;) {
      const { next } = known.current;
      const news = await call(getQuestionNews, next === null ? about : { ...about, after: next }, { signal });
      signal.throwIfAborted();
      known.current = withNews(known.current, news);
      ({ more } = news);
    }
    return known.current;
  } catch (error) {
    if (!signal.aborted) console.error('The conversation could not be loaded:', error);
    throw error;
  }
}

/** Has the pages around the dialog know of a price that was agreed in it, used or given back. */
function useAgreements(user: string, { questions }: Thread): void {
  const agreed = questions.filter(({ offer }) => offer?.status === 'accepted' && !offer.used);
  const key = agreed.map(({ _id }) => _id).join(' ');
  const before = useRef('');
  useEffect(() => {
    if (key !== before.current) void refreshAgreed(user);
    before.current = key;
  }, [user, key]);
}

/** Tells the shop what was seen, so that nobody is mailed about it. */
function useSeenByShopper({ user, vendor, product }: Conversation, upTo: string | null): void {
  const tell = useCallback(
    (seen: string) => {
      // A mail too many is all that comes of it.
      call(markSeen, { user, vendor, product, upTo: seen }).then(unreadChanged, () => {});
    },
    [user, vendor, product],
  );
  useSeen(upTo, tell);
}

/** What can bring the questions before those that are shown; null where there are none. */
function useEarlier(about: Conversation, known: Thread, change: (next: (before: Thread) => Thread) => void) {
  const [first] = known.questions;
  const { busy, more: load } = useLoadMore(async () => {
    if (!first) return;
    try {
      const news = await call(getQuestionNews, { ...about, before: first.seq });
      change((before) => withEarlier(before, news));
    } catch (error) {
      console.error('Earlier messages could not be loaded:', error);
    }
  });
  return known.earlier && first ? { busy, load } : null;
}
