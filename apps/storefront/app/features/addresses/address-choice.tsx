import type { Address } from '@haat/contract/addresses/endpoints';
import { useLanguage } from '../../core/language.tsx';

interface Props {
  addresses: Address[];
  chosen: string | null;
  onChoose: (addressId: string) => void;
}

/** The own addresses to choose one from, each with what delivery there costs. */
export function AddressChoice({ addresses, chosen, onChoose }: Props) {
  const { t, rupees } = useLanguage();
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('checkout.address')}</legend>
      {addresses.map((address) => {
        const area = address.deliveryAreaData;
        return (
          <label
            key={address._id}
            className="flex items-start gap-3 rounded-box border border-line bg-surface p-4 has-checked:border-primary-ink has-checked:ring-1 has-checked:ring-primary-ink"
          >
            <input
              type="radio"
              name="addressId"
              className="mt-1 size-5 accent-primary-ink"
              checked={address._id === chosen}
              disabled={area === null}
              onChange={() => onChoose(address._id)}
            />
            <span className="grid min-w-0 gap-0.5 text-sm">
              <span className="font-semibold">
                {address.title} · {address.fullName}
              </span>
              <span className="text-soft">
                {[address.address, address.area, address.city].filter(Boolean).join(', ')}
              </span>
              <span className="text-soft">{address.phone}</span>
              {area ? (
                <span>
                  {t('checkout.delivery')}:{' '}
                  {area.deliveryFee === 0 ? t('checkout.free') : rupees(area.deliveryFee)}
                </span>
              ) : (
                <span className="text-bad">{t('checkout.noDelivery')}</span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
