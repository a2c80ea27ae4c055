import type { Percentages } from '@haat/contract/reviews/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { StarRow } from '@haat/web/ui/star-row.tsx';

const stars = [5, 4, 3, 2, 1] as const;

interface ReviewSummaryProps {
  rating: { average: number; count: number };
  percentages: Percentages;
}

/** The average, how many reviews it rests on, and a bar for each star (spec §2). */
export function ReviewSummary({ rating, percentages }: ReviewSummaryProps) {
  const { t, digits } = useLanguage();
  const average = rating.average.toFixed(1);
  return (
    <section className="grid content-start gap-3">
      <h2 className="section-head max-md:text-lg">{t('reviews.title')}</h2>
      <div className="flex items-center gap-3">
        <span className="text-2xl font-bold tabular-nums">{digits(average)}</span>
        <div className="grid">
          <StarRow value={rating.average} label={t('product.rating', { n: digits(average) })} />
          <span className="text-sm text-soft">
            {t(rating.count === 1 ? 'reviews.basedOn.one' : 'reviews.basedOn', { n: rating.count })}
          </span>
        </div>
      </div>
      <ul className="grid gap-1.5">
        {stars.map((star) => (
          <li key={star} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-2 text-sm">
            <span>{t(star === 1 ? 'reviews.star.one' : 'reviews.star', { n: star })}</span>
            <span className="h-2.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-amber-500"
                style={{ width: `${Math.min(100, percentages[`rating${star}`])}%` }}
              />
            </span>
            <span className="text-end tabular-nums text-soft">{digits(percentages[`rating${star}`])}%</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
