import { useEffect, useRef } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { sorts } from '@haat/contract/catalog/rules';
import { titleIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useFrame } from '../../tenant/frame.ts';
import { narrowedBy, narrowings, queryOf, sortShown } from '../../catalog/listing/listing.ts';
import type { Choice, Filters as Chosen, Listing, Narrowing } from '../../catalog/listing/listing.ts';
import { useFocusWhenFewer } from '@haat/web/ui/keep-focus.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { Pagination } from '@haat/web/ui/list/pagination.tsx';
import { Select } from '@haat/web/ui/form/select.tsx';
import { applyEarly, chosenIn, discountText, filtersForm, filtersSheet } from './filters-form.ts';

interface BarProps {
  listing: Listing;
  searching: boolean;
  onChoose: (filters: Chosen) => void;
}

export function ListingBar({ listing, searching, onChoose }: BarProps) {
  const { t, digits } = useLanguage();
  const narrowed = narrowedBy(listing.filters);
  const found = useRef<HTMLHeadingElement>(null);
  useFocusWhenFewer(found, narrowed);
  const early = useRef(onChoose);
  useEffect(() => void applyEarly(early.current), []);
  const orders = searching ? (['best', ...sorts] as const) : sorts;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 ref={found} tabIndex={-1} aria-live="polite" className="grow text-sm text-soft">
        {t(listing.total === 1 ? 'listing.results.one' : 'listing.results', { n: listing.total })}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
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
          autoComplete="off"
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

export function Narrowings({ listing, path }: { listing: Listing; path: string }) {
  const { t } = useLanguage();
  const nameOf = useNarrowingName(listing);
  const all = narrowings(listing.filters);
  if (all.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {all.map((each) => (
        <li key={`${each.name} ${each.value}`}>
          <ShopLink
            to={path + queryOf(each.without)}
            stay
            className={chipLook(true)}
            aria-label={t('listing.remove', { filter: nameOf(each) })}
          >
            <span className="max-w-[16rem] truncate">{nameOf(each)}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink
          to={path + queryOf({ sort: listing.filters.sort })}
          stay
          className={buttonLook('plain', 's')}
        >
          {t('listing.clear')}
        </ShopLink>
      </li>
    </ul>
  );
}

function useNarrowingName({
  categories,
  vendors,
  sizes,
  colours,
}: Listing): (narrowing: Narrowing) => string {
  const { t, rupees, language } = useLanguage();
  const frame = useFrame();
  return ({ name, value }) => {
    switch (name) {
      case 'category': {
        const known = frame.categories.find(({ slug }) => slug === value);
        return known ? titleIn(language, known) : titleOf(categories, value);
      }
      case 'vendor':
        return titleOf(vendors, value);
      case 'min':
        return t('filter.from', { price: rupees(Number(value)) });
      case 'max':
        return t('filter.to', { price: rupees(Number(value)) });
      case 'sizes':
        return `${t('filter.size')}: ${titleOf(sizes, value)}`;
      case 'colours':
        return `${t('filter.colour')}: ${titleOf(colours, value)}`;
      case 'inStock':
        return t('filter.stock');
      case 'discount':
        return discountText(t, Number(value));
    }
  };
}

const titleOf = (choices: Choice[], value: string): string =>
  choices.find((each) => each.value === value)?.title ?? value;

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
        >
          {face}
        </ShopLink>
      )}
    />
  );
}
