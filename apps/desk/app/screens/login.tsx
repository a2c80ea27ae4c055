import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { hasLostSession } from '@haat/web/platform/session/session.ts';
import { LanguageAndLook } from '../layout/language-and-look.tsx';
import { LoginForm } from '../features/account/login-form.tsx';

/** Where sellers come in. */
export default function Login() {
  const { t } = useLanguage();
  // What is said stays until the next screen has come.
  const [sessionOver] = useState(hasLostSession);
  return (
    <main className="frame grid min-h-dvh max-w-md content-center gap-6 py-8">
      <title>{t('login.title')}</title>
      <header className="grid gap-1">
        <h1 className="page-head">{t('login.title')}</h1>
        <p className="text-soft">{t('login.hint')}</p>
        {sessionOver && (
          <p role="status" className="rounded-box border border-warn p-3 text-sm text-warn">
            {t('problem.login-required')}
          </p>
        )}
      </header>
      <LoginForm />
      <LanguageAndLook />
    </main>
  );
}
