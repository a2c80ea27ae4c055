import type { KeyboardEvent, MouseEvent } from 'react';
import { SearchX } from 'lucide-react';
import { pictureAt } from '@haat/contract/catalog/rules';
import type { ProductCard } from '@haat/contract/catalog/product';
import { useFrame } from './frame.ts';
import { ShopLink, useLanguage } from '../core/language.tsx';
import { useLoginFirst } from '../core/use-login-first.ts';
import { canBeAsked, searchPath } from '../features/catalog/term.ts';
import { useSearch } from '../features/catalog/use-search.ts';
import { titleIn } from '../features/shop/categories.ts';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The overlay shows so many; the page of results shows all. */
const shownMost = 8;
/** Placeholders while loading (spec §2, §9). */
const placeholders = [1, 2, 3, 4];

interface SearchResultsProps {
  /** Not blank: the caller closes the overlay for a blank text (spec §5). */
  term: string;
  place: 'desktop' | 'mobile';
  /** Arrow up from the first result. */
  onBack: () => void;
  /** A result was followed. */
  onDone: () => void;
}

/** What a term finds: placeholders, then results with title, price and image, or a word that there are none. */
export function SearchResults({ term, place, onBack, onDone }: SearchResultsProps) {
  const { t } = useLanguage();
  const state = useSearch(term);
  const loading = state.is === 'loading';
  const products = state.is === 'done' ? state.products : [];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => walk(event, onBack);
  return (
    <section aria-label={t('search.results')} aria-busy={loading} className="p-2">
      <p role="status" className="sr-only">
        {loading ? t('search.searching') : t('search.found', { n: products.length })}
      </p>
      {loading && <Placeholders />}
      {!loading && products.length === 0 && <Nothing place={place} />}
      {products.length > 0 && (
        <ul>
          {products.slice(0, shownMost).map((product) => (
            <li key={product._id}>
              <Result product={product} onDone={onDone} onKeyDown={onKeyDown} />
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && canBeAsked(term) && (
        <ShopLink
          data-result
          to={searchPath(term)}
          onClick={onDone}
          onKeyDown={onKeyDown}
          className="mt-1 flex min-h-11 items-center justify-center rounded-box px-3 text-center text-sm font-semibold text-primary-ink hover:bg-sunken"
        >
          {t('search.all', { term })}
        </ShopLink>
      )}
    </section>
  );
}

/** Arrow keys walk through the results; up from the first goes back to the text. */
function walk(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const all = event.currentTarget.closest('section')?.querySelectorAll<HTMLElement>('[data-result]') ?? [];
  const results = [...all];
  const next = results.indexOf(event.currentTarget) + step;
  if (next < 0) onBack();
  else results[Math.min(next, results.length - 1)]?.focus();
}

const row = 'flex items-center gap-3 rounded-box p-2';

interface ResultProps {
  product: ProductCard;
  onDone: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Result({ product, onDone, onKeyDown }: ResultProps) {
  const { language, rupees } = useLanguage();
  const { settings } = useFrame();
  const loginFirst = useLoginFirst();
  const to = `/product/${product.slug}`;
  const image = product.image ?? product.images[0]?.url;
  const open = (event: MouseEvent) => {
    // The shop's owner may ask guests to log in before they open what they found (spec §5, design D11).
    if (settings.loginToOpenProduct === 'on' && !loginFirst({ next: to })) event.preventDefault();
    onDone();
  };
  const blank = <span className="size-14 shrink-0 rounded-box bg-sunken" />;
  return (
    <ShopLink
      data-result
      to={to}
      onClick={open}
      onKeyDown={onKeyDown}
      className={`${row} hover:bg-sunken focus:bg-sunken`}
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

function Nothing({ place }: { place: 'desktop' | 'mobile' }) {
  const { t } = useLanguage();
  const mobile = place === 'mobile';
  return (
    <div className="grid justify-items-center gap-1 px-4 py-8 text-center">
      <SearchX aria-hidden size={40} strokeWidth={1.25} className="mb-2 text-soft" />
      <p className="font-semibold">{t(mobile ? 'search.none.mobile' : 'search.none')}</p>
      <p className="text-sm text-soft">{t(mobile ? 'search.none.mobile.hint' : 'search.none.hint')}</p>
    </div>
  );
}
