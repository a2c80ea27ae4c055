import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { sellerQuestions } from '@haat/contract/inquiry/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { ofInbox, useLooking } from '../features/alerts/use-looking.ts';
import { setWaiting } from '../features/alerts/waiting.ts';
import { QuestionList } from '../features/inquiry/question-list.tsx';
import type { Route } from './+types/inbox';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const pending = new URL(request.url).searchParams.get('show') !== 'all';
  const asked = pending ? { pending: true } : {};
  return { asked, page: await call(sellerQuestions, { ...asked, size: 30 }) };
});

/** What shoppers ask about the seller's products, what waits for an answer first. */
export default function Inbox({ loaderData: { asked, page } }: Route.ComponentProps) {
  const { t, digits } = useLanguage();
  const [query] = useSearchParams();
  useLooking(ofInbox);
  useEffect(() => setWaiting({ inbox: page.waiting }), [page]);
  const isAll = asked.pending === undefined;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('inbox.title')} />
      <h1 className="page-head">{t('inbox.title')}</h1>
      <ul className="flex flex-wrap gap-2">
        <li>
          <LocalLink className={chipLook(!isAll)} aria-current={isAll ? undefined : 'page'} to="/desk/inbox">
            {t('inbox.pending')} {page.waiting > 0 && <b>{digits(page.waiting)}</b>}
          </LocalLink>
        </li>
        <li>
          <LocalLink
            className={chipLook(isAll)}
            aria-current={isAll ? 'page' : undefined}
            to="/desk/inbox?show=all"
          >
            {t('inbox.all')}
          </LocalLink>
        </li>
      </ul>
      <QuestionList key={query.toString()} asked={asked} page={page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
