import { useState } from 'react';
import type { FormEvent, InputHTMLAttributes } from 'react';
import { saveAddress } from '@haat/contract/addresses/endpoints';
import type { DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/endpoints';
import { nepaliPhone } from '@haat/contract/addresses/rules';
import { CallError, call } from '../../core/call.ts';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { showToast } from '../../core/toast.ts';
import { Button } from '../../ui/button.tsx';

/** The fields of the spec (§2, §5) in their order, each with the name it has on the wire (§3). */
const fields = [
  ['title', 'address.type'],
  ['fullName', 'address.fullName'],
  ['email', 'address.email'],
  ['phone', 'address.phone'],
  ['deliveryAreaId', 'address.deliveryArea'],
  ['area', 'address.area'],
  ['address', 'address.street'],
  ['message', 'address.notes'],
] as const;
type FieldName = (typeof fields)[number][0];

export interface AddressFormProps {
  settings: DeliverySettings;
  locations: DeliveryLocation[];
  /** What is known of the shopper already. */
  known: { fullName: string; email: string };
  onSaved: (addressId: string) => void;
  onCancel: () => void;
}

/** 'Shipping Details': every field is required; what was typed stays whatever happens. */
export function AddressForm({ settings, locations, known, onSaved, onCancel }: AddressFormProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [problem, setProblem] = useState('');
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const mended = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (wrong[name]) setWrong({ ...wrong, [name]: undefined });
  };
  const custom = settings.deliveryMode === 'custom';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving) return;
    const form = new FormData(event.currentTarget);
    const value = (name: FieldName) => textIn(form, name).trim();
    const asked = fields.filter(([name]) => name !== 'deliveryAreaId' || custom);
    const missing = asked.filter(([name]) => value(name) === '');
    const found: Partial<Record<FieldName, string>> = {};
    if (missing.length === 0) {
      if (!/^\S+@\S+\.\S+$/.test(value('email'))) found.email = t('address.badEmail');
      if (nepaliPhone(value('phone')) === null) found.phone = t('address.badPhone');
    }
    setWrong({ ...found, ...Object.fromEntries(missing.map(([name]) => [name, ' '])) });
    if (missing.length > 0)
      return setProblem(t('address.missing', { list: missing.map(([, label]) => t(label)).join(', ') }));
    const [first] = Object.values(found);
    if (first) return setProblem(first);
    setProblem('');
    setSaving(true);
    try {
      const location = locations.find(({ deliveryAreas }) =>
        deliveryAreas.some(({ _id }) => _id === value('deliveryAreaId')),
      );
      const answer = await call(saveAddress, {
        title: value('title'),
        fullName: value('fullName'),
        email: value('email'),
        phone: value('phone'),
        address: value('address'),
        area: value('area'),
        message: value('message'),
        province: location?.province ?? '',
        city: location?.name ?? '',
        country: 'Nepal',
        deliveryMode: settings.deliveryMode,
        deliveryAreaId: custom ? value('deliveryAreaId') : null,
      });
      void showToast(answer.message, { kind: 'success', duration: 2_000 });
      onSaved(answer.data._id);
    } catch (error) {
      if (error instanceof CallError && error.problem.fields) setWrong(error.problem.fields);
      setProblem(problemText(error));
      setSaving(false);
    }
  }

  return (
    <form className="grid gap-4 p-4" noValidate onInput={mended} onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-soft">{t('address.allRequired')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="title"
          label={t('address.type')}
          placeholder={t('address.typeHint')}
          maxLength={60}
          wrong={wrong.title}
        />
        <Field
          name="fullName"
          label={t('address.fullName')}
          autoComplete="name"
          defaultValue={known.fullName}
          maxLength={120}
          wrong={wrong.fullName}
        />
        <Field
          name="email"
          type="email"
          label={t('address.email')}
          autoComplete="email"
          defaultValue={known.email}
          maxLength={254}
          wrong={wrong.email}
        />
        <Field
          name="phone"
          type="tel"
          label={t('address.phone')}
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          wrong={wrong.phone}
        />
        {custom ? (
          <AreaSelect locations={locations} wrong={wrong.deliveryAreaId} />
        ) : (
          <div className="grid content-start gap-1 text-sm font-medium">
            {t('address.deliveryArea')}
            <p className="tap grid items-center rounded-box border border-line bg-sunken px-3 text-base font-normal">
              {t('address.standard')}
            </p>
          </div>
        )}
        <Field
          name="area"
          label={t('address.area')}
          placeholder={t('address.areaHint')}
          autoComplete="address-level3"
          maxLength={120}
          wrong={wrong.area}
        />
        <Field
          name="address"
          label={t('address.street')}
          autoComplete="street-address"
          maxLength={200}
          wrong={wrong.address}
        />
        <Field
          name="message"
          label={t('address.notes')}
          placeholder={t('address.notesHint')}
          maxLength={1000}
          wrong={wrong.message}
        />
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onCancel}>
          {t('address.cancel')}
        </Button>
        <Button type="submit" busy={saving}>
          {saving ? t('address.saving') : t('address.save')}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  wrong: string | undefined;
}

const box = 'tap w-full rounded-box border bg-surface px-3 text-base font-normal';
const edge = (wrong: string | undefined) => (wrong ? 'border-bad' : 'border-line');

function Field({ label, wrong, ...props }: FieldProps) {
  return (
    <label className="grid content-start gap-1 text-sm font-medium">
      {label}
      <input
        required
        aria-invalid={wrong ? true : undefined}
        className={`${box} ${edge(wrong)}`}
        {...props}
      />
    </label>
  );
}

function AreaSelect({ locations, wrong }: { locations: DeliveryLocation[]; wrong: string | undefined }) {
  const { t, language, rupees } = useLanguage();
  return (
    <label className="grid content-start gap-1 text-sm font-medium">
      {t('address.deliveryArea')}
      <select
        name="deliveryAreaId"
        required
        defaultValue=""
        aria-invalid={wrong ? true : undefined}
        className={`${box} ${edge(wrong)}`}
      >
        <option value="" disabled>
          {t('address.chooseArea')}
        </option>
        {locations.map(({ _id, name, nameNe, deliveryAreas }) => (
          <optgroup key={_id} label={language === 'ne-NP' ? (nameNe ?? name) : name}>
            {deliveryAreas.map((area) => (
              <option key={area._id} value={area._id}>
                {area.areaName} · {area.deliveryFee === 0 ? t('checkout.free') : rupees(area.deliveryFee)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
