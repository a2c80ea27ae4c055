import type { FormEvent, InputHTMLAttributes } from 'react';
import { useLanguage } from '../../core/language.tsx';
import { Button } from '../../ui/button.tsx';
import { quickFields, maxQuick } from './quick-order.ts';
import type { QuickField, QuickForm, QuickWrong } from './quick-order.ts';

/** How each field is typed: its keyboard, and what the browser may fill in. */
const kinds: Record<QuickField, InputHTMLAttributes<HTMLInputElement>> = {
  fullName: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  street: { autoComplete: 'street-address' },
  area: { autoComplete: 'address-level3' },
  city: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1' },
  notes: {},
};

interface Props {
  start: QuickForm;
  /** What to choose from; where it could not be had the province is typed. */
  provinces: { value: string; label: string }[];
  wrong: QuickWrong;
  problem: string;
  busy: boolean;
  onChange: (name: string) => void;
  onSubmit: (form: FormData) => void;
}

/** Shipping Information and Place Order (spec §2, §5). What was typed stays whatever happens. */
export function QuickOrderForm({ start, provinces, wrong, problem, busy, onChange, onSubmit }: Props) {
  const { t } = useLanguage();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={submit}
      onInput={({ target }) => onChange((target as HTMLInputElement).name)}
    >
      <h3 className="text-lg font-bold">{t('quick.form')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {quickFields.map((name) => (
          <Field
            key={name}
            name={name}
            start={start[name]}
            options={name === 'province' ? provinces : []}
            wrong={wrong[name]}
          />
        ))}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <Button type="submit" size="l" busy={busy}>
        {t(busy ? 'quick.placing' : 'quick.place')}
      </Button>
    </form>
  );
}

interface FieldProps {
  name: QuickField;
  start: string;
  options: Props['provinces'];
  wrong: QuickWrong[QuickField];
}

function Field({ name, start, options, wrong }: FieldProps) {
  const { t } = useLanguage();
  const shared = {
    name,
    required: true,
    defaultValue: start,
    'aria-invalid': wrong === undefined ? undefined : true,
    className: `tap w-full rounded-box border bg-surface px-3 text-base font-normal placeholder:text-soft ${wrong === undefined ? 'border-line' : 'border-bad'}`,
  };
  return (
    <label className="grid content-start gap-1 text-sm font-medium">
      {t(`quick.${name}`)}
      {options.length > 0 ? (
        <select {...shared}>
          <option value="">{t('quick.chooseProvince')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...kinds[name]}
          maxLength={maxQuick[name]}
          placeholder={name === 'notes' ? t('quick.notesHint') : undefined}
        />
      )}
      {wrong && wrong !== 'quick.missing' && <span className="font-normal text-bad">{t(wrong)}</span>}
    </label>
  );
}
