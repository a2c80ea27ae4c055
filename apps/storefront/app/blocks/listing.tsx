import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { sorts } from '@haat/contract/catalog/rules';
import { ShopLink, useLanguage } from '../core/language.tsx';
import { narrowedBy, queryOf, sortShown } from '../features/catalog/listing.ts';
import type { Filters as Chosen, Listing } from '../features/catalog/listing.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { chipLook } from '../ui/chip.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import { Filters, chosenIn, filtersForm, filtersSheet } from './filters.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ListingViewProps {
  listing: Listing;
  /** The address of the list, without language and query. */
  path: string;
  fixed?: 'category' | 'vendor';
  /** The list answers words: it is ordered best first unless asked otherwise. */
  searching?: boolean;
  /** Said where nothing is found although nothing narrows the list. */
  nothing?: ReactNode;
}

/** Products with filters, order and pages, all of them in the address. */
export function ListingView({ listing, path, fixed, searching = false, nothing }: ListingViewProps) {
  const { href } = useLanguage();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const here = href(path);
  const waiting = navigation.location?.pathname === here;
  const choose = (filters: Chosen) => {
    // The list changes where the shopper looks; only another page of it begins at the top.
    const sort = filters.sort === sortShown({}, searching) ? undefined : filters.sort;
    void navigate(here + queryOf({ ...filters, sort, page: 1 }), { preventScrollReset: true });
  };
  const empty = listing.products.length === 0;
  const narrowed = narrowedBy(listing.filters) > 0;
  return (
    <div className="flex gap-8">
      {(!empty || narrowed) && <Filters listing={listing} fixed={fixed} action={here} onChoose={choose} />}
      <div className="grid min-w-0 grow content-start gap-4">
        {(!empty || narrowed) && <Bar listing={listing} searching={searching} onChoose={choose} />}
        <Narrowings listing={listing} path={path} />
        {empty ? (
          <Empty listing={listing} path={path} nothing={narrowed ? undefined : nothing} />
        ) : (
          <div aria-busy={waiting} className={waiting ? 'opacity-60 transition-opacity delay-150' : ''}>
            <ProductGrid products={listing.products} as="beside" />
          </div>
        )}
        <Pages listing={listing} path={path} />
      </div>
    </div>
  );
}

interface BarProps {
  listing: Listing;
  searching: boolean;
  onChoose: (filters: Chosen) => void;
}

/** How many there are, their order, and on a phone the way to the filters. */
function Bar({ listing, searching, onChoose }: BarProps) {
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
function Narrowings({ listing: { filters, categories, vendors }, path }: { listing: Listing; path: string }) {
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

/** Nothing to show: why, and what to do next. */
function Empty({ listing, path, nothing }: { listing: Listing; path: string; nothing?: ReactNode }) {
  const { t } = useLanguage();
  if (nothing && listing.total === 0) return nothing;
  const beyond = listing.total > 0;
  return (
    <div className="grid justify-items-center gap-3 rounded-box border border-dashed border-line px-4 py-14 text-center">
      <p className="text-lg font-semibold">
        {beyond ? t('listing.beyond', { page: listing.page }) : t('listing.empty')}
      </p>
      {!beyond && <p className="max-w-prose text-soft">{t('listing.emptyText')}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <ShopLink
          to={beyond ? path + queryOf({ ...listing.filters, page: 1 }) : path}
          className={buttonLook('primary')}
        >
          {t(beyond ? 'listing.firstPage' : 'listing.clear')}
        </ShopLink>
        {!beyond && path !== '/products' && (
          <ShopLink to="/products" className={buttonLook('quiet')}>
            {t('notFound.browse')}
          </ShopLink>
        )}
      </div>
    </div>
  );
}

function Pages({ listing, path }: { listing: Listing; path: string }) {
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
      link={(page, { className, label, rel }, face) => (
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
