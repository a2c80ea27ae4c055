import type { Order } from '@haat/contract/orders/schemas';
import { knownStatus } from '@haat/contract/orders/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Returned } from './returned.tsx';

/** What a status means for the shopper, or that the order came back from there. */
export function StatusText({
  order: { status, returnedAt },
}: {
  order: Pick<Order, 'status' | 'returnedAt'>;
}) {
  const { t } = useLanguage();
  return returnedAt === null ? (
    <p className="text-sm text-soft">{t(`status.${knownStatus(status)}.text`)}</p>
  ) : (
    <Returned at={returnedAt} />
  );
}
