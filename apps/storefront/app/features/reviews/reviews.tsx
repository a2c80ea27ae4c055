import { useState } from 'react';
import type { Percentages } from '@haat/contract/reviews/endpoints';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { showToast } from '../../core/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { reviewsAtOnce } from './review-view.ts';
import type { ReviewView } from './review-view.ts';

interface ReviewsProps {
  productId: string;
  rating: { average: number; count: number };
  percentages: Percentages;
  /** The newest ones, which came with the page. */
  newest: ReviewView[];
}

/** What shoppers say of a product (spec §2): how the stars spread, and the reviews, newest first. */
export function Reviews({ productId, rating, percentages, newest }: ReviewsProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [older, setOlder] = useState<ReviewView[]>([]);
  const [busy, setBusy] = useState(false);
  const reviews = [...newest, ...older];
  if (reviews.length === 0)
    return (
      <div className="grid justify-items-center gap-1 rounded-box border border-dashed border-line px-4 py-12 text-center">
        <p className="text-lg font-semibold">{t('reviews.none')}</p>
        <p className="text-soft">{t('reviews.none.text')}</p>
      </div>
    );
  const more = async () => {
    setBusy(true);
    try {
      const { fetchReviews } = await import('./review-calls.ts');
      const page = Math.floor(reviews.length / reviewsAtOnce) + 1;
      const fetched = await fetchReviews(productId, page, language);
      const known = new Set(reviews.map(({ _id }) => _id));
      setOlder([...older, ...fetched.filter(({ _id }) => !known.has(_id))]);
    } catch (error) {
      void showToast(problemText(error), { kind: 'error', duration: 4000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-10">
      <ReviewSummary rating={rating} percentages={percentages} />
      <div className="grid content-start gap-4">
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </ul>
        {reviews.length < rating.count && reviews.length % reviewsAtOnce === 0 && (
          <Button kind="quiet" busy={busy} className="justify-self-start" onClick={() => void more()}>
            {t('reviews.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
