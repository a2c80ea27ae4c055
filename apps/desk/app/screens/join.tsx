import { useState } from 'react';
import { checkInvitation } from '@haat/contract/account/desk-helpers/calls';
import { shopNameIn } from '@haat/contract/core/language';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { JoinForm } from '../features/account/desk-helpers/join-form.tsx';
import { LanguageAndLook } from '../layout/language-and-look.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/join';

export const clientLoader = ({ params: { token } }: Route.ClientLoaderArgs) =>
  call(checkInvitation, { token });

/** What the answer of the server is made from is used up by joining: it is not asked for again. */
export const shouldRevalidate = () => false;

/** Where the mail of an invitation leads: what it is about, and the way in. Opening it does nothing yet. */
export default function Join({ loaderData, params: { token } }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const [joined, setJoined] = useState(false);
  const { email, seesMoney, asksAccount } = loaderData;
  const title = t('join.title', { desk: shopNameIn(language, loaderData) });
  return (
    <main className="frame grid min-h-dvh max-w-md content-center gap-6 py-8">
      <title>{title}</title>
      {joined ? (
        <EmptyState title={t('join.done')} hint={t('join.doneHint', { email })}>
          <LocalLink className={buttonLook()} to="/desk/login">
            {t('login.submit')}
          </LocalLink>
        </EmptyState>
      ) : (
        <>
          <header className="grid gap-2">
            <h1 className="page-head wrap-anywhere">{title}</h1>
            <p>{t('join.text')}</p>
            <p className="text-soft">{t(seesMoney ? 'join.money' : 'join.noMoney')}</p>
            {!asksAccount && <p className="text-soft wrap-anywhere">{t('join.as', { email })}</p>}
          </header>
          <JoinForm token={token} email={email} asksAccount={asksAccount} onJoined={() => setJoined(true)} />
        </>
      )}
      <LanguageAndLook />
    </main>
  );
}

/** An invitation that counts no longer, with the way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage();
  const isOver =
    error instanceof CallError && (error.code.startsWith('link-') || error.code === 'invalid-input');
  return (
    <main className="frame grid min-h-dvh max-w-md content-center gap-6 py-8">
      <title>{t('join.gone')}</title>
      {isOver ? (
        <EmptyState
          title={t('join.gone')}
          hint={t(
            error.code === 'invalid-input'
              ? 'problem.link-unknown'
              : (`problem.${error.code}` as 'problem.link-used'),
          )}
        >
          <LocalLink className={buttonLook()} to="/desk/login">
            {t('login.submit')}
          </LocalLink>
        </EmptyState>
      ) : (
        <ScreenError error={error} />
      )}
    </main>
  );
}
