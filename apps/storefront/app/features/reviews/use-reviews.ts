import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { reviewsAtOnce } from './review-view.ts';
import type { Opinions, ReviewView } from './review-view.ts';

/**
 * The reviews that are shown: those that came with the page, further ones that the shopper asked for, or all anew
 * once they changed something.
 */
export function useReviews(productId: string, slug: string, came: Opinions) {
  const { language } = useLanguage();
  const problemText = useProblemText();
  const { revalidate } = useRevalidator();
  const [anew, setAnew] = useState<Opinions | null>(null);
  const [older, setOlder] = useState<{ pages: number; reviews: ReviewView[] }>({ pages: 0, reviews: [] });
  const [busy, setBusy] = useState(false);
  const { rating, percentages, newest } = anew ?? came;
  // One that was written meanwhile moves the others on, so a page may bring one that is here already.
  const known = new Set(newest.map(({ _id }) => _id));
  const reviews = [...newest, ...older.reviews.filter(({ _id }) => !known.has(_id))];

  const more = async () => {
    setBusy(true);
    try {
      const { fetchReviews } = await import('./review-calls.ts');
      const fetched = await fetchReviews(productId, older.pages + 2, language);
      const shown = new Set(older.reviews.map(({ _id }) => _id));
      const further = fetched.filter(({ _id }) => !shown.has(_id));
      setOlder({ pages: older.pages + 1, reviews: [...older.reviews, ...further] });
    } catch (error) {
      void showToast(problemText(error), { kind: 'error', duration: 4_000 });
    } finally {
      setBusy(false);
    }
  };
  const reload = async () => {
    try {
      const { fetchOpinions } = await import('./review-calls.ts');
      setAnew(await fetchOpinions(slug, language));
      setOlder({ pages: 0, reviews: [] });
      // The page around may be a kept one for a while; what the shopper just did is shown from the API.
      void revalidate();
    } catch (error) {
      console.error('The reviews could not be loaded anew:', error);
    }
  };
  const hasMore = reviews.length < rating.count && reviewsAtOnce * (older.pages + 1) < rating.count;
  return { rating, percentages, reviews, hasMore, busy, more, reload };
}
