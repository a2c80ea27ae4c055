import { useState } from 'react';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';

/** Deletes what a dialog edits: `problem` says why it stays; empty where nothing went wrong. */
export function useDeletion(onDone: () => void) {
  const problemText = useProblemText();
  const [problem, setProblem] = useState('');
  /** @param refused says whether the screen itself answers this refusal */
  const remove = async (send: () => Promise<unknown>, refused?: (error: unknown) => boolean) => {
    try {
      await send();
      onDone();
    } catch (error) {
      if (!refused?.(error)) setProblem(problemText(error));
    }
  };
  return { problem, remove, clearProblem: () => setProblem('') };
}
