import type { KeyboardEvent, RefObject } from 'react';
import History from 'lucide-react/icons/rotate-ccw-clock';
import X from 'lucide-react/icons/x';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useStored } from '@haat/web/platform/storage/stored.ts';
import { recentSearches, withoutSearch } from '../../features/catalog/search/recent-searches.ts';
import { isSearchable, searchPath } from '../../features/catalog/search/term.ts';
import { iconButtonLook } from '@haat/web/ui/icon-button.tsx';

interface SearchRecentProps {
  input: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** What was searched for lately, offered while the field is empty; each can be taken away, and all at once. */
export function SearchRecent({ input, onDone }: SearchRecentProps) {
  const { t } = useLanguage();
  const recent = useStored(recentSearches).filter(isSearchable);
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('search.recent')} className="p-2">
      <div className="flex items-center justify-between gap-2 ps-2">
        <h2 className="text-sm font-semibold text-soft">{t('search.recent')}</h2>
        <button
          type="button"
          className="min-h-11 rounded-box px-3 text-sm font-semibold text-primary-ink hover:bg-sunken"
          onClick={() => {
            input.current?.focus();
            recentSearches.set([]);
          }}
        >
          {t('search.recent.clear')}
        </button>
      </div>
      <ul>
        {recent.map((term) => (
          <li key={term} className="flex items-center rounded-box hover:bg-sunken">
            <ShopLink
              data-recent
              to={searchPath(term)}
              onKeyDown={(event) => walk(event, input)}
              className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-box p-2"
              onClick={onDone}
            >
              <History aria-hidden size={18} className="shrink-0 text-soft" />
              <span className="truncate">{term}</span>
            </ShopLink>
            <button
              type="button"
              aria-label={t('search.recent.remove', { term })}
              className={iconButtonLook}
              onClick={() => {
                // The button goes with its line, and the focus must not be lost with it.
                input.current?.focus();
                recentSearches.update((all) => withoutSearch(all, term));
              }}
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function walk(event: KeyboardEvent<HTMLElement>, input: RefObject<HTMLInputElement | null>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-recent]') ?? [];
  const terms = [...all];
  const next = terms.indexOf(event.currentTarget) + step;
  if (next < 0) input.current?.focus();
  else terms[Math.min(next, terms.length - 1)]?.focus();
}

/** Arrow down from the empty field goes to the first of them. */
export const focusFirstRecent = (around: Element | null): void =>
  around?.querySelector<HTMLElement>('[data-recent]')?.focus();
