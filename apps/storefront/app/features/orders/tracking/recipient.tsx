import { localized } from '@haat/contract/core/language';
import type { Order } from '@haat/contract/orders/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** Who gets it, where, and under which number the courier calls: for its owner alone. */
export function Recipient({
  address,
}: {
  address: Pick<Order['address'], 'fullName' | 'fulladdress' | 'fulladdressNe' | 'phone'>;
}) {
  const { language, digits } = useLanguage();
  return (
    <p className="text-sm">
      <span className="block font-semibold">{address.fullName}</span>
      {localized(language, address.fulladdress, address.fulladdressNe)}
      <span className="block text-soft">{digits(address.phone)}</span>
    </p>
  );
}
