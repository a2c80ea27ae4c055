import { useRef, useState } from 'react';
import type { District } from '@haat/contract/addresses/schemas';
import { latinDigits } from '@haat/contract/core/money';
import { localized } from '@haat/contract/core/language';
import { getOwnVendor, saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import type { OwnVendor } from '@haat/contract/vendors/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useKeepSoon } from '@haat/web/platform/forms/use-keep-soon.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { FormEnd, VersionConflict } from '../tenant/form-end.tsx';
import { useVersion } from '../tenant/use-version.ts';
import type { Versioned } from '../tenant/use-version.ts';

const names = ['intro', 'introNe', 'city', 'cityNe', 'district', 'phone', 'pan'] as const;
type Name = (typeof names)[number];
export type VendorValues = Record<Name, string> & { vatRegistered: boolean };

export const valuesOf = (vendor: OwnVendor): VendorValues => ({
  intro: vendor.intro,
  introNe: vendor.introNe ?? '',
  city: vendor.city,
  cityNe: vendor.cityNe ?? '',
  district: vendor.district,
  phone: vendor.phone ?? '',
  pan: vendor.pan ?? '',
  vatRegistered: vendor.vatRegistered,
});

interface VendorFormProps {
  stored: Versioned<VendorValues>;
  /** What it begins with instead: it was written before, and not saved. */
  draft: Versioned<VendorValues> | null;
  onDraft: (draft: Versioned<VendorValues>) => Promise<void>;
  districts: District[];
  /** Whether a helper writes, who changes nothing that the law asks for. */
  isHelper: boolean;
  onSaved: (stored: Versioned<VendorValues>) => void;
  onTakeTheirs: () => void;
}

export function VendorForm(props: VendorFormProps) {
  const { stored, draft, onDraft, districts, isHelper, onSaved, onTakeTheirs } = props;
  const { t, language } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(false);
  // What it begins with stays so, whatever is stored meanwhile: a field that nobody has typed into follows its start.
  const [begun] = useState(draft ?? stored);
  const { save, seen, ...edited } = useVersion<VendorValues>(begun.version, async () => {
    const now = await call(getOwnVendor, {});
    return { values: valuesOf(now), version: now.version };
  });
  const read = (data: FormData): VendorValues => ({
    intro: textIn(data, 'intro').trim(),
    introNe: textIn(data, 'introNe').trim(),
    city: textIn(data, 'city').trim(),
    cityNe: textIn(data, 'cityNe').trim(),
    district: textIn(data, 'district'),
    phone: latinDigits(textIn(data, 'phone')).trim(),
    pan: latinDigits(textIn(data, 'pan')).replace(/\s/g, ''),
    vatRegistered: isHelper ? stored.values.vatRegistered : data.get('vatRegistered') !== null,
  });
  const {
    props: form,
    wrong,
    problem,
    busy,
  } = useForm<Name, VendorValues>({
    read,
    judge(values) {
      const bad: Partial<Record<Name, string>> = {
        ...(values.city === '' && { city: t('page.cityNeeded') }),
        ...(values.district === '' && { district: t('page.districtNeeded') }),
        ...(values.phone !== '' &&
          !/^\+?\d(?:[ -]?\d){6,}$/.test(values.phone) && { phone: t('page.phoneWrong') }),
        ...(values.pan !== '' && !/^\d{9}$/.test(values.pan) && { pan: t('page.panWrong') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(values) {
      setSaved(false);
      await save(values, async (version) => {
        const { data } = await call(saveOwnVendor, {
          ...values,
          version,
          introNe: values.introNe || null,
          cityNe: values.cityNe || null,
          districtNe: districts.find(({ name }) => name === values.district)?.nameNe ?? null,
          phone: values.phone || null,
          pan: values.pan || null,
        });
        return data;
      });
      setSaved(true);
      onSaved({ values, version: seen() });
    },
  });
  const { keepSoon } = useKeepSoon(async () => {
    if (element.current) await onDraft({ values: read(new FormData(element.current)), version: seen() });
  });
  const start = begun.values;
  // What was written by hand before there was a list stays to be chosen.
  const known = districts.some(({ name }) => name === start.district) || start.district === '';
  return (
    <form
      {...form}
      ref={element}
      className="grid gap-4"
      onChange={() => {
        setSaved(false);
        keepSoon();
      }}
    >
      {(['intro', 'introNe'] as const).map((name) => (
        <Field key={name} label={t(`page.${name}`)} wrong={wrong[name]}>
          {(marks) => (
            <textarea
              {...marks}
              name={name}
              lang={name === 'introNe' ? 'ne' : undefined}
              rows={4}
              maxLength={1_000}
              defaultValue={start[name]}
              className={`${fieldLook} py-2`}
            />
          )}
        </Field>
      ))}
      <TextField
        name="city"
        label={t('page.city')}
        maxLength={80}
        wrong={wrong.city}
        defaultValue={start.city}
      />
      <TextField
        name="cityNe"
        lang="ne"
        label={t('page.cityNe')}
        maxLength={80}
        wrong={wrong.cityNe}
        defaultValue={start.cityNe}
      />
      <Field label={t('page.district')} wrong={wrong.district}>
        {(marks) => (
          <select {...marks} name="district" defaultValue={start.district} className={`tap ${fieldLook}`}>
            <option value="">{t('product.choose')}</option>
            {!known && <option>{start.district}</option>}
            {districts.map(({ _id, name, nameNe }) => (
              <option key={_id} value={name}>
                {localized(language, name, nameNe)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        type="tel"
        name="phone"
        label={t('field.phone')}
        hint={t('page.phoneHint')}
        maxLength={30}
        wrong={wrong.phone}
        defaultValue={start.phone}
      />
      <TextField
        name="pan"
        inputMode="numeric"
        label={t('page.pan')}
        hint={t(isHelper ? 'helpers.legal' : 'page.panHint')}
        readOnly={isHelper}
        maxLength={20}
        wrong={wrong.pan}
        defaultValue={start.pan}
      />
      <label className="tap flex cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="vatRegistered"
          defaultChecked={start.vatRegistered}
          disabled={isHelper}
          className="size-5 accent-primary-ink"
        />
        {t('page.vatRegistered')}
      </label>
      <FormEnd problem={problem} saved={saved} busy={busy} />
      <VersionConflict version={edited} form={element} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}
