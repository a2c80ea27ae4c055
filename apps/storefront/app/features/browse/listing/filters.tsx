import { useLayoutEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import X from 'lucide-react/icons/x';
import { titleIn } from '@haat/contract/core/language';
import { useFrame } from '../../tenant/frame.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { narrowedBy } from '../../catalog/listing/listing.ts';
import type { Filters as Chosen, Listing } from '../../catalog/listing/listing.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { iconButtonLook } from '@haat/web/ui/icon-button.tsx';
import { CheckboxGroup, Discounts, Flag, Prices, RadioGroup, Sizes } from './filters-fields.tsx';
import { applyEarly, chosenIn, filtersForm, filtersSheet, showIn } from './filters-form.ts';
import { useSheetStep } from '@haat/web/ui/dialog/use-sheet-step.ts';

interface FiltersProps {
  listing: Listing;
  /** What the screen's own address decides, and so cannot be chosen. */
  fixed?: 'category' | 'vendor';
  /** The listing's address, in its language, without query. */
  action: string;
  waiting: boolean;
  onChoose: (filters: Chosen) => void;
}

/**
 * The ways to narrow a list. A plain GET form, so that it works before and without JavaScript; with it each choice
 * counts at once. One element is the column beside a wide list and, as a popover, the sheet over a narrow one.
 */
export function Filters({ listing, fixed, action, waiting, onChoose }: FiltersProps) {
  const { t, language } = useLanguage();
  const category = useFrame().categories.find(({ slug }) => slug === listing.filters.category);
  const form = useRef<HTMLFormElement>(null);
  const sheet = useSheetStep();
  const early = useRef(onChoose);
  const shown = useRef<Chosen>(null);
  // Before the browser paints, and never over a choice whose list is still to come: who ticks two boxes quickly keeps both.
  useLayoutEffect(() => {
    const first = shown.current === null;
    shown.current = listing.filters;
    if (first && applyEarly(early.current)) return;
    if (form.current && !waiting) showIn(form.current, listing.filters);
  }, [listing.filters, waiting]);
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChoose(chosenIn(currentTarget));
  return (
    <aside
      {...sheet}
      id={filtersSheet}
      popover="auto"
      aria-label={t('listing.filters')}
      className="inset-x-0 bottom-0 top-auto m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-box bg-surface px-4 pb-4 text-ink shadow-panel transition-[translate] duration-200 backdrop:bg-black/45 max-lg:starting:open:translate-y-full lg:static lg:block lg:max-h-none lg:w-64 lg:shrink-0 lg:self-start lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between border-b border-line bg-surface py-2 ps-4 pe-2 pt-4 before:absolute before:inset-x-0 before:top-2 before:mx-auto before:h-1 before:w-9 before:rounded-full before:bg-line before:content-[''] lg:hidden">
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
        // What a browser fills in by itself on coming back was not chosen for this list.
        autoComplete="off"
        className="grid gap-5 max-lg:pt-4"
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
          <RadioGroup
            name="category"
            legend={t('filter.category')}
            choices={listing.categories}
            chosen={category && { value: category.slug, title: titleIn(language, category) }}
          />
        )}
        <Prices listing={listing} />
        <Sizes choices={listing.sizes} chosen={listing.filters.sizes} />
        <CheckboxGroup
          name="colours"
          legend={t('filter.colour')}
          choices={listing.colours}
          chosen={listing.filters.colours}
        />
        <fieldset className="grid">
          <Flag
            name="inStock"
            label={t('filter.stock')}
            count={listing.inStock}
            checked={listing.filters.inStock}
          />
        </fieldset>
        <Discounts listing={listing} />
        {fixed !== 'vendor' && (
          <CheckboxGroup
            name="vendor"
            legend={t('filter.vendor')}
            choices={listing.vendors}
            chosen={listing.filters.vendor}
          />
        )}
      </form>
      <SheetFoot
        listing={listing}
        onClear={() => onChoose({ sort: listing.filters.sort })}
        onShow={() => {
          const typed = form.current && chosenIn(form.current);
          const { min, max } = listing.filters;
          if (typed && (typed.min !== min || typed.max !== max)) onChoose(typed);
        }}
      />
    </aside>
  );
}

interface SheetFootProps {
  listing: Listing;
  onClear: () => void;
  /** Takes over what was typed and not applied. */
  onShow: () => void;
}

function SheetFoot({ listing, onClear, onShow }: SheetFootProps) {
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
        onClick={onShow}
      >
        {t(listing.total === 1 ? 'listing.show.one' : 'listing.show', { n: listing.total })}
      </Button>
    </div>
  );
}
