import { maxCounted, orderStatuses } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import type { OrderCounts } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

/** What the queue shows. */
export type Asked = { status: OrderStatus } | { q: string };

/** Which orders are shown: those of a status, or what is found. It stands in the address. */
export function QueueFilter({ asked, counts }: { asked: Asked; counts: OrderCounts }) {
  const { t, href, digits } = useLanguage();
  const q = 'q' in asked ? asked.q : '';
  return (
    <div className="grid gap-3">
      <SearchField
        action={href('/desk/orders')}
        q={q}
        labels={{ field: t('orders.search'), button: t('orders.find') }}
      />
      {q ? (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t('orders.found', { q })}
          <LocalLink className={chipLook()} to="/desk/orders">
            {t('orders.clear')}
          </LocalLink>
        </p>
      ) : (
        <nav
          aria-label={t('orders.status')}
          className="-mx-4 overflow-x-auto px-4 no-scrollbar md:mx-0 md:px-0"
        >
          <ul className="flex w-max gap-2 py-0.5">
            {orderStatuses.map((status) => {
              const count = status in counts ? counts[status as keyof OrderCounts] : 0;
              const chosen = 'status' in asked && asked.status === status;
              return (
                <li key={status}>
                  <LocalLink
                    to={`/desk/orders?status=${status}`}
                    aria-current={chosen ? 'page' : undefined}
                    className={chipLook(chosen)}
                  >
                    {t(`status.${status}.badge`)}
                    {count > 0 && (
                      <b className="tabular-nums">
                        {digits(count)}
                        {count >= maxCounted && '+'}
                      </b>
                    )}
                  </LocalLink>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </div>
  );
}
