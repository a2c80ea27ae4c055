import { useEffect, useRef, useState } from 'react';
import type { CallError } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { onSendingRequested, sendSteps } from './unsent-steps.ts';

/** Milliseconds after which the shop is asked again. */
const again = 15_000;
/** How long a message stays, in milliseconds. */
const shownFor = 10_000;

/**
 * Sends the taps on pieces that the shop does not have yet, as soon as it can be reached.
 * @param onSent hears that pieces may be others now
 * @returns that some wait, in words; null where none does
 */
export function useUnsentSteps(userId: string, onSent: () => void): string | null {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [waits, setWaits] = useState(false);
  const told = useRef<{ onSent: () => void; onRefused?: (error: CallError) => void }>({ onSent });
  useEffect(() => {
    const onRefused = (error: CallError) =>
      void showToast(t('move.failed', { text: problemText(error) }), { kind: 'error', duration: shownFor });
    told.current = { onSent, onRefused };
  });
  useEffect(() => {
    const end = new AbortController();
    let [timer, busy, asked] = [0, false, false];
    const send = async (): Promise<void> => {
      asked = busy;
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      const { sent, isLeft } = await sendSteps(userId, (error) => told.current.onRefused?.(error)).finally(
        () => (busy = false),
      );
      if (end.signal.aborted) return;
      if (sent > 0) told.current.onSent();
      // Kept while the others were under way.
      if (asked) return send();
      setWaits(isLeft);
      if (isLeft) timer = window.setTimeout(() => void send(), again);
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
  return waits ? t('stock.waits') : null;
}
