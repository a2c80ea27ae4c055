import { useState } from 'react';
import { addReview } from '@haat/contract/reviews/calls';
import { maxReviewText } from '@haat/contract/reviews/rules';
import type { Review } from '@haat/contract/reviews/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { dropDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** Milliseconds for which the toast about a sent review stays (spec §5). */
const stay = 4_000;

const fieldNames = ['rating', 'description', 'images'] as const;
type FieldName = (typeof fieldNames)[number];

interface ReviewFormKind {
  draft: Draft;
  /** Under which name the draft is kept: it is forgotten once it was sent. */
  of: string;
  productId: string;
  /** The shopper has a review of the product, which is changed by this. */
  editing: boolean;
  onSent: (review: Review) => void;
  /** Hears that the session has ended elsewhere. */
  onLoggedOut: () => void;
}

/** What the focus goes to in a field that is marked as wrong: a star, the text, or what takes a photo out. */
const focus = '[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset), [data-wrong] button';

/**
 * The form of a review (spec §8): success is a toast and it closes; a refusal is a toast, and beside the fields;
 * a network failure is logged only, and everything that was written stays; where the browser knows that there is no
 * connection, that stands beside the button.
 */
export function useReviewForm({ of, draft, productId, editing, onSent, onLoggedOut }: ReviewFormKind) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [badPhoto, setBadPhoto] = useState<File>();
  const form = useForm<FieldName, Draft>({
    // What is written lies in the draft, which outlives the form.
    read: () => draft,
    send: async ({ rating, html, kept, photos }) => {
      setBadPhoto(undefined);
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
    },
    refused: (error) => {
      const fields = error.problem.fields ?? {};
      const words: Record<FieldName, string> = {
        rating: t('review.ratingWrong'),
        description: t(aboutText(draft)),
        images: problemText(error),
      };
      const found = fieldNames.filter((name) => name in fields);
      return {
        wrong: Object.fromEntries(found.map((name) => [name, words[name]])),
        // Who has no connection would press again and again, or believe it sent: nothing is sent by itself later.
        problem: error.code === 'offline' && !navigator.onLine ? problemText(error) : '',
      };
    },
    onFailed: (error) => {
      if (!(error instanceof CallError) || error.code === 'offline')
        return console.error('The review could not be sent:', error);
      if (error.code === 'login-required') return onLoggedOut();
      const fields = error.problem.fields ?? {};
      setBadPhoto(draft.photos.find((_, at) => `images.${at}` in fields));
      void showToast(problemText(error), { kind: 'error', duration: stay });
    },
    focus,
  });
  return { ...form, badPhoto };
}

const aboutText = ({ html }: Draft) =>
  html === ''
    ? 'review.textMissing'
    : html.length > maxReviewText
      ? 'review.textTooLong'
      : 'review.textWrong';
