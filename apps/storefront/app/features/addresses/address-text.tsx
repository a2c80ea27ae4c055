import type { Address } from '@haat/contract/addresses/schemas';
import { areaBesideWard } from '@haat/contract/addresses/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { usePlaceWords } from './place-words.ts';

export function AddressText({ address }: { address: Address }) {
  const { t, rupees, digits } = useLanguage();
  const { placeLine } = usePlaceWords();
  const area = address.deliveryAreaData;
  return (
    <span className="grid min-w-0 gap-0.5 text-sm">
      <span className="font-semibold">
        {address.title} · {address.fullName}
      </span>
      <span className="text-soft">
        {[address.address, areaBesideWard(address.area, address.ward), placeLine(address)]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className="text-soft">{digits(address.phone)}</span>
      {area ? (
        <span>
          {t('address.delivered')}: {area.deliveryFee === 0 ? t('address.free') : rupees(area.deliveryFee)}
          {area.freeDeliveryThreshold &&
            ` · ${t('address.freeAbove', { amount: rupees(area.freeDeliveryThreshold) })}`}
        </span>
      ) : (
        <span className="text-bad">{t('address.ended')}</span>
      )}
    </span>
  );
}
