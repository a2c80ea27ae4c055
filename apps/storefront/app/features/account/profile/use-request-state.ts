import { useState } from 'react';
import { CallError } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import type { RequestState } from './request-state.ts';
import { useWaitText } from '../login/use-wait.ts';

const waits: Record<string, 'wait.forgot' | null> = {
  'too-many-requests': null,
  'too-many-passwords': 'wait.forgot',
};

/**
 * Where an action stands (spec §4), from before it was done; who has tried too often is told how long to wait.
 * @param idle the text before anything was done
 */
export function useRequestState(idle = '') {
  const problemText = useProblemText();
  const { t } = useLanguage();
  const [status, setStatus] = useState<RequestState>({ state: 'idle', text: idle });
  const [until, setUntil] = useState<number | null>(null);
  const [instead, setInstead] = useState('');
  const waiting = useWaitText(until);

  const say = (state: RequestState['state'], text: string) => {
    setUntil(null);
    setStatus({ state, text });
  };

  /**
   * Does it, and says how it goes.
   * @param request the text while it is done
   * @param act answers the text of success
   * @param told the text of an error: by default the usual one of its code
   */
  const run = async (
    request: string,
    act: () => Promise<string>,
    told: (error: unknown) => string = problemText,
  ): Promise<void> => {
    say('request', request);
    try {
      say('success', await act());
    } catch (error) {
      say('error', told(error));
      if (!(error instanceof CallError) || !(error.code in waits)) return;
      setUntil(performance.now() + (error.problem.retryAfter ?? 30) * 1_000);
      const key = waits[error.code];
      setInstead(key ? ` ${t(key)}` : '');
    }
  };

  return {
    status: until === null ? status : { ...status, text: waiting + instead },
    busy: status.state === 'request',
    say,
    run,
  };
}
