import { useRef, useState } from 'react';
import type { District } from '@haat/contract/addresses/schemas';
import { latinDigits } from '@haat/contract/core/money';
import { localized } from '@haat/contract/core/language';
import { getOwnVendor, saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import type { OwnVendor } from '@haat/contract/vendors/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { FormEnd, VersionConflict } from '../tenant/form-end.tsx';
import { useVersion } from '../tenant/use-version.ts';

const names = ['intro', 'introNe', 'city', 'cityNe', 'district', 'phone', 'pan'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string> & { vatRegistered: boolean };

const valuesOf = (vendor: OwnVendor): Values => ({
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
  vendor: OwnVendor;
  districts: District[];
  /** Whether a helper writes, who changes nothing that the law asks for. */
  isHelper: boolean;
  onTakeTheirs: () => void;
}

export function VendorForm({ vendor, districts, isHelper, onTakeTheirs }: VendorFormProps) {
  const { t, language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(false);
  const { save, ...edited } = useVersion<Values>(vendor.version, async () => {
    const now = await call(getOwnVendor, {});
    return { values: valuesOf(now), version: now.version };
  });
  const { props, wrong, problem, busy } = useForm<Name, Values>({
    read: (data) => ({
      intro: textIn(data, 'intro').trim(),
      introNe: textIn(data, 'introNe').trim(),
      city: textIn(data, 'city').trim(),
      cityNe: textIn(data, 'cityNe').trim(),
      district: textIn(data, 'district'),
      phone: latinDigits(textIn(data, 'phone')).trim(),
      pan: latinDigits(textIn(data, 'pan')).replace(/\s/g, ''),
      vatRegistered: isHelper ? vendor.vatRegistered : data.get('vatRegistered') !== null,
    }),
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
    },
  });
  const start = valuesOf(vendor);
  // What was written by hand before there was a list stays to be chosen.
  const known = districts.some(({ name }) => name === start.district) || start.district === '';
  return (
    <form {...props} ref={form} className="grid gap-4" onChange={() => setSaved(false)}>
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
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}
