import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { unpack } from '@haat/web/platform/api/packed.ts';
import type { Packed } from '@haat/web/platform/api/packed.ts';
import { narrowedBy, queryOf, sortShown } from '../../catalog/listing/listing.ts';
import type { Filters as Chosen, Listing } from '../../catalog/listing/listing.ts';
import { ProductGrid } from '../card/product-grid.tsx';

// A plain form and plain links in the HTML: they work before their code is there.
const Filters = island(async () => (await import('./filters.tsx')).Filters, {
  when: 'first-move',
  waiting: <div className="hidden w-64 lg:block" />,
});
const controls = () => import('./listing-controls.tsx');
const ListingBar = island(async () => (await controls()).ListingBar, {
  when: 'first-move',
  waiting: <div className="min-h-11" />,
});
const Narrowings = island(async () => (await controls()).Narrowings, { when: 'first-move' });
const ListingEmpty = island(async () => (await import('./listing-empty.tsx')).ListingEmpty, {
  when: 'first-move',
});
const ListingPages = island(async () => (await controls()).ListingPages, { when: 'first-move' });

interface ListingViewProps {
  listing: Packed<Listing>;
  /** The address of the list, without language and query. */
  path: string;
  fixed?: 'category' | 'vendor';
  /** The list answers words: it is ordered best first unless asked otherwise. */
  searching?: boolean;
  /** Said where nothing is found although nothing narrows the list. */
  nothing?: ReactNode;
}

/** Products with filters, order and pages, all of them in the address. */
export function ListingView({ path, fixed, searching = false, nothing, ...props }: ListingViewProps) {
  const listing = unpack(props.listing);
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
      {(!empty || narrowed) && (
        <Filters listing={listing} fixed={fixed} action={here} waiting={waiting} onChoose={choose} />
      )}
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-4">
        {(!empty || narrowed) && <ListingBar listing={listing} searching={searching} onChoose={choose} />}
        <Narrowings listing={listing} path={path} />
        {empty ? (
          <ListingEmpty listing={listing} path={path} narrowed={narrowed} nothing={nothing} />
        ) : (
          <div aria-busy={waiting} className={waiting ? 'opacity-60 transition-opacity delay-150' : ''}>
            <ProductGrid products={listing.products} as="beside" />
          </div>
        )}
        <ListingPages listing={listing} path={path} />
      </div>
    </div>
  );
}
