import { SlidersHorizontal, X } from 'lucide-react';
import { sorts } from '@haat/contract/catalog/rules';
import { ShopLink, useLanguage } from '../core/language.tsx';
import { narrowedBy, queryOf, sortShown } from '../features/catalog/listing.ts';
import type { Filters as Chosen, Listing } from '../features/catalog/listing.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { chipLook } from '../ui/chip.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import { chosenIn, filtersForm, filtersSheet } from './filters-form.ts';

interface BarProps {
  listing: Listing;
  searching: boolean;
  onChoose: (filters: Chosen) => void;
}

/** How many there are, their order, and on a phone the way to the filters. */
export function ListingBar({ listing, searching, onChoose }: BarProps) {
  const { t, digits } = useLanguage();
  const narrowed = narrowedBy(listing.filters);
  const orders = searching ? (['best', ...sorts] as const) : sorts;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 aria-live="polite" className="grow text-sm text-soft">
        {t(listing.total === 1 ? 'listing.results.one' : 'listing.results', { n: listing.total })}
      </h2>
      <div className="flex items-center gap-2">
        <Button kind="quiet" size="s" className="lg:hidden" popoverTarget={filtersSheet}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {t('listing.filters')}
          {narrowed > 0 && (
            <span className="grid size-5 place-items-center rounded-full bg-ink text-xs text-page">
              {digits(narrowed)}
            </span>
          )}
        </Button>
        <Select
          name="sort"
          form={filtersForm}
          label={t('listing.sort')}
          value={sortShown(listing.filters, searching)}
          options={orders.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={({ currentTarget: { form } }) => form && onChoose(chosenIn(form))}
        />
      </div>
    </div>
  );
}

/** What narrows the list, each with a link that takes it away. */
export function Narrowings({
  listing: { filters, categories, vendors },
  path,
}: {
  listing: Listing;
  path: string;
}) {
  const { t, rupees } = useLanguage();
  const titled = (choices: Listing['vendors'], value = '') =>
    choices.find((choice) => choice.value === value)?.title ?? value;
  const words: Partial<Record<keyof Chosen, string>> = {
    category: titled(categories, filters.category),
    vendor: titled(vendors, filters.vendor),
    min: t('filter.from', { price: rupees(filters.min ?? 0) }),
    max: t('filter.to', { price: rupees(filters.max ?? 0) }),
    inStock: t('filter.stock'),
    discounted: t('filter.discount'),
  };
  const names = (Object.keys(words) as (keyof Chosen)[]).filter((name) => filters[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <ShopLink
            to={path + queryOf({ ...filters, [name]: undefined, page: 1 })}
            preventScrollReset
            className={chipLook(true)}
            aria-label={t('listing.remove', { filter: words[name] ?? '' })}
          >
            {words[name]}
            <X aria-hidden className="size-4" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink to={path} preventScrollReset className={buttonLook('plain', 's')}>
          {t('listing.clear')}
        </ShopLink>
      </li>
    </ul>
  );
}

/** The other pages of the list, each with an address of its own. */
export function ListingPages({ listing, path }: { listing: Listing; path: string }) {
  const { t, digits } = useLanguage();
  return (
    <Pagination
      page={listing.page}
      pages={listing.pages}
      digits={digits}
      words={{
        label: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (page) => t('pages.page', { page }),
      }}
      renderLink={(page, { className, label, rel }, face) => (
        <ShopLink
          to={path + queryOf({ ...listing.filters, page })}
          className={className}
          aria-label={label}
          rel={rel}
          prefetch="intent"
        >
          {face}
        </ShopLink>
      )}
    />
  );
}
