import { useState } from 'react';
import { CallError } from './call.ts';
import { passes } from './passes.ts';
import { useAction } from './use-action.ts';

/**
 * `useAction` of a press that moves something on: a lost answer is told of for as long as it stands where it was pressed,
 * since the press may have moved it all the same.
 * @param at where it stands
 */
export function useMove<Input extends unknown[]>(act: (...input: Input) => Promise<unknown>, at: string) {
  const [lostAt, setLostAt] = useState(at);
  const action = useAction(async (...input: Input) => {
    try {
      await act(...input);
    } catch (error) {
      setLostAt(error instanceof CallError && passes(error) ? at : '');
      throw error;
    }
  });
  const isTold = lostAt === '' || lostAt === at;
  return { ...action, problem: isTold ? action.problem : '' };
}
