import { useState } from 'react';
import { addReview } from '@haat/contract/reviews/calls';
import type { Review } from '@haat/contract/reviews/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import type { Problem } from '@haat/contract/core/problem';
import { CallError, call } from '../../core/call.ts';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { showToast } from '../../core/toast.ts';
import { dropDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** Milliseconds for which the toast about a sent review stays (spec §5). */
const stay = 4_000;

interface SendReview {
  /** Under which name the draft is kept: it is forgotten once it was sent. */
  of: string;
  productId: string;
  /** The shopper has a review of the product, which is changed by this. */
  editing: boolean;
  onSent: (review: Review) => void;
  /** Hears that the session has ended elsewhere. */
  onLoggedOut: () => void;
}

/**
 * Sends a review (spec §8): success is a toast and the form closes; a refusal is a toast, and beside the fields;
 * a network failure is logged only, and everything that was written stays.
 */
export function useSendReview({ of, productId, editing, onSent, onLoggedOut }: SendReview) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [badPhoto, setBadPhoto] = useState<File>();
  const send = async ({ rating, html, kept, photos }: Draft) => {
    setBusy(true);
    setProblem(null);
    setWrong({});
    setBadPhoto(undefined);
    try {
      const { message, data } = await call(addReview, {
        productId,
        // Sent as it is, and none too: the server decides (spec §5).
        rating: rating as CallInput<typeof addReview>['rating'],
        description: html,
        keep: JSON.stringify(kept),
        images: photos,
      });
      dropDraft(of);
      // The server speaks English; a page in another language says the same in its own words.
      const own = t(editing ? 'review.updated' : 'review.added');
      void showToast(language === 'en-US' ? message : own, { kind: 'success', duration: stay });
      onSent(data);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallError) || error.code === 'offline')
        return console.error('The review could not be sent:', error);
      if (error.code === 'login-required') return onLoggedOut();
      setProblem(error.problem);
      const fields = error.problem.fields ?? {};
      setWrong(fields);
      setBadPhoto(photos.find((_, at) => `images.${at}` in fields));
      void showToast(problemText(error), { kind: 'error', duration: stay });
    }
  };
  /** Forgets what was said about a field, once it is changed. */
  const mended = (field: string) => {
    if (field in wrong) setWrong(({ [field]: _, ...others }) => others);
  };
  return { send, busy, problem, wrong, badPhoto, mended };
}
