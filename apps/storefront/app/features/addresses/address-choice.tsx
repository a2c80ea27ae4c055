import type { Address } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { AddressActions } from './address-actions.tsx';
import type { AddressWork } from './address-dialogs.tsx';
import { AddressText } from './address-text.tsx';

interface Props {
  addresses: Address[];
  chosen: string | null;
  onChoose: (addressId: string) => void;
  onWork: (work: AddressWork) => void;
}

export function AddressChoice({ addresses, chosen, onChoose, onWork }: Props) {
  const { t } = useLanguage();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{t('checkout.address')}</legend>
      {addresses.map((address) => (
        <div
          key={address._id}
          className="rounded-box border border-line bg-surface has-checked:border-primary-ink has-checked:ring-1 has-checked:ring-primary-ink"
        >
          <label className="flex items-start gap-3 p-4 pb-1">
            <input
              type="radio"
              name="addressId"
              className="mt-1 size-5 shrink-0 accent-primary-ink"
              checked={address._id === chosen}
              disabled={address.deliveryAreaData === null}
              onChange={() => onChoose(address._id)}
            />
            <AddressText address={address} />
          </label>
          <div className="px-9 pb-2">
            <AddressActions address={address} onWork={onWork} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
