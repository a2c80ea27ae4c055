import { useCallback, useRef, useState } from 'react';
import { sellerQuestionNews } from '@haat/contract/inquiry/calls';
import {
  emptyThread,
  withChange,
  withEarlier,
  withNews,
  withQuestion,
  withReply,
} from '@haat/contract/inquiry/thread';
import type { Change, Thread } from '@haat/contract/inquiry/thread';
import type { Question, QuestionNews, Reply } from '@haat/contract/inquiry/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useLoadMore } from '@haat/web/platform/api/use-more.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';

interface About {
  user: string;
  product: string;
}

/** What is known of a conversation: what its screen was opened with, and all that was told or asked for since. */
export function useConversation(about: About, opened: QuestionNews) {
  const problemText = useProblemText();
  const [first] = useState(() => withNews(emptyThread, opened));
  const known = useRef(first);
  const { query, refresh, set } = useQuery<Thread>(
    `${about.product} ${about.user}`,
    (signal) => newsOf(about, known, signal),
    { first: { state: 'ready', data: first } },
  );
  const change = useCallback(
    (after: Thread | null | undefined) => {
      if (!after) return refresh();
      known.current = after;
      set(() => ({ state: 'ready', data: after }));
    },
    [refresh, set],
  );
  const { busy: loading, more: loadEarlier } = useLoadMore(async () => {
    const [earliest] = known.current.questions;
    if (!earliest) return;
    try {
      const news = await call(sellerQuestionNews, { ...about, before: earliest.seq });
      change(withEarlier(known.current, news));
    } catch (error) {
      void showToast(problemText(error), { kind: 'error', duration: 4_000 });
    }
  });
  return {
    known: knownOf(query) ?? first,
    loading,
    /** Brings the questions before those that are shown. */
    loadEarlier,
    /** Takes over what was told, or asks for what is new. */
    hear: (told?: Change) => change(told && withChange(known.current, told)),
    /** Takes over a reply that was just given. */
    replied: (questionId: string, reply: Reply) => change(withReply(known.current, questionId, reply)),
    /** Takes over a question whose offer was just answered; without one, what has become of it is asked for. */
    answered: (question?: Question) => change(question && withQuestion(known.current, question)),
  };
}

/** All that is new since the last answer. */
async function newsOf(about: About, known: { current: Thread }, signal: AbortSignal): Promise<Thread> {
  for (let more = true; more;) {
    const after = known.current.next ?? undefined;
    const news = await call(sellerQuestionNews, { ...about, after }, { signal });
    signal.throwIfAborted();
    known.current = withNews(known.current, news);
    ({ more } = news);
  }
  return known.current;
}
