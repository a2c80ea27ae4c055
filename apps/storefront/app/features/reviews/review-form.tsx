import { useEffect, useRef } from 'react';
import { maxReviewText } from '@haat/contract/reviews/rules';
import type { Review } from '@haat/contract/reviews/schemas';
import type { Problem } from '@haat/contract/core/problem';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { CallError } from '../../core/call.ts';
import { Button } from '../../ui/button.tsx';
import { StarChoice } from '../../ui/star-choice.tsx';
import type { Draft } from './draft.ts';
import { PhotoField } from './photo-field.tsx';
import { TextField } from './text-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSendReview } from './use-send-review.ts';

interface ReviewFormProps {
  productId: string;
  /** Who writes: a draft is kept for them alone. */
  userId: string;
  /** What they wrote earlier; null where they did not. */
  own: Review | null;
  onSent: (review: Review) => void;
  onLoggedOut: () => void;
}

/** What the focus goes to in a field that is marked as wrong: a star, the text, or what takes a photo out. */
const wrongFields = '[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset), [data-wrong] button';

/** Stars, words and photos (spec §2). Nothing is checked here but what a file is: the server decides (spec §5). */
export function ReviewForm({ productId, userId, own, onSent, onLoggedOut }: ReviewFormProps) {
  const { t } = useLanguage();
  const of = `${userId} ${productId}`;
  const { draft, change } = useDraft(of, {
    rating: own?.rating ?? 0,
    html: own?.reviewDescription ?? '',
    kept: own?.images.map(({ fileName }) => fileName) ?? [],
  });
  const { send, busy, problem, wrong, badPhoto, mended } = useSendReview({
    of,
    productId,
    editing: own !== null,
    onSent,
    onLoggedOut,
  });
  const said = useFieldWords(problem, wrong, draft);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [problem]);
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5 p-4 pb-0"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(draft);
      }}
    >
      <StarChoice
        label={t('review.rating')}
        name="rating"
        value={draft.rating}
        words={(stars) => t(stars === 1 ? 'review.star.one' : 'review.star', { n: stars })}
        problem={said.rating}
        onChoose={(rating) => {
          mended('rating');
          change({ rating });
        }}
      />
      <TextField
        html={draft.html}
        problem={said.description}
        onChange={(html) => {
          mended('description');
          change({ html });
        }}
      />
      <PhotoField
        draft={draft}
        problem={said.images}
        bad={said.images === '' ? undefined : badPhoto}
        onChange={(part) => {
          mended('images');
          change(part);
        }}
      />
      <div className="sticky bottom-0 -mx-4 grid border-t border-line bg-surface p-4 sm:justify-end">
        {/* Not disabled while it is busy: the focus would be lost. */}
        <Button type="submit" aria-disabled={busy || undefined} className="aria-disabled:opacity-55">
          {busy ? t('review.submitting') : t('review.submit')}
        </Button>
      </div>
    </form>
  );
}

/** What stands beside each field, in the page's language; empty where nothing is wrong. */
function useFieldWords(problem: Problem | null, wrong: Record<string, string>, { html }: Draft) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const aboutText =
    html === ''
      ? 'review.textMissing'
      : html.length > maxReviewText
        ? 'review.textTooLong'
        : 'review.textWrong';
  return {
    rating: 'rating' in wrong ? t('review.ratingWrong') : '',
    description: 'description' in wrong ? t(aboutText) : '',
    images: problem && 'images' in wrong ? problemText(new CallError(problem, 0)) : '',
  };
}
