import { useRef, useState } from 'react';
import { patternHeight, patternNames, patternUrl } from '@haat/contract/tenant/patterns';
import { readShopDesk, saveSettings } from '@haat/contract/tenant/calls';
import type { ShopSettings } from '@haat/contract/tenant/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { integerIn, textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { FormEnd, VersionConflict } from '../form-end.tsx';
import { useVersion } from '../use-version.ts';
import { NumberField } from '../number-field.tsx';

const choices = [
  { name: 'quickViewRating', options: ['real', 'fixed'] },
  { name: 'loginToOpenProduct', options: ['off', 'on'] },
  { name: 'newsletter', options: ['stored', 'local'] },
] as const;

const check = 'size-5 shrink-0 accent-primary';

// So many days at most (the contract has the same).
const maxDays = 90;

interface ChoicesFormProps {
  settings: ShopSettings;
  version: number;
  onTakeTheirs: () => void;
}

export function ChoicesForm({ settings, version, onTakeTheirs }: ChoicesFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(false);
  const [returns, setReturns] = useState(settings.promises.returnDays !== null);
  const { save, ...edited } = useVersion<ShopSettings>(version, async () => {
    const now = await call(readShopDesk, {});
    return { values: now.settings, version: now.versions.settings };
  });
  const { props, wrong, problem, busy } = useForm<'returnDays', ShopSettings>({
    read: (data) => settingsIn(data, settings),
    judge: ({ promises: { returnDays } }) =>
      returnDays !== null && (returnDays < 1 || returnDays > maxDays)
        ? { wrong: { returnDays: t('choices.daysWrong') }, problem: t('problem.invalid-input') }
        : null,
    async send(values) {
      setSaved(false);
      await save(values, async (seen) => (await call(saveSettings, { ...values, version: seen })).data);
      setSaved(true);
    },
  });
  return (
    <form {...props} ref={form} className="grid gap-6" onChange={() => setSaved(false)}>
      <fieldset className="grid gap-2">
        <legend className="section-head pb-2">{t('field.pattern')}</legend>
        {patternNames.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="pattern"
              value={name}
              defaultChecked={settings.pattern === name}
              className={check}
            />
            <span className="w-24 text-sm">{t(`pattern.${name}`)}</span>
            <span
              aria-hidden
              className="grow bg-shop-base"
              style={{ backgroundImage: patternUrl(name), height: patternHeight }}
            />
          </label>
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="section-head pb-2">{t('choices.promises')}</legend>
        <p className="text-sm text-soft">{t('choices.promisesHint')}</p>
        {(['pay', 'fee'] as const).map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3 text-sm">
            <input type="checkbox" name={name} defaultChecked={settings.promises[name]} className={check} />
            {t(`field.promises.${name}`)}
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="returns"
            checked={returns}
            onChange={({ target }) => setReturns(target.checked)}
            className={check}
          />
          {t('choices.returns')}
        </label>
        {returns && (
          <NumberField
            name="returnDays"
            label={t('field.promises.returnDays')}
            wrong={wrong.returnDays}
            start={settings.promises.returnDays ?? 7}
          />
        )}
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="section-head pb-2">{t('choices.howItWorks')}</legend>
        {choices.map(({ name, options }) => (
          <Field key={name} label={t(`field.${name}`)} wrong={undefined}>
            {(marks) => (
              <select {...marks} name={name} defaultValue={settings[name]} className={`tap ${fieldLook}`}>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {t(`choices.${name}.${option}` as `choices.newsletter.stored`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </fieldset>
      <FormEnd problem={problem} saved={saved} busy={busy} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}

// What the form says; what it does not say stays as it was.
function settingsIn(form: FormData, before: ShopSettings): ShopSettings {
  const pattern = patternNames.find((each) => each === textIn(form, 'pattern')) ?? before.pattern;
  return {
    quickViewRating: textIn(form, 'quickViewRating') === 'real' ? 'real' : 'fixed',
    loginToOpenProduct: textIn(form, 'loginToOpenProduct') === 'off' ? 'off' : 'on',
    newsletter: textIn(form, 'newsletter') === 'stored' ? 'stored' : 'local',
    pattern,
    promises: {
      pay: form.has('pay'),
      fee: form.has('fee'),
      returnDays: form.has('returns') ? (integerIn(form, 'returnDays') ?? 0) : null,
    },
  };
}
