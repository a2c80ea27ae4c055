import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { keepPage } from '@haat/web/platform/navigation/reload.ts';

// In milliseconds.
const askedEvery = 5_000;
/** The router never asks for the same code twice, so this stays until the desk is loaded anew. */
let isLost = false;

/**
 * Where the code of a screen cannot be had, the router would load the desk anew, which without a line is the browser's
 * own error page. The desk stays instead, and goes to that screen as soon as the shop answers.
 * @param failed whether a screen stands here that failed for another reason than an answer of the shop: as one does whose
 * loader could not be had either
 * @returns asks the shop at once, while somebody waits for a screen and no answer came; else null
 */
export function useLostScreen(failed: boolean): (() => void) | null {
  const here = useLocation();
  const { location = failed ? here : undefined } = useNavigation();
  const [lost, setLost] = useState(isLost);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const goal = lost && location ? createPath(location) : null;
  useEffect(() => {
    const stop = new AbortController();
    keepPage(
      () => false,
      stop.signal,
      () => setLost((isLost = true)),
    );
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (goal === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = () => void goOnceAnswered(goal, signal).catch(() => signal.aborted || setUnanswered(goal));
    ask();
    addEventListener('online', ask, { signal });
    const asking = setInterval(ask, askedEvery);
    return () => {
      stop.abort();
      clearInterval(asking);
    };
  }, [goal]);
  if (goal === null || !(failed || unanswered === goal)) return null;
  return () => void goOnceAnswered(goal).catch(() => setUnanswered(goal));
}

async function goOnceAnswered(goal: string, signal?: AbortSignal): Promise<void> {
  const { ok } = await fetch(goal, { method: 'HEAD', cache: 'no-store', signal: signal ?? null });
  if (!ok) throw new Error('The shop is away.');
  location.assign(goal);
}
