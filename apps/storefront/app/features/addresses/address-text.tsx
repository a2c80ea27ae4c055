import type { Address } from '@haat/contract/addresses/schemas';
import { localized } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** What delivery costs, and from which sum on nothing (spec §9); in whole rupees. */
export function DeliveryCost({ fee, freeAbove }: { fee: number; freeAbove: number | null | undefined }) {
  const { t, rupees } = useLanguage();
  return (
    <span>
      {t('address.delivered')}: {fee === 0 ? t('address.free') : rupees(fee)}
      {fee > 0 && freeAbove ? ` · ${t('address.freeAbove', { amount: rupees(freeAbove) })}` : ''}
    </span>
  );
}

export function AddressText({ address }: { address: Address }) {
  const { t, digits, language } = useLanguage();
  const area = address.deliveryAreaData;
  return (
    <span className="grid min-w-0 gap-0.5 text-sm">
      <span className="font-semibold">
        {address.title} · {address.fullName}
      </span>
      <span className="text-soft">{localized(language, address.fulladdress, address.fulladdressNe)}</span>
      <span className="text-soft">{digits(address.phone)}</span>
      {area ? (
        <DeliveryCost fee={area.deliveryFee} freeAbove={area.freeDeliveryThreshold} />
      ) : (
        <span className="text-bad">{t('address.ended')}</span>
      )}
    </span>
  );
}
