import { useRef, useState } from 'react';
import { CallError } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';

/** Deletes something; what is gone already is deleted: it was pressed twice, or the answer to the first press was lost. */
export async function untilGone(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not-found')) throw error;
  }
}

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
      await untilGone(send);
      onDone();
    } catch (error) {
      if (!refused?.(error)) setProblem(problemText(error));
    }
    sending.current = false;
    setBusy(false);
  };
  return { problem, busy, remove, clearProblem: () => setProblem('') };
}
