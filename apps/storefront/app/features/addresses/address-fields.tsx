import type { InputHTMLAttributes } from 'react';
import type { DeliverySettings } from '@haat/contract/addresses/schemas';
import { localized } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { DeliveryCost } from './address-text.tsx';
import type { FieldName } from './validation.ts';
import { usePlaceWords } from './place-words.ts';
import type { Offer } from './use-where.ts';

export const labels = {
  title: 'address.type',
  fullName: 'address.fullName',
  email: 'address.email',
  phone: 'address.phone',
  deliveryAreaId: 'address.deliveryArea',
  area: 'address.area',
  address: 'address.street',
  message: 'address.notes',
} as const satisfies Record<FieldName, WordKey>;

type TextName = Exclude<FieldName, 'deliveryAreaId'>;
interface Kind extends InputHTMLAttributes<HTMLInputElement> {
  hint?: WordKey;
}

const kinds: Record<TextName, Kind> = {
  title: { maxLength: 60, hint: 'address.typeHint' },
  fullName: { maxLength: 120, autoComplete: 'name' },
  email: { maxLength: 254, autoComplete: 'email', type: 'email' },
  phone: { maxLength: 30, autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  area: { maxLength: 120, autoComplete: 'address-level3', hint: 'address.areaHint' },
  address: { maxLength: 200, autoComplete: 'street-address' },
  message: { maxLength: 1_000, hint: 'address.notesHint' },
};

interface FieldProps {
  name: TextName;
  defaultValue: string;
  wrong: string | undefined;
}

export function AddressField({ name, defaultValue, wrong }: FieldProps) {
  const { t } = useLanguage();
  const { hint, ...input } = kinds[name];
  return (
    <TextField
      name={name}
      label={t(labels[name])}
      required
      defaultValue={defaultValue}
      placeholder={hint && t(hint)}
      wrong={wrong}
      {...input}
    />
  );
}

interface AreaProps {
  offer: Offer;
  place: { name: string; nameNe: string } | null;
  value: string;
  onChoose: (areaId: string) => void;
  wrong: string | undefined;
}

/** 'Delivery Available In' where the shop delivers by area: the areas that may be taken for the place, each with its fee. */
export function AreaSelect({ offer, place, value, onChoose, wrong }: AreaProps) {
  const { t, language, rupees } = useLanguage();
  const { named } = usePlaceWords();
  const far = place && offer && !offer.covering && (
    <span className="text-warn">{t('place.notDelivered', { name: named(place) })}</span>
  );
  const groups = groupsBy(offer?.areas ?? [], ({ location }) => location);
  return (
    <Field label={t('address.deliveryArea')} wrong={wrong} hint={far}>
      {(marks) => (
        <select
          {...marks}
          name="deliveryAreaId"
          required
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          className={`tap ${fieldLook}`}
        >
          <option value="" disabled>
            {t(offer ? 'address.chooseArea' : 'address.placeFirst')}
          </option>
          {Array.from(groups, ([{ _id, name, nameNe }, offered]) => (
            <optgroup key={_id} label={localized(language, name, nameNe)}>
              {offered.map(({ area }) => (
                <option key={area._id} value={area._id}>
                  {localized(language, area.areaName, area.areaNameNe)} ·{' '}
                  {area.deliveryFee === 0 ? t('address.free') : rupees(area.deliveryFee)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

export function StandardArea({
  flatDeliveryCharge: fee,
  freeDeliveryThreshold: freeAbove,
}: DeliverySettings) {
  const { t } = useLanguage();
  return (
    <div className="grid content-start gap-1 text-sm font-medium">
      {t('address.deliveryArea')}
      <p className="tap grid items-center rounded-box border border-line bg-sunken px-3 text-base font-normal">
        {t('address.standard')}
      </p>
      <DeliveryCost fee={fee} freeAbove={freeAbove} />
    </div>
  );
}
