import { useState } from 'react';
import { forgotPassword } from '@haat/contract/account/calls';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailField, RequestStatus } from '../fields.tsx';
import { MailSent } from './mail-sent.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Asks for a link to choose a new password. What it says is the same whether or not the email is known. */
export function ForgotForm() {
  const { t, language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string) => {
    await call(forgotPassword, { email, language });
  };
  const { props, status, wrong, busy } = useAccountForm({
    names: ['email'],
    idle: 'forgot.idle',
    request: 'forgot.submitting',
    act: async ({ email }) => {
      await send(email);
      setTyped(email);
      setSentTo(email);
      return t('mail.sent');
    },
  });
  if (sentTo !== null)
    return (
      <MailSent
        email={sentTo}
        text={t('forgot.mailText')}
        again={() => send(sentTo)}
        onOther={() => setSentTo(null)}
      />
    );
  return (
    <form {...props} className="grid gap-4">
      <EmailField defaultValue={typed} wrong={wrong.email} />
      <RequestStatus status={status} />
      <Button type="submit" busy={busy}>
        {t(busy ? 'forgot.submitting' : 'forgot.submit')}
      </Button>
    </form>
  );
}
