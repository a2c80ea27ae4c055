import BadgeCheck from 'lucide-react/icons/badge-check';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { titleIn } from '@haat/contract/core/language';
import type { Review } from '@haat/contract/reviews/schemas';
import { sellerReviews } from '@haat/contract/reviews/selling/calls';
import type { SoldReview } from '@haat/contract/reviews/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useChangedRows } from '@haat/web/platform/api/use-changed-rows.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';
import { RichText } from '@haat/web/ui/text/rich-text.tsx';
import { StarRow } from '@haat/web/ui/star-row.tsx';
import { SmallPicture } from '../catalog/small-picture.tsx';
import { ReviewReply } from './review-reply.tsx';

interface ReviewListProps {
  asked: { open?: boolean };
  page: { reviews: SoldReview[]; next: string | null };
}

/** Reviews, each with the place for a reply; one that was answered stays where it is. */
export function ReviewList({ asked, page }: ReviewListProps) {
  const { t } = useLanguage();
  const changed = useChangedRows<Review>(page);
  const list = useMore(
    page,
    ({ reviews }) => reviews,
    (after) => call(sellerReviews, { ...asked, after, size: 20 }),
  );
  return (
    <MoreList
      list={list}
      none={<EmptyState title={t('reviews.none')} hint={t('reviews.noneHint')} />}
      words={t('reviews.more')}
    >
      {(review) => (
        <Row key={review._id} review={{ ...review, ...changed.now(review._id) }} onChanged={changed.take} />
      )}
    </MoreList>
  );
}

function Row({ review, onChanged }: { review: SoldReview; onChanged: (now: Review) => void }) {
  const { t, language, digits, href } = useLanguage();
  const { product, userId, rating, images } = review;
  const name = `${userId.firstName} ${userId.lastName}`.trim();
  return (
    <li className="grid gap-3 desk-row">
      <a
        href={href(`/product/${product.slug}`)}
        target="_blank"
        className="flex min-h-11 items-center gap-3 text-sm font-medium hover:underline"
      >
        <SmallPicture image={product.image} size={40} />
        <span className="line-clamp-2">{titleIn(language, product)}</span>
      </a>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StarRow value={rating} size={16} label={t('reviews.stars', { n: digits(rating) })} />
        <span className="font-semibold">{name}</span>
        <span className="text-xs text-soft">{bothDatesText(review.updatedAt, language)}</span>
        {review.verifiedPurchase && (
          <span className="inline-flex items-center gap-1 text-xs text-good">
            <BadgeCheck aria-hidden className="size-4" />
            {t('reviews.verified')}
          </span>
        )}
      </p>
      <RichText html={review.reviewDescription} />
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map(({ fileName }, at) => (
            <li key={fileName}>
              <a href={`/uploads/review/${encodeURIComponent(fileName)}`} target="_blank" rel="noreferrer">
                <img
                  src={`/uploads/review/${encodeURIComponent(fileName)}`}
                  alt={t('reviews.photo', { n: digits(at + 1), name })}
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-18 rounded-box bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ReviewReply review={review} onChanged={onChanged} />
    </li>
  );
}
