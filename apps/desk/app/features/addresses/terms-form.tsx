import { useRef, useState } from 'react';
import { readDelivery, saveDeliverySettings } from '@haat/contract/addresses/owning/calls';
import type { DeliveryTerms } from '@haat/contract/addresses/rules';
import type { EditedTerms } from '@haat/contract/addresses/owning/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { integerIn, textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { FormEnd, VersionConflict } from '../tenant/form-end.tsx';
import { useVersion } from '../tenant/use-version.ts';
import { NumberField } from '../tenant/number-field.tsx';

type Name = 'flatDeliveryCharge' | 'freeDeliveryThreshold';

/** What is filled in: a charge that is no number is -1, a threshold that is none 0. */
const termsIn = (form: FormData): DeliveryTerms => ({
  deliveryMode: textIn(form, 'deliveryMode') === 'standard' ? 'standard' : 'custom',
  flatDeliveryCharge: integerIn(form, 'flatDeliveryCharge') ?? -1,
  freeDeliveryThreshold:
    textIn(form, 'freeDeliveryThreshold').trim() === ''
      ? null
      : (integerIn(form, 'freeDeliveryThreshold') ?? 0),
});

const valuesOf = ({ version: _, ...terms }: EditedTerms): DeliveryTerms => terms;

interface TermsFormProps {
  terms: EditedTerms;
  onTakeTheirs: () => void;
}

export function TermsForm({ terms, onTakeTheirs }: TermsFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(false);
  const { save, ...edited } = useVersion<DeliveryTerms>(terms.version, async () => {
    const now = (await call(readDelivery, {})).terms;
    return { values: valuesOf(now), version: now.version };
  });
  const { props, wrong, problem, busy } = useForm<Name, DeliveryTerms>({
    read: termsIn,
    judge({ flatDeliveryCharge, freeDeliveryThreshold }) {
      const bad = {
        ...(flatDeliveryCharge < 0 && { flatDeliveryCharge: t('delivery.chargeWrong') }),
        ...(freeDeliveryThreshold !== null &&
          freeDeliveryThreshold < 1 && { freeDeliveryThreshold: t('delivery.thresholdWrong') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: t('problem.invalid-input') } : null;
    },
    async send(values) {
      setSaved(false);
      await save(values, async (version) => (await call(saveDeliverySettings, { ...values, version })).data);
      setSaved(true);
    },
  });
  return (
    <form {...props} ref={form} className="grid gap-4" onChange={() => setSaved(false)}>
      <fieldset className="grid gap-1">
        <legend className="section-head pb-2">{t('field.deliveryMode')}</legend>
        {(['custom', 'standard'] as const).map((mode) => (
          <label key={mode} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name="deliveryMode"
              value={mode}
              defaultChecked={terms.deliveryMode === mode}
              className="size-5 shrink-0 accent-primary"
            />
            {t(`delivery.mode.${mode}`)}
          </label>
        ))}
      </fieldset>
      <NumberField
        name="flatDeliveryCharge"
        label={t('field.flatDeliveryCharge')}
        hint={t('delivery.chargeHint')}
        wrong={wrong.flatDeliveryCharge}
        start={terms.flatDeliveryCharge}
      />
      <NumberField
        name="freeDeliveryThreshold"
        label={t('field.freeDeliveryThreshold')}
        hint={t('delivery.thresholdHint')}
        wrong={wrong.freeDeliveryThreshold}
        start={terms.freeDeliveryThreshold}
      />
      <FormEnd problem={problem} saved={saved} busy={busy} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}
