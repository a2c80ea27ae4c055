import { signIn } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { keepSession } from '@haat/web/platform/session/session.ts';
import { EmailField, PasswordField } from '../fields.tsx';
import { AccountForm } from './account-form.tsx';

/** Email and password; what was typed stays when the server says no. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage();
  const logIn = async ({ email, current }: { email: string; current: string }) => {
    const { token, user } = await call(signIn, { email, password: current });
    keepSession(token, user);
    onDone();
    return t('login.done');
  };
  return (
    <AccountForm
      names={['email', 'current']}
      idle="login.idle"
      request="login.submitting"
      submit="login.submit"
      act={logIn}
      leads
    >
      {(wrong) => (
        <>
          <EmailField wrong={wrong.email} />
          <PasswordField label={t('field.password')} wrong={wrong.current} />
        </>
      )}
    </AccountForm>
  );
}
