import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import { lengthMost, passwordLeast } from './judging.ts';
import type { FieldName } from './judging.ts';
import type { Standing } from './standing.ts';
import { StrengthLine } from './strength-line.tsx';

const box =
  'tap w-full rounded-box border border-line bg-surface px-3 text-base font-normal aria-invalid:border-bad';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName;
  label: string;
  wrong: string | undefined;
  hint?: string;
}

/** A labelled field with what is wrong, or else a hint, below it. */
export function TextField({ label, wrong, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1 text-sm font-medium">
      <label htmlFor={id}>{label}</label>
      <input
        maxLength={lengthMost[input.name]}
        required
        {...input}
        {...marked(id, wrong, hint)}
        className={box}
      />
      <Below id={id} wrong={wrong} hint={hint} />
    </div>
  );
}

/** The field for an email, as password managers know it. */
export function EmailField({ wrong, ...input }: { wrong: string | undefined; defaultValue?: string }) {
  const { t } = useLanguage();
  return (
    <TextField
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
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="grid content-start gap-1 text-sm font-medium">
      <label htmlFor={id}>{label}</label>
      <span className="relative">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={lengthMost[name]}
          required
          {...input}
          {...marked(id, wrong, hint)}
          name={name}
          type={shown ? 'text' : 'password'}
          className={`${box} pe-12`}
        />
        <button
          type="button"
          className="tap absolute inset-y-0 end-0 grid place-items-center text-soft"
          aria-label={t(shown ? 'field.hide' : 'field.show')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      </span>
      {children}
      <Below id={id} wrong={wrong} hint={hint} />
    </div>
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
      minLength={passwordLeast}
      hint={t('field.passwordHint', { n: passwordLeast })}
      onChange={onChange}
    >
      <StrengthLine password={typed.password} own={[...own, ...typed.told]} />
    </PasswordField>
  );
}

const marked = (id: string, wrong: string | undefined, hint: string | undefined) => ({
  id,
  'aria-invalid': wrong ? true : undefined,
  'aria-describedby': wrong || hint ? `${id}-below` : undefined,
});

const Below = ({ id, wrong, hint }: { id: string; wrong: string | undefined; hint: string | undefined }) =>
  wrong || hint ? (
    <p id={`${id}-below`} className={`font-normal ${wrong ? 'text-bad' : 'text-soft'}`}>
      {wrong ?? hint}
    </p>
  ) : null;

/** Where an action stands, read out as it changes (spec §4). Before anything was done it is for listeners only. */
export const StandingLine = ({ standing: { state, text } }: { standing: Standing }) => (
  <p
    role="status"
    className={state === 'error' ? 'text-sm text-bad' : state === 'idle' ? 'sr-only' : 'text-sm text-soft'}
  >
    {text}
  </p>
);
