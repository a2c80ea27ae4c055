import type { InputHTMLAttributes } from 'react';
import type { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { FormFoot } from '@haat/web/ui/dialog/form-foot.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { PaySeal } from '@haat/web/ui/pay-seal.tsx';
import { useFrame } from '../../tenant/frame.ts';
import { quickFields, maxQuick } from './quick-order-draft.ts';
import type { QuickField, QuickForm } from './quick-order-draft.ts';

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

interface Props extends Pick<
  ReturnType<typeof useForm<QuickField, QuickForm>>,
  'props' | 'wrong' | 'problem'
> {
  start: QuickForm;
  /** What to choose from; where it could not be had the province is typed. */
  provinces: { value: string; label: string }[];
  busy: boolean;
}

/** Shipping Information and Place Order (spec §2, §5). What was typed stays whatever happens. */
export function QuickOrderForm({ props, start, provinces, wrong, problem, busy }: Props) {
  const { t } = useLanguage();
  const { promises } = useFrame().settings;
  return (
    <form {...props} className="grid gap-4">
      <h3 className="text-lg font-bold">{t('quick.form')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {quickFields.map((name) => (
          <QuickOrderField
            key={name}
            name={name}
            start={start[name]}
            options={name === 'province' ? provinces : []}
            wrong={wrong[name]}
          />
        ))}
      </div>
      {promises.pay && <PaySeal text={t('quick.seal')} />}
      <FormFoot problem={problem}>
        <Button type="submit" size="l" busy={busy}>
          {t(busy ? 'quick.placing' : 'quick.place')}
        </Button>
      </FormFoot>
    </form>
  );
}

interface FieldProps {
  name: QuickField;
  start: string;
  options: Props['provinces'];
  wrong: string | undefined;
}

function QuickOrderField({ name, start, options, wrong }: FieldProps) {
  const { t } = useLanguage();
  const label = t(`quick.${name}`);
  if (options.length === 0)
    return (
      <TextField
        name={name}
        label={label}
        wrong={wrong}
        required
        defaultValue={start}
        maxLength={maxQuick[name]}
        placeholder={name === 'notes' ? t('quick.notesHint') : undefined}
        {...kinds[name]}
      />
    );
  return (
    <Field label={label} wrong={wrong}>
      {(marks) => (
        <select {...marks} name={name} required defaultValue={start} className={`tap ${fieldLook}`}>
          <option value="">{t('quick.chooseProvince')}</option>
          {options.map(({ value, label: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
