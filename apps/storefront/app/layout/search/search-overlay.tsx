import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { isSearchable, maxTerm, searchPath, termOf } from '../../features/catalog/search/term.ts';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { searchListId } from './search-options.ts';
import { SearchRecent, focusFirstRecent } from './search-recent.tsx';
import { SearchResults } from './search-results.tsx';

/** The search of a phone: it takes the whole screen (spec §2, mobile header). */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const term = termOf(text);
  // The dialog would otherwise give the focus to its button for closing.
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!term || !isSearchable(term)) return;
    onClose();
    void navigate(href(searchPath(term)));
  };
  return (
    <Dialog title={t('search.label')} closeLabel={t('close')} place="full" bare onClose={onClose}>
      <form
        role="search"
        onSubmit={submit}
        className="sticky top-0 border-b border-line bg-surface py-2 pl-3 pr-14"
      >
        <Search aria-hidden size={20} className="pointer-events-none absolute left-6.5 top-5 text-soft" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={searchListId('mobile')}
          value={text}
          maxLength={maxTerm}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          className="h-11 w-full rounded-full border border-field bg-page pl-11 pr-4 text-ink placeholder:text-soft"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || term) return;
            event.preventDefault();
            focusFirstRecent(event.currentTarget.closest('dialog'));
          }}
        />
      </form>
      {term ? (
        <SearchResults term={term} place="mobile" input={input} onDone={onClose} />
      ) : (
        <SearchRecent input={input} onDone={onClose} />
      )}
    </Dialog>
  );
}
