import { useState } from 'react';
import { useProblemText } from './problem-text.ts';

/**
 * What a press does beside any form: `busy` until it is done, and `problem` says why it did not work, until the next
 * press.
 * @param act what it throws is told
 */
export function useAction<Input extends unknown[]>(act: (...input: Input) => Promise<unknown>) {
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (...input: Input) => {
    setBusy(true);
    setProblem('');
    try {
      await act(...input);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return { busy, problem, setProblem, run: (...input: Input) => void run(...input) };
}
