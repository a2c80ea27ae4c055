import { useState } from 'react';
import { signUp } from '@haat/contract/account/calls';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailField, NewPasswordField, PlainField, RequestStatus } from '../fields.tsx';
import { MailSent } from './mail-sent.tsx';
import type { Values } from './validation.ts';
import { useAccountForm } from './use-account-form.ts';

const names = ['firstName', 'lastName', 'email', 'password'] as const;
type Typed = Values<(typeof names)[number]>;

/** Makes an account; afterwards says what to do with the mail that was sent. */
export function SignUpForm() {
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
        again={() => send(sent)}
        onOther={() => {
          setTyped(sent);
          setSent(null);
        }}
      />
    );
  return (
    <Fields
      typed={typed}
      send={async (values) => {
        await send(values);
        setSent(values);
      }}
    />
  );
}

function Fields({ typed, send }: { typed: Partial<Typed>; send: (values: Typed) => Promise<void> }) {
  const { t } = useLanguage();
  const { props, status, wrong, busy } = useAccountForm({
    names,
    idle: 'signUp.idle',
    request: 'signUp.submitting',
    act: async (values) => {
      await send(values);
      return t('mail.sent');
    },
  });
  return (
    <form {...props} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="firstName"
          label={t('signUp.firstName')}
          autoComplete="given-name"
          defaultValue={typed.firstName}
          wrong={wrong.firstName}
        />
        <PlainField
          name="lastName"
          label={t('signUp.lastName')}
          autoComplete="family-name"
          defaultValue={typed.lastName}
          wrong={wrong.lastName}
        />
      </div>
      <EmailField defaultValue={typed.email} wrong={wrong.email} />
      <NewPasswordField label={t('field.password')} wrong={wrong.password} />
      <RequestStatus status={status} />
      <Button type="submit" busy={busy}>
        {t(busy ? 'signUp.submitting' : 'signUp.submit')}
      </Button>
    </form>
  );
}
