import { signIn } from '@haat/contract/account/calls';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/language.tsx';
import { keepSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, PasswordField, RequestStatus } from '../fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Email and password; what was typed stays when the server says no. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage();
  const { props, status, wrong, busy } = useAccountForm({
    names: ['email', 'current'],
    idle: 'login.idle',
    request: 'login.submitting',
    act: async ({ email, current }) => {
      const { token, user } = await call(signIn, { email, password: current });
      keepSession(token, user);
      onDone();
      return t('login.done');
    },
  });
  const going = busy || status.state === 'success';
  return (
    <form {...props} className="grid gap-4">
      <EmailField wrong={wrong.email} />
      <PasswordField label={t('field.password')} wrong={wrong.current} />
      <RequestStatus status={status} />
      <Button type="submit" busy={going}>
        {t(going ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  );
}
