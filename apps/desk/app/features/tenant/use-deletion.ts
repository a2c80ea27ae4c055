import { useRef, useState } from 'react';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';

/** Deletes what a dialog edits, once however often it is pressed: `problem` says why it stays; empty where nothing went wrong. */
export function useDeletion(onDone: () => void) {
  const problemText = useProblemText();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  /** @param refused says whether the screen itself answers this refusal */
  const remove = async (send: () => Promise<unknown>, refused?: (error: unknown) => boolean) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await send();
      onDone();
    } catch (error) {
      if (!refused?.(error)) setProblem(problemText(error));
    }
    sending.current = false;
    setBusy(false);
  };
  return { problem, busy, remove, clearProblem: () => setProblem('') };
}
