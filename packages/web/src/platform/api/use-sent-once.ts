import { useRef } from 'react';
import { newId } from '../browser/new-id.ts';
import { CallError } from './call.ts';
import { passes } from './passes.ts';

/** What was sent under an `Idempotency-Key` and is not answered yet. */
export interface Unanswered<Input> {
  key: string;
  input: Input;
}

interface Options<Input> {
  /** What was sent before this page was loaded. */
  begun?: Unanswered<Input> | null | undefined;
  /** Keeps it for after a reload, before it is sent. */
  keep?: () => Promise<void>;
}

/**
 * Sends what is saved, once, however often an answer is lost: the answer is asked for again before anything else, and what was
 * changed meanwhile is said of what that one has made.
 */
export function useSentOnce<Input, Answer>(
  ask: (input: Input, options: { idempotencyKey: string }) => Promise<Answer>,
  { begun = null, keep }: Options<Input> = {},
) {
  const waiting = useRef(begun);
  const known = useRef<Answer | null>(null);

  const sendUnder = async ({ key, input }: Unanswered<Input>): Promise<Answer> => {
    try {
      known.current = await ask(input, { idempotencyKey: key });
    } catch (error) {
      // Of what was refused nothing is there.
      if (error instanceof CallError && !passes(error)) waiting.current = null;
      throw error;
    }
    waiting.current = null;
    return known.current;
  };

  /** @param inputOf says it of what was answered last; null where nothing was, as of a new thing */
  const send = async (inputOf: (known: Answer | null) => Input): Promise<Answer> => {
    const before = waiting.current;
    if (before) {
      const isSame = JSON.stringify(inputOf(known.current)) === JSON.stringify(before.input);
      const answer = await sendUnder(before).catch((error: unknown) => {
        if (waiting.current) throw error;
      });
      if (isSame && answer) return answer;
    }
    waiting.current = { key: newId(), input: inputOf(known.current) };
    await keep?.();
    return sendUnder(waiting.current);
  };
  return { send, known: () => known.current, unanswered: () => waiting.current };
}
