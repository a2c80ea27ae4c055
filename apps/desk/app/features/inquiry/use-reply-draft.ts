import { useState } from 'react';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { dropOwn, keepOwn, ownKey, readOwn } from '@haat/web/platform/storage/own.ts';

/** A reply that is being written. */
export interface ReplyDraft {
  text: string;
  /** Which question it answers: the one that was to be answered when its first letter was written; null while there is none. */
  questionId: string | null;
  /** What these words are called, once they were sent: again after a lost answer they are the same reply. */
  clientId: string;
}

const empty: ReplyDraft = { text: '', questionId: null, clientId: '' };

/** The reply that a seller writes in a conversation: it outlives a reload, and answers the question that it was begun for. */
export function useReplyDraft(accountId: string, { user, product }: { user: string; product: string }) {
  const key = ownKey(accountId, 'reply', product, user);
  const [draft, setDraft] = useState(() => parsed(readOwn(key)));
  const keep = (next: ReplyDraft) => {
    setDraft(next);
    if (next.text.trim() === '') dropOwn(key);
    else keepOwn(key, next);
    return next;
  };
  return {
    draft,
    /** Other words, to the question they were begun for; `questionId` is the one for whoever begins. */
    write: (text: string, questionId: string) =>
      keep(
        text === ''
          ? empty
          : { text, questionId: draft.text === '' ? questionId : draft.questionId, clientId: '' },
      ),
    /** The same words, to another question. */
    turnTo: (questionId: string) => keep({ ...draft, questionId, clientId: '' }),
    /** As it is to be sent, named before it is. */
    named: () => (draft.clientId === '' ? keep({ ...draft, clientId: newId() }) : draft),
    clear: () => keep(empty),
  };
}

function parsed(value: unknown): ReplyDraft {
  const { text, questionId, clientId } = (value ?? {}) as Partial<Record<keyof ReplyDraft, unknown>>;
  if (typeof text !== 'string' || typeof questionId !== 'string') return empty;
  return { text, questionId, clientId: typeof clientId === 'string' ? clientId : '' };
}
