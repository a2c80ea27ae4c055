import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { reviewsAtOnce } from './review-view.ts';
import type { Opinions } from './review-view.ts';

/**
 * The reviews that are shown: those that came with the page, further ones that the shopper asked for, or all anew
 * once they changed something.
 */
export function useReviews(productId: string, slug: string, came: Opinions) {
  const { language } = useLanguage();
  const problemText = useProblemText();
  const { revalidate } = useRevalidator();
  const [anew, setAnew] = useState<Opinions | null>(null);
  const { rating, percentages, newest } = anew ?? came;
  // Pages have numbers, from one on. A review that was written meanwhile moves the others on by one.
  const first = useMemo(() => ({ rows: newest, next: '2' }), [newest]);
  const list = useMore(
    first,
    ({ rows }) => rows,
    async (page) => {
      const { fetchReviews } = await import('./review-calls.ts');
      const rows = await fetchReviews(productId, Number(page), language);
      return { rows, next: String(Number(page) + 1) };
    },
    { onFailed: (error) => void showToast(problemText(error), { kind: 'error', duration: 4_000 }) },
  );
  const reload = async () => {
    try {
      const { fetchOpinions } = await import('./review-calls.ts');
      setAnew(await fetchOpinions(slug, language));
      list.reset();
      // The page around may be a kept one for a while; what the shopper just did is shown from the API.
      void revalidate();
    } catch (error) {
      console.error('The reviews could not be loaded anew:', error);
    }
  };
  const { rows: reviews, busy, more } = list;
  const hasMore = reviews.length < rating.count && reviewsAtOnce * (Number(list.next) - 1) < rating.count;
  return { rating, percentages, reviews, hasMore, busy, more, reload };
}
