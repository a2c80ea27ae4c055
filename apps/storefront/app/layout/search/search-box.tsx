import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { useLocation, useNavigate } from 'react-router';
import { withoutLanguage } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { isSearchable, maxTerm, searchPath, termOf } from '../../features/catalog/search/term.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';

// As `search-options.ts` calls the list, whose code comes when it is used.
const searchListId = 'search-list-desktop';

const SearchDropdown = island(async () => (await import('./search-dropdown.tsx')).SearchDropdown, {
  when: 'shown',
});

/** The search of the desktop header: Enter shows all results, and while typing they appear under it (spec §2, §5). */
export function SearchBox() {
  const { t, href } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const searched = searchedOn(pathname);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = termOf(input.current?.value ?? '');
    if (term && isSearchable(term)) void navigate(href(searchPath(term)));
  };
  return (
    <RenderedOnce
      as="form"
      ref={form}
      role="search"
      action={href('/search')}
      onSubmit={submit}
      className="relative hidden grow lg:block"
      keyOf={() => `search box ${searched}`}
    >
      {() => (
        <>
          <Search aria-hidden size={20} className="pointer-events-none absolute left-3.5 top-3 text-soft" />
          <input
            // Elsewhere than on the page of its results, an old search is of no use.
            key={`field ${pathname}`}
            ref={input}
            type="search"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={searchListId}
            defaultValue={searched}
            maxLength={maxTerm}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            className="h-11 w-full rounded-full border border-field bg-page pl-11 pr-4 text-ink placeholder:text-soft"
            onFocus={() => setUsed(true)}
          />
          {used && (
            <SearchDropdown
              key={`list ${pathname}`}
              form={form}
              input={input}
              onClose={() => setUsed(false)}
            />
          )}
        </>
      )}
    </RenderedOnce>
  );
}

function searchedOn(pathname: string): string {
  const [, first, term = ''] = withoutLanguage(pathname).split('/');
  if (first !== 'search') return '';
  try {
    return decodeURIComponent(term);
  } catch {
    return '';
  }
}
