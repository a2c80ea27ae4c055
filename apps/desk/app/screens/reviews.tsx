import { useSearchParams } from 'react-router';
import { sellerReviews } from '@haat/contract/reviews/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/reviews';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const isAll = new URL(request.url).searchParams.get('show') === 'all';
  const asked = isAll ? {} : { open: true };
  return { asked, page: await call(sellerReviews, { ...asked, size: 20 }) };
});

/** What shoppers say of the seller's products, those without a reply first. */
export default function Reviews({ loaderData: { asked, page } }: Route.ComponentProps) {
  const { t, digits } = useLanguage();
  const [query] = useSearchParams();
  const isAll = asked.open === undefined;
  const chips = [
    { to: '/desk/reviews', words: t('reviews.open'), n: page.waiting, chosen: !isAll },
    { to: '/desk/reviews?show=all', words: t('reviews.all'), n: 0, chosen: isAll },
  ];
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('reviews.title')} />
      <h1 className="page-head">{t('reviews.title')}</h1>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ to, words, n, chosen }) => (
          <li key={to}>
            <LocalLink className={chipLook(chosen)} aria-current={chosen ? 'page' : undefined} to={to}>
              {words} {n > 0 && <b>{digits(n)}</b>}
            </LocalLink>
          </li>
        ))}
      </ul>
      <ReviewList key={query.toString()} asked={asked} page={page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
