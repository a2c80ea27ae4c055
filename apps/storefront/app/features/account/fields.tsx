import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import type { FieldProblems } from '@haat/web/platform/forms/use-field-problems.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { maxLength, minPassword } from './login/validation.ts';
import type { FieldName } from './login/validation.ts';
import type { RequestState } from './profile/request-state.ts';
import { StrengthLine } from './login/strength-line.tsx';

type FieldProps = ComponentProps<typeof TextField> & { name: FieldName };

const PlainField = (props: FieldProps) => <TextField maxLength={maxLength[props.name]} required {...props} />;

interface NameFieldsProps {
  known: { firstName?: string | undefined; lastName?: string | undefined };
  wrong: FieldProblems<'firstName' | 'lastName'>;
}

export function NameFields({ known, wrong }: NameFieldsProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PlainField
        name="firstName"
        label={t('signUp.firstName')}
        autoComplete="given-name"
        defaultValue={known.firstName}
        wrong={wrong.firstName}
      />
      <PlainField
        name="lastName"
        label={t('signUp.lastName')}
        autoComplete="family-name"
        defaultValue={known.lastName}
        wrong={wrong.lastName}
      />
    </div>
  );
}

/** The field for an email, as password managers know it. */
export function EmailField({ wrong, ...input }: { wrong: string | undefined; defaultValue?: string }) {
  const { t } = useLanguage();
  return (
    <PlainField
      {...input}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={t('field.email')}
      wrong={wrong}
    />
  );
}

interface PasswordProps extends Omit<FieldProps, 'name'> {
  name?: 'current' | 'password';
  children?: ReactNode;
}

/** The field for a password that is known; it can be shown. */
export function PasswordField({ name = 'current', label, wrong, hint, children, ...input }: PasswordProps) {
  const { t } = useLanguage();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} wrong={wrong} hint={hint}>
      {(marks) => (
        <>
          <span className="relative">
            <input
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLength[name]}
              required
              {...input}
              {...marks}
              name={name}
              type={shown ? 'text' : 'password'}
              className={`tap ${fieldLook} pe-12`}
            />
            <button
              type="button"
              className="tap absolute inset-y-0 end-0 grid place-items-center text-soft"
              aria-label={t(shown ? 'field.hide' : 'field.show')}
              aria-controls={marks.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </button>
          </span>
          {children}
        </>
      )}
    </Field>
  );
}

interface NewPasswordProps {
  label: string;
  wrong: string | undefined;
  /** What others know of the person, which makes a password easy to guess, beside what the same form says of them. */
  own?: readonly string[];
}

/** The field for a password that somebody makes up: its strength is shown as it is typed. */
export function NewPasswordField({ label, wrong, own = [] }: NewPasswordProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<{ password: string; told: string[] }>({ password: '', told: [] });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const form = target.form ? new FormData(target.form) : null;
    const told = form ? ['firstName', 'lastName', 'email'].map((name) => textIn(form, name)) : [];
    setTyped({ password: target.value, told });
  };
  return (
    <PasswordField
      name="password"
      label={label}
      wrong={wrong}
      autoComplete="new-password"
      minLength={minPassword}
      hint={t('field.passwordHint', { n: minPassword })}
      onChange={onChange}
    >
      <StrengthLine password={typed.password} own={[...own, ...typed.told]} />
    </PasswordField>
  );
}

/** Where an action stands, read out as it changes (spec §4). Before anything was done it says nothing: the text is in the state alone. */
export const RequestStatus = ({ status: { state, text } }: { status: RequestState }) => (
  <p
    role="status"
    data-status={text}
    className={state === 'error' ? 'text-sm text-bad' : state === 'idle' ? 'sr-only' : 'text-sm text-soft'}
  >
    {state === 'idle' ? null : text}
  </p>
);
