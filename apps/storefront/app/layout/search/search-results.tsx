import type { RefObject } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { pictureAt } from '@haat/contract/catalog/rules';
import type { ProductCard } from '@haat/contract/catalog/product';
import { titleIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { rememberSearch } from '../../features/catalog/search/recent-searches.ts';
import { isSearchable, searchPath } from '../../features/catalog/search/term.ts';
import { useSearch } from '../../features/catalog/search/use-search.ts';
import { useCountedMiss } from '../../features/insight/count.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { searchListId, useOptions } from './search-options.ts';
import { useOpening } from '../../features/catalog/use-opening.ts';

// The overlay shows so many; the page of results shows all.
const maxShown = 8;
// What is found nowhere for so many milliseconds was meant, and is not the beginning of a longer word.
const standsFor = 2_000;
/** Placeholders while loading (spec §2, §9). */
const placeholders = [1, 2, 3, 4];

interface SearchResultsProps {
  /** Not blank: the caller closes the overlay for a blank text (spec §5). */
  term: string;
  place: 'desktop' | 'mobile';
  /** The field in which the term is typed; the results are its options. */
  input: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** What a term finds: placeholders, then results with title, price and image, or a word that there are none. */
export function SearchResults({ term, place, input, onDone }: SearchResultsProps) {
  const { t } = useLanguage();
  const state = useSearch(term);
  const loading = state.is === 'loading';
  const found = state.is === 'done' ? state.products : [];
  const products = found.slice(0, maxShown);
  const all = products.length > 0 && isSearchable(term);
  const listId = searchListId(place);
  const count = products.length + (all ? 1 : 0);
  const pointed = useOptions({ input, listId, count, what: `${term} ${count}` });
  const option = (at: number) => ({ id: `${listId}-${at}`, pointed: at === pointed });
  const done = () => {
    rememberSearch(term);
    onDone();
  };
  return (
    <section aria-label={t('search.results')} aria-busy={loading} className="p-2">
      <p role="status" className="sr-only">
        {loading
          ? t('search.searching')
          : t(found.length === 1 ? 'search.found.one' : 'search.found', { n: found.length })}
      </p>
      {loading && <Placeholders />}
      {!loading && products.length === 0 && <Nothing term={term} place={place} onDone={onDone} />}
      {products.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('search.results')}>
          {products.map((product, at) => (
            <Result key={product._id} product={product} {...option(at)} onDone={done} />
          ))}
          {all && (
            <ShopLink
              {...optionOf(option(products.length))}
              to={searchPath(term)}
              onClick={onDone}
              className="mt-1 flex min-h-11 items-center justify-center rounded-box px-3 text-center text-sm font-semibold text-primary-ink hover:bg-sunken aria-selected:bg-sunken"
            >
              {t('search.all', { term })}
            </ShopLink>
          )}
        </div>
      )}
    </section>
  );
}

interface OptionProps {
  id: string;
  pointed: boolean;
}

// A link that is an option of the field: the focus stays there.
const optionOf = ({ id, pointed }: OptionProps) => ({
  id,
  role: 'option',
  'aria-selected': pointed,
  tabIndex: -1,
});

const row = 'flex items-center gap-3 rounded-box p-2';

interface ResultProps extends OptionProps {
  product: ProductCard;
  onDone: () => void;
}

function Result({ product, onDone, ...option }: ResultProps) {
  const { language, rupees } = useLanguage();
  const open = useOpening();
  const to = `/product/${product.slug}`;
  const image = product.image ?? product.images[0]?.url;
  const blank = <span className="size-14 shrink-0 rounded-box bg-sunken" />;
  return (
    <ShopLink
      {...optionOf(option)}
      to={to}
      onClick={(event) => {
        open(event, to);
        onDone();
      }}
      className={`${row} hover:bg-sunken aria-selected:bg-sunken`}
    >
      {image ? (
        <Picture
          src={pictureAt(image, 200)}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-box bg-sunken object-cover"
          fallback={blank}
        />
      ) : (
        blank
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 text-sm leading-relaxed">{titleIn(language, product)}</span>
        <span className="block font-bold">{rupees(product.sellingPrice)}</span>
      </span>
    </ShopLink>
  );
}

const Placeholders = () => (
  <div aria-hidden>
    {placeholders.map((each) => (
      <div key={each} className={row}>
        <Skeleton className="size-14 shrink-0" />
        <span className="grow">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="mt-2 h-4 w-24" />
        </span>
      </div>
    ))}
  </div>
);

function Nothing({ term, place, onDone }: Pick<SearchResultsProps, 'term' | 'place' | 'onDone'>) {
  const { t } = useLanguage();
  useCountedMiss(term, standsFor);
  const mobile = place === 'mobile';
  return (
    <div className="grid justify-items-center gap-1 px-4 py-8 text-center">
      <SearchX aria-hidden size={40} strokeWidth={1.25} className="mb-2 text-soft" />
      <p className="font-semibold">{t(mobile ? 'search.none.mobile' : 'search.none')}</p>
      <p className="text-sm text-soft">{t(mobile ? 'search.none.mobile.hint' : 'search.none.hint')}</p>
      {mobile && (
        <ShopLink className={`${buttonLook()} mt-3`} to="/products" onClick={onDone}>
          {t('products.browse')}
        </ShopLink>
      )}
    </div>
  );
}
