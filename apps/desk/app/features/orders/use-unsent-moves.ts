import { useEffect, useRef, useState } from 'react';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { onSendingRequested, sendUnsent } from './unsent-moves.ts';
import type { UnsentOutcome } from './unsent-moves.ts';
import type { Move } from './move.ts';

/** Milliseconds after which the shop is asked again. */
const again = 15_000;
/** How long a message stays, in milliseconds. */
const shownFor = 10_000;

/**
 * Sends the moves whose screen was left, as soon as the shop can be reached, and says what their seller is to know.
 * @param onMoved hears that orders stand elsewhere
 * @returns what waits, in words; null where nothing does
 */
export function useUnsentMoves(userId: string, onMoved: () => void): string | null {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [waits, setWaits] = useState<Extract<UnsentOutcome, { to: Move }> | null>(null);
  const wordsOf = ({ kind, n, to }: Extract<UnsentOutcome, { to: Move }>) => {
    const words = { waits: 'move.waits', moved: 'move.done', skipped: 'move.left' } as const;
    return t(words[kind], { n, status: t(`status.${to}.badge`) });
  };
  const tell = (end: UnsentOutcome) => {
    // It stays on the screen, and needs nothing that would have to be fetched now.
    if (end.kind === 'waits') return setWaits(end);
    onMoved();
    const failed = end.kind === 'failed';
    const text = failed ? t('move.failed', { text: problemText(end.error) }) : wordsOf(end);
    void showToast(text, { kind: end.kind === 'moved' ? 'success' : 'error', duration: shownFor });
  };
  const told = useRef(tell);
  useEffect(() => {
    told.current = tell;
  });
  useEffect(() => {
    const end = new AbortController();
    let [timer, busy, asked] = [0, false, false];
    const send = async (): Promise<void> => {
      asked = busy;
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      const isLeft = await sendUnsent(userId, (said) => told.current(said)).finally(() => (busy = false));
      if (end.signal.aborted) return;
      // Kept while the others were under way.
      if (asked) return send();
      if (isLeft) timer = window.setTimeout(() => void send(), again);
      else setWaits(null);
    };
    addEventListener('online', () => void send(), end);
    addEventListener('pageshow', () => void send(), end);
    const unhear = onSendingRequested(() => void send());
    void send();
    return () => {
      end.abort();
      clearTimeout(timer);
      unhear();
    };
  }, [userId]);
  return waits && wordsOf(waits);
}
