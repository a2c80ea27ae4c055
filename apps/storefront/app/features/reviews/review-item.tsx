import BadgeCheck from 'lucide-react/icons/badge-check';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { RichText } from '@haat/web/ui/text/rich-text.tsx';
import { StarRow } from '@haat/web/ui/star-row.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import type { ReviewView } from './review-view.ts';

export function ReviewItem({ review, own }: { review: ReviewView; own: boolean }) {
  const { t, digits } = useLanguage();
  return (
    <li
      // The focus comes here when it is written, or shown by the button that is then gone.
      tabIndex={-1}
      data-own={own || undefined}
      className={`grid gap-3 rounded-box border bg-surface p-4 ${own ? 'border-primary-ink' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <Avatar name={review.name} picture={review.picture} size={44} />
        <div className="min-w-0 grow">
          <p className="font-semibold">{review.name}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-xs text-soft">
            {review.day}
            {own && (
              <span className="rounded-full border border-primary-ink px-2 font-medium whitespace-nowrap text-primary-ink">
                {t('reviews.yours')}
              </span>
            )}
            {review.verified && (
              <span className="inline-flex items-center gap-1 text-good">
                <BadgeCheck aria-hidden className="size-4" />
                {t('reviews.verified')}
              </span>
            )}
          </p>
        </div>
        <StarRow value={review.rating} size={16} label={t('product.rating', { n: digits(review.rating) })} />
      </div>
      <RichText html={review.html} className="text-sm" />
      {review.photos.length > 0 && (
        // Others after it was edited begin anew.
        <ReviewPhotos key={review.photos.join()} photos={review.photos} name={review.name} />
      )}
      {review.reply && (
        <div className="grid gap-1 border-s-2 border-line ps-3 text-sm">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{t('reviews.reply')}</span>
            <span className="text-xs leading-5 text-soft">{review.reply.day}</span>
          </p>
          <p className="break-words whitespace-pre-line">{review.reply.content}</p>
        </div>
      )}
    </li>
  );
}
