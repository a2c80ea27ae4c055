import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { signIn } from '@haat/contract/account/endpoints';
import { call } from '../../core/call.ts';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { keepSession } from '../../core/session.ts';

/** Where a sign-in stands, with its text (spec §4: client state areas). */
type SignIn = { state: 'idle' | 'request' | 'success' | 'error'; text: string };

/** Email and password; what was typed stays when the server says no. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const statusId = useId();
  const [status, setStatus] = useState<SignIn>({ state: 'idle', text: t('login.idle') });
  const busy = status.state === 'request' || status.state === 'success';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const email = textIn(form, 'email').trim();
    const password = textIn(form, 'password');
    if (email === '') return setStatus({ state: 'error', text: t('login.emailNeeded') });
    if (password === '') return setStatus({ state: 'error', text: t('login.passwordNeeded') });
    setStatus({ state: 'request', text: t('login.submitting') });
    try {
      const { token, user } = await call(signIn, { email, password });
      keepSession(token, user);
      setStatus({ state: 'success', text: t('login.done') });
      onDone();
    } catch (error) {
      setStatus({ state: 'error', text: problemText(error) });
    }
  }

  return (
    <form
      className="grid gap-4"
      // Without any script the browser sends the form itself: never with a password in the address.
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-describedby={statusId}
    >
      <label className="grid gap-1 text-sm font-medium">
        {t('login.email')}
        <input
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          className="tap rounded-box border border-line bg-surface px-3 text-base"
        />
      </label>
      <PasswordField />
      <p
        id={statusId}
        role="status"
        className={
          status.state === 'error' ? 'text-sm text-bad' : status.state === 'idle' ? 'sr-only' : 'text-sm'
        }
      >
        {status.text}
      </p>
      <button
        type="submit"
        disabled={busy}
        className="tap rounded-box bg-primary px-5 font-semibold text-on-primary hover:bg-primary-dark disabled:opacity-60"
      >
        {busy ? t('login.submitting') : t('login.submit')}
      </button>
    </form>
  );
}

function PasswordField() {
  const { t } = useLanguage();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-1 text-sm font-medium">
      <label htmlFor={id}>{t('login.password')}</label>
      <span className="relative">
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          maxLength={128}
          className="tap w-full rounded-box border border-line bg-surface px-3 pe-12 text-base"
        />
        <button
          type="button"
          className="tap absolute inset-y-0 end-0 grid place-items-center text-soft"
          aria-label={t(shown ? 'login.hide' : 'login.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      </span>
    </div>
  );
}
