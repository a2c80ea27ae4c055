import { useRef } from 'react';
import { newId } from '../browser/new-id.ts';
import { CallError } from './call.ts';
import { passes } from './passes.ts';

/** What was sent under an `Idempotency-Key` and is not answered yet: one of these may have arrived, the newest last. */
export interface Unanswered<Input> {
  key: string;
  inputs: Input[];
}

interface Options<Input> {
  /** What was sent before this page was loaded. */
  begun?: Unanswered<Input> | null | undefined;
  /** Keeps it for after a reload, before it is sent. */
  keep?: () => Promise<void>;
}

/**
 * Sends what is saved, once, however often an answer is lost. What is said now goes under the key of what has no answer: where
 * nothing of that arrived, it alone is done. Where something did (`key-reused`), its answer is asked for, and what is said now
 * is said of what it has made.
 */
export function useSentOnce<Input, Answer>(
  ask: (input: Input, options: { idempotencyKey: string }) => Promise<Answer>,
  { begun = null, keep }: Options<Input> = {},
) {
  const waiting = useRef(begun);
  const known = useRef<Answer | null>(null);

  const sendUnder = async (key: string, input: Input, before: Input[]): Promise<Answer> => {
    const others = before.filter((each) => JSON.stringify(each) !== JSON.stringify(input));
    waiting.current = { key, inputs: [...others, input] };
    await keep?.();
    try {
      known.current = await ask(input, { idempotencyKey: key });
    } catch (error) {
      // Of what was refused nothing is there; of the others one may be.
      if (error instanceof CallError && !passes(error))
        waiting.current = others.length > 0 ? { key, inputs: others } : null;
      throw error;
    }
    waiting.current = null;
    return known.current;
  };

  /** Hears what that of these has made which had arrived. */
  const answerOf = async ({ key, inputs }: Unanswered<Input>): Promise<void> => {
    for (const input of inputs)
      try {
        known.current = await ask(input, { idempotencyKey: key });
        break;
      } catch (error) {
        if (!isReused(error)) throw error;
      }
    waiting.current = null;
  };

  /** @param inputOf says it of what was answered last; null where nothing was, as of a new thing */
  const send = async (inputOf: (known: Answer | null) => Input): Promise<Answer> => {
    const before = waiting.current;
    if (before) {
      try {
        return await sendUnder(before.key, inputOf(known.current), before.inputs);
      } catch (error) {
        if (!isReused(error)) throw error;
      }
      await answerOf(before);
    }
    return sendUnder(newId(), inputOf(known.current), []);
  };
  return { send, known: () => known.current, unanswered: () => waiting.current };
}

const isReused = (error: unknown): boolean => error instanceof CallError && error.code === 'key-reused';
