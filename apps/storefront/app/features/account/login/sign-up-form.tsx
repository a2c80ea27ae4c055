import { useState } from 'react';
import { signUp } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { EmailField, NameFields, NewPasswordField } from '../fields.tsx';
import { AccountForm } from './account-form.tsx';
import { MailSent } from './mail-sent.tsx';
import type { Values } from './validation.ts';

const names = ['firstName', 'lastName', 'email', 'password'] as const;
type Typed = Values<(typeof names)[number]>;

export function SignUpForm({ next }: { next: string | null }) {
  const { t, language } = useLanguage();
  const [sent, setSent] = useState<Typed | null>(null);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const send = async (values: Typed) => {
    await call(signUp, { ...values, language });
  };
  if (sent)
    return (
      <MailSent
        email={sent.email}
        text={t('signUp.mailText')}
        next={next}
        again={() => send(sent)}
        onOther={() => {
          setTyped(sent);
          setSent(null);
        }}
      />
    );
  return (
    <AccountForm
      names={names}
      idle="signUp.idle"
      request="signUp.submitting"
      submit="signUp.submit"
      act={async (values) => {
        await send(values);
        setSent(values);
        return t('mail.sent');
      }}
    >
      {(wrong) => (
        <>
          <NameFields known={typed} wrong={wrong} />
          <EmailField defaultValue={typed.email} wrong={wrong.email} />
          <NewPasswordField label={t('field.password')} wrong={wrong.password} />
        </>
      )}
    </AccountForm>
  );
}
