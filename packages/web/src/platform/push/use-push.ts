import { useEffect, useState } from 'react';
import { testPush } from '@haat/contract/core/push/calls';
import { call } from '../api/call.ts';
import { useProblemText } from '../api/problem-text.ts';
import { useLanguage } from '../i18n/language.tsx';
import { pushState, startPush, stopPush } from './push.ts';
import type { PushState } from './push.ts';

/** The switch for pushes of this browser; the state is null until it is known. */
export function usePush() {
  const { language } = useLanguage();
  const problemText = useProblemText();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let shown = true;
    const find = async () => {
      const now = await pushState();
      if (shown) setState(now);
      // The shop forgets it with the session that allowed it: who has logged in anew is told here again, as is shown.
      if (now === 'on') await startPush(language).catch(() => {});
    };
    void find();
    return () => {
      shown = false;
    };
  }, [language]);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error));
    }
    setState(await pushState());
    setBusy(false);
  };
  return {
    state,
    busy,
    problem,
    turn: (on: boolean) => void run(() => (on ? startPush(language) : stopPush())),
    test: () => void run(() => call(testPush, {})),
  };
}
