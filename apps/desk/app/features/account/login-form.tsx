import { useNavigate, useSearchParams } from 'react-router';
import { signIn } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import type { FieldProblems } from '@haat/web/platform/forms/use-field-problems.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { keepSession } from '@haat/web/platform/session/session.ts';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { returnPath } from './seller.ts';

type Name = 'email' | 'password';

/** Email and password; what was typed stays when the server says no. */
export function LoginForm() {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { props, wrong, problem, busy } = useForm<Name, { email: string; password: string }>({
    read: (form) => ({ email: textIn(form, 'email').trim(), password: textIn(form, 'password') }),
    judge({ email, password }) {
      const missing: FieldProblems<Name> = {
        ...(email.includes('@') ? {} : { email: t('login.emailWrong') }),
        ...(password ? {} : { password: t('login.passwordNeeded') }),
      };
      return Object.keys(missing).length > 0 ? { wrong: missing, problem: t('problem.invalid-input') } : null;
    },
    async send(values) {
      const { token, user } = await call(signIn, values);
      keepSession(token, user);
      await navigate(returnPath(query.get('next'), href('/desk')), { replace: true });
    },
  });
  return (
    <form {...props} className="grid gap-4">
      <TextField
        name="email"
        type="email"
        label={t('login.email')}
        wrong={wrong.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <TextField
        name="password"
        type="password"
        label={t('login.password')}
        wrong={wrong.password}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <Submit problem={problem} busy={busy}>
        {t(busy ? 'login.busy' : 'login.submit')}
      </Submit>
      <a
        className="tap inline-flex items-center justify-self-start underline"
        href={href('/forgot-password')}
      >
        {t('login.forgot')}
      </a>
    </form>
  );
}
