import type { ReactNode } from 'react';
import { maxCounted, orderStatuses } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import type { OrderCounts } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { placeOf } from './asked.ts';
import type { Asked } from './asked.ts';

interface QueueFilterProps {
  asked: Asked;
  counts: OrderCounts;
}

/** Which orders are shown, and which of them first. It stands in the address. */
export function QueueFilter({ asked, counts }: QueueFilterProps) {
  const { t, href } = useLanguage();
  const { status, q, late, sort } = asked;
  const isSearch = q !== undefined;
  return (
    <div className="grid gap-3">
      <SearchField
        action={href('/desk/orders')}
        q={q ?? ''}
        labels={{ field: t('orders.search'), button: t('orders.find') }}
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
      </SearchField>
      {isSearch && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t('orders.found', { q })}
          <LocalLink className={chipLook()} to={placeOf({ sort })}>
            {t('orders.clear')}
          </LocalLink>
        </p>
      )}
      <Chips label={t('orders.status')}>
        {isSearch && (
          <FilterChip chosen={status === undefined} to={placeOf({ q, late, sort })} words={t('orders.all')} />
        )}
        {orderStatuses.map((each) => (
          <FilterChip
            key={each}
            chosen={each === status}
            to={placeOf({ status: each, q, sort })}
            words={t(`status.${each}.badge`)}
            // What is counted is all of a step.
            n={isSearch ? 0 : (counts[each as keyof OrderCounts] ?? 0)}
          />
        ))}
      </Chips>
      <Chips label={t('orders.which')}>
        {mayBeLate(status) && (
          <FilterChip
            chosen={late === true}
            to={placeOf({ status, q, sort, ...(!late && { late: true }) })}
            words={t('orders.onlyLate')}
            n={isSearch ? 0 : status === 'confirmed' ? counts.lateToSend : counts.late}
          />
        )}
        <FilterChip
          chosen={sort === 'waiting'}
          to={placeOf({ status, q, late, ...(!sort && { sort: 'waiting' }) })}
          words={t('orders.oldest')}
        />
      </Chips>
    </div>
  );
}

/** Sellers are late at two steps. */
const mayBeLate = (status: OrderStatus | undefined) =>
  status === undefined || status === 'pending' || status === 'confirmed';

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="-mx-4 -my-1.5 overflow-x-auto px-4 no-scrollbar md:-mx-1.5 md:px-1.5">
      <ul className="flex w-max gap-2 py-2">{children}</ul>
    </nav>
  );
}

interface FilterChipProps {
  chosen: boolean;
  to: string;
  words: string;
  /** How many it would show; 0 says nothing. */
  n?: number;
}

function FilterChip({ chosen, to, words, n = 0 }: FilterChipProps) {
  const { digits } = useLanguage();
  return (
    <li>
      <LocalLink to={to} aria-current={chosen ? 'page' : undefined} className={chipLook(chosen)}>
        {words}
        {n > 0 && (
          <b className="tabular-nums">
            {digits(n)}
            {n >= maxCounted && '+'}
          </b>
        )}
      </LocalLink>
    </li>
  );
}
