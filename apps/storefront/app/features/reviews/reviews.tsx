import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Review } from '@haat/contract/reviews/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Stall } from '@haat/web/ui/stall.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { reviewsAtOnce } from './review-view.ts';
import type { Opinions } from './review-view.ts';
import { useOwnReview } from './use-own-review.ts';
import { useReviews } from './use-reviews.ts';
import { Writing } from './writing.tsx';

interface ReviewsProps {
  productId: string;
  slug: string;
  came: Opinions;
}

/** What shoppers say of a product (spec §2): how the stars spread, the reviews, newest first, and the way to write one. */
export function Reviews({ productId, slug, came }: ReviewsProps) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { own, setOwn } = useOwnReview(productId, place);
  const shown = useReviews(productId, slug, came);
  const goToOwn = useWayToOwn(place);
  const changed = async (review: Review | null) => {
    setOwn(review);
    await shown.reload();
    goToOwn();
  };
  const writing = (
    <Writing
      productId={productId}
      slug={slug}
      own={own}
      first={shown.reviews.length === 0}
      onChanged={(review) => void changed(review)}
    />
  );
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {shown.reviews.length === 0 ? (
        <div className="grid justify-items-center gap-1 rounded-box border border-dashed border-line px-4 py-8">
          <Stall />
          <p className="text-center text-lg font-semibold">{t('reviews.none')}</p>
          <p className="pb-3 text-center text-soft">{t('reviews.none.text')}</p>
          {writing}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-10">
          <div className="grid content-start gap-5">
            <ReviewSummary rating={shown.rating} percentages={shown.percentages} />
            {writing}
          </div>
          <List shown={shown} ownId={own?._id} />
        </div>
      )}
    </div>
  );
}

/** Goes to the own review once it is drawn, or to the reviews where it is gone: the focus is not lost with the form. */
function useWayToOwn(place: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const own = place.current?.querySelector<HTMLElement>('[data-own]');
    (own ?? place.current)?.focus();
  }, [times, place]);
  return () => setTimes((count) => count + 1);
}

interface ListProps {
  shown: ReturnType<typeof useReviews>;
  ownId: string | undefined;
}

function List({ shown: { reviews, rating, hasMore, busy, more }, ownId }: ListProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  /** How many there were when more were asked for. */
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || reviews.length <= asked.current) return;
    const first = list.current?.children[asked.current];
    asked.current = null;
    // The button has the focus as long as it is there; then the first of those that came.
    if (!hasMore && first instanceof HTMLElement) first.focus();
  }, [reviews.length, hasMore]);
  return (
    <div className="grid content-start gap-4">
      <ul ref={list} className="grid gap-4">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={review} own={review._id === ownId} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {reviews.length > reviewsAtOnce && t('reviews.shown', { n: reviews.length, total: rating.count })}
      </p>
      {hasMore && (
        <Button
          kind="quiet"
          aria-disabled={busy || undefined}
          className="justify-self-start aria-disabled:opacity-55"
          onClick={() => {
            if (busy) return;
            asked.current = reviews.length;
            more();
          }}
        >
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}
