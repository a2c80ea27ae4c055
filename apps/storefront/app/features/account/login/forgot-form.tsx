import { useState } from 'react';
import { forgotPassword } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { EmailField } from '../fields.tsx';
import { AccountForm } from './account-form.tsx';
import { MailSent } from './mail-sent.tsx';

/** Asks for a link to choose a new password. What it says is the same whether or not the email is known. */
export function ForgotForm({ next }: { next: string | null }) {
  const { t, language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string) => {
    await call(forgotPassword, { email, language });
  };
  if (sentTo !== null)
    return (
      <MailSent
        email={sentTo}
        text={t('forgot.mailText')}
        next={next}
        again={() => send(sentTo)}
        onOther={() => setSentTo(null)}
      />
    );
  return (
    <AccountForm
      names={['email']}
      idle="forgot.idle"
      request="forgot.submitting"
      submit="forgot.submit"
      act={async ({ email }) => {
        await send(email);
        setTyped(email);
        setSentTo(email);
        return t('mail.sent');
      }}
    >
      {(wrong) => <EmailField defaultValue={typed} wrong={wrong.email} />}
    </AccountForm>
  );
}
