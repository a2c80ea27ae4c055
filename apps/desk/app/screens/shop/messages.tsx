import { useRevalidator } from 'react-router';
import { listMessages } from '@haat/contract/content/owning/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { AnnounceForm } from '../../features/content/announce-form.tsx';
import { MessageList } from '../../features/content/message-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/messages';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const answered = new URL(request.url).searchParams.get('only') === 'answered';
  return { answered, page: await call(listMessages, { answered, size: 30 }) };
});

/** What visitors wrote to the shop, and what the shop tells all who are there. */
export default function Messages({ loaderData: { answered, page } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <DeskTitle title={t('nav.messages')} />
      <h1 className="page-head">{t('nav.messages')}</h1>
      <nav aria-label={t('messages.which')}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <LocalLink
              to="/desk/shop/messages"
              aria-current={answered ? undefined : 'page'}
              className={chipLook(!answered)}
            >
              {t('messages.waiting', { n: page.waiting })}
            </LocalLink>
          </li>
          <li>
            <LocalLink
              to="/desk/shop/messages?only=answered"
              aria-current={answered ? 'page' : undefined}
              className={chipLook(answered)}
            >
              {t('messages.isAnswered')}
            </LocalLink>
          </li>
        </ul>
      </nav>
      {page.late > 0 && <p className="font-semibold text-bad">{t('messages.lateOnes', { n: page.late })}</p>}
      <MessageList key={String(answered)} answered={answered} page={page} onMoved={() => void revalidate()} />
      <AnnounceForm />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
