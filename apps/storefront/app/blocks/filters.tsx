import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { X } from 'lucide-react';
import { useFrame } from './frame.ts';
import { useLanguage } from '../core/language.tsx';
import { titleIn } from '../features/shop/categories.ts';
import { narrowedBy } from '../features/catalog/listing.ts';
import type { Choice, Filters as Chosen, Listing } from '../features/catalog/listing.ts';
import { Button } from '../ui/button.tsx';
import { iconButtonLook } from '../ui/icon-button.tsx';
import { chosenIn, filtersForm, filtersSheet } from './filters-form.ts';

interface FiltersProps {
  listing: Listing;
  /** What the screen's own address decides, and so cannot be chosen. */
  fixed?: 'category' | 'vendor';
  /** The listing's address, in its language, without query. */
  action: string;
  onChoose: (filters: Chosen) => void;
}

/**
 * The ways to narrow a list. A plain GET form, so that it works before and without JavaScript; with it each choice
 * counts at once. One element is the column beside a wide list and, as a popover, the sheet over a narrow one.
 */
export function Filters({ listing, fixed, action, onChoose }: FiltersProps) {
  const { t, language } = useLanguage();
  const category = useFrame().categories.find(({ slug }) => slug === listing.filters.category);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) showIn(form.current, listing.filters);
  }, [listing.filters]);
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChoose(chosenIn(currentTarget));
  return (
    <aside
      id={filtersSheet}
      popover="auto"
      aria-label={t('listing.filters')}
      className="inset-x-0 bottom-0 top-auto m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-box bg-surface p-4 text-ink shadow-panel backdrop:bg-black/45 lg:static lg:block lg:max-h-none lg:w-64 lg:shrink-0 lg:self-start lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="mb-2 flex items-center justify-between lg:hidden">
        <h2 className="text-lg font-bold">{t('listing.filters')}</h2>
        <button
          type="button"
          popoverTarget={filtersSheet}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className={iconButtonLook}
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      <form
        ref={form}
        id={filtersForm}
        action={action}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          choose(event);
        }}
        // A typed price waits until it is finished; everything else counts at once.
        onChange={(event) => {
          const field = event.target as EventTarget;
          if (!(field instanceof HTMLInputElement && field.type === 'number')) choose(event);
        }}
      >
        {fixed !== 'category' && (
          <Choices
            name="category"
            legend={t('filter.category')}
            choices={listing.categories}
            chosen={category && { value: category.slug, title: titleIn(language, category) }}
          />
        )}
        <Prices listing={listing} />
        <fieldset className="grid">
          <Flag
            name="inStock"
            label={t('filter.stock')}
            count={listing.inStock}
            checked={listing.filters.inStock}
          />
          <Flag
            name="discounted"
            label={t('filter.discount')}
            count={listing.discounted}
            checked={listing.filters.discounted}
          />
        </fieldset>
        {fixed !== 'vendor' && (
          <Choices
            name="vendor"
            legend={t('filter.vendor')}
            choices={listing.vendors}
            chosen={listing.vendors.find(({ value }) => value === listing.filters.vendor)}
          />
        )}
      </form>
      <SheetFoot listing={listing} onClear={() => onChoose({ sort: listing.filters.sort })} />
    </aside>
  );
}

/** After 'back' and a removed chip the fields must say what the address says; a price being typed is left alone. */
function showIn(form: HTMLFormElement, filters: Chosen): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const value = filters[field.name as keyof Chosen];
    if (field.type === 'radio') field.checked = field.value === (value ?? '');
    else if (field.type === 'checkbox') field.checked = value === true;
    else if (field !== document.activeElement) field.value = value === undefined ? '' : String(value);
  }
}

function SheetFoot({ listing, onClear }: { listing: Listing; onClear: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="sticky -bottom-4 -mx-4 -mb-4 mt-4 flex gap-3 border-t border-line bg-surface p-4 lg:hidden">
      {narrowedBy(listing.filters) > 0 && (
        <Button kind="quiet" size="s" className="whitespace-nowrap" onClick={onClear}>
          {t('listing.clear')}
        </Button>
      )}
      <Button
        size="s"
        className="grow whitespace-nowrap"
        popoverTarget={filtersSheet}
        popoverTargetAction="hide"
      >
        {t(listing.total === 1 ? 'listing.show.one' : 'listing.show', { n: listing.total })}
      </Button>
    </div>
  );
}

const rowLook =
  'flex min-h-11 cursor-pointer items-center gap-2.5 text-sm hover:text-primary-ink lg:pointer-fine:min-h-9';
const boxLook = 'size-4.5 shrink-0 accent-primary-ink';
/** So many choices are seen before 'show more'. */
const seenAtOnce = 8;

interface ChoicesProps {
  name: string;
  legend: string;
  choices: Choice[];
  /** The one that is chosen: of the categories it stands above those within it, which are then the choices. */
  chosen?: Omit<Choice, 'count'>;
}

function Choices({ name, legend, choices, chosen }: ChoicesProps) {
  const { t, digits } = useLanguage();
  if (choices.length === 0 && !chosen) return null;
  const row = ({ value, title, count }: Omit<Choice, 'count'> & { count?: number }) => (
    <label key={value} className={rowLook}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === (chosen?.value ?? '')}
        className={boxLook}
      />
      <span className="grow">{title}</span>
      {count !== undefined && <span className="text-xs text-soft tabular-nums">{digits(count)}</span>}
    </label>
  );
  const above = chosen && !choices.some(({ value }) => value === chosen.value) ? chosen : null;
  const rest = choices.slice(seenAtOnce);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {row({ value: '', title: t('listing.any') })}
      {above && row({ value: above.value, title: above.title })}
      <div className={above ? 'ps-6' : ''}>{choices.slice(0, seenAtOnce).map(row)}</div>
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => value === chosen?.value) || undefined}>
          <summary className={`${rowLook} font-medium text-primary-ink`}>{t('listing.moreChoices')}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  );
}

function Flag(props: { name: string; label: string; count: number; checked?: boolean }) {
  const { digits } = useLanguage();
  return (
    <label className={rowLook}>
      <input
        type="checkbox"
        name={props.name}
        value="true"
        defaultChecked={props.checked}
        className={boxLook}
      />
      <span className="grow">{props.label}</span>
      <span className="text-xs text-soft tabular-nums">{digits(props.count)}</span>
    </label>
  );
}

function Prices({ listing: { filters, price } }: { listing: Listing }) {
  const { t, digits } = useLanguage();
  const field = (name: 'min' | 'max', placeholder: number) => (
    <label className="grid min-w-0 gap-1 text-xs text-soft">
      {t(`filter.${name}`)}
      <input
        type="number"
        name={name}
        min={0}
        step={1}
        inputMode="numeric"
        placeholder={digits(placeholder)}
        defaultValue={filters[name]}
        className="min-h-11 w-full rounded-box border border-line bg-surface px-2.5 text-sm text-ink [appearance:textfield]"
      />
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('filter.price')}</legend>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        {field('min', price.min)}
        {field('max', price.max)}
        <Button type="submit" kind="quiet" size="s" className="lg:min-h-11">
          {t('listing.apply')}
        </Button>
      </div>
    </fieldset>
  );
}
