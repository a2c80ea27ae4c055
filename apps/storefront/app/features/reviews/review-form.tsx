import type { Review } from '@haat/contract/reviews/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { FormFoot } from '@haat/web/ui/dialog/form-foot.tsx';
import { StarChoice } from '@haat/web/ui/form/star-choice.tsx';
import { RichTextField } from '@haat/web/ui/editor/rich-text-field.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { PhotoField } from './photo-field.tsx';
import { useDraft } from './use-draft.ts';
import { useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  productId: string;
  /** Who writes: a draft is kept for them alone. */
  userId: string;
  /** What they wrote earlier; null where they did not. */
  own: Review | null;
  onSent: (review: Review) => void;
  onLoggedOut: () => void;
}

/** Stars, words and photos (spec §2). Nothing is checked here but what a file is: the server decides (spec §5). */
export function ReviewForm({ productId, userId, own, onSent, onLoggedOut }: ReviewFormProps) {
  const { t } = useLanguage();
  const of = `${userId} ${productId}`;
  const { draft, change } = useDraft(of, {
    rating: own?.rating ?? 0,
    html: own?.reviewDescription ?? '',
    kept: own?.images.map(({ fileName }) => fileName) ?? [],
  });
  const { props, wrong, problem, busy, badPhoto, mended } = useReviewForm({
    of,
    draft,
    productId,
    editing: own !== null,
    onSent,
    onLoggedOut,
  });
  return (
    <form {...props} className="grid grid-cols-1 gap-5 p-4 pb-0">
      <StarChoice
        label={t('review.rating')}
        name="rating"
        value={draft.rating}
        words={(stars) => t(stars === 1 ? 'review.star.one' : 'review.star', { n: stars })}
        problem={wrong.rating ?? ''}
        onChoose={(rating) => {
          mended('rating');
          change({ rating });
        }}
      />
      <RichTextField
        editor={RichTextEditor}
        label={t('review.text')}
        html={draft.html}
        placeholder={t('review.placeholder')}
        problem={wrong.description ?? ''}
        wordOf={(word) => t(`review.${word}`)}
        onChange={(html) => {
          mended('description');
          change({ html });
        }}
      />
      <PhotoField
        draft={draft}
        problem={wrong.images ?? ''}
        bad={wrong.images ? badPhoto : undefined}
        onChange={(part) => {
          mended('images');
          change(part);
        }}
      />
      <FormFoot problem={problem}>
        {/* Not disabled while it is busy: the focus would be lost. */}
        <Button
          type="submit"
          aria-disabled={busy || undefined}
          className="aria-disabled:opacity-55 sm:justify-self-end"
        >
          {busy ? t('review.submitting') : t('review.submit')}
        </Button>
      </FormFoot>
    </form>
  );
}
