import { joinDesk } from '@haat/contract/account/desk-helpers/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';

const names = ['firstName', 'lastName', 'password'] as const;
type Name = (typeof names)[number];

interface JoinFormProps {
  token: string;
  email: string;
  asksAccount: boolean;
  onJoined: () => void;
}

/** Follows an invitation: with one press, or with what a new account needs. */
export function JoinForm({ token, email, asksAccount, onJoined }: JoinFormProps) {
  const { t, language } = useLanguage();
  const { props, wrong, problem, busy } = useForm<Name, Record<Name, string>>({
    read: (form) => ({
      firstName: textIn(form, 'firstName').trim(),
      lastName: textIn(form, 'lastName').trim(),
      password: textIn(form, 'password'),
    }),
    judge(values) {
      if (!asksAccount) return null;
      const bad: Partial<Record<Name, string>> = {
        ...(values.firstName === '' && { firstName: t('product.nameNeeded') }),
        ...(values.lastName === '' && { lastName: t('product.nameNeeded') }),
        ...(values.password.length < 8 && { password: t('join.passwordHint') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(values) {
      await call(joinDesk, asksAccount ? { token, account: { ...values, language } } : { token });
      onJoined();
    },
    refused: ({ code }) =>
      code === 'password-common' || code === 'password-own'
        ? { wrong: { password: t(`problem.${code}`) }, problem: '' }
        : {},
  });
  return (
    <form {...props} className="grid gap-4">
      {asksAccount ? (
        <>
          <TextField
            name="email"
            type="email"
            label={t('sellers.email')}
            autoComplete="username"
            value={email}
            wrong={undefined}
            readOnly
          />
          <TextField
            name="firstName"
            label={t('sellers.firstName')}
            maxLength={80}
            autoComplete="given-name"
            wrong={wrong.firstName}
          />
          <TextField
            name="lastName"
            label={t('sellers.lastName')}
            maxLength={80}
            autoComplete="family-name"
            wrong={wrong.lastName}
          />
          <TextField
            name="password"
            type="password"
            label={t('join.password')}
            hint={t('join.passwordHint')}
            maxLength={128}
            autoComplete="new-password"
            wrong={wrong.password}
          />
        </>
      ) : (
        <p className="text-soft">{t('join.known')}</p>
      )}
      <Submit problem={problem} busy={busy}>
        {t(busy ? 'join.busy' : 'join.submit')}
      </Submit>
    </form>
  );
}
