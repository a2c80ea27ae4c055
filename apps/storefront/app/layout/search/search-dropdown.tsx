import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { termOf } from '../../features/catalog/search/term.ts';
import { SearchRecent, focusFirstRecent } from './search-recent.tsx';
import { SearchResults } from './search-results.tsx';

interface SearchDropdownProps {
  form: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Its code cannot be had: the next use of the field asks again. */
  onClose: () => void;
}

type Shown = 'results' | 'recent' | null;

const offeredFor = (field: HTMLInputElement): Shown => (termOf(field.value) ? 'results' : 'recent');

/**
 * What appears under the search box once it is used: results while the text is not blank, recent searches for whoever
 * comes to an empty field, nothing for whoever has just emptied it (spec §5). It listens to the form itself, whose own
 * code is part of every first load and stays small.
 */
export function SearchDropdown({ form, input }: SearchDropdownProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>(null);
  const term = termOf(text);
  useEffect(() => {
    const box = form.current;
    const field = input.current;
    if (!box || !field) return;
    const stop = new AbortController();
    const { signal } = stop;
    const offer = () => {
      setText(field.value);
      setShown(offeredFor(field));
    };
    // Not while rendering: after a search the field of the page before is still there then, and has the focus.
    if (document.activeElement === field) offer();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // The browser would empty the field.
        event.preventDefault();
        field.focus();
        setShown(null);
      }
      if (event.key === 'ArrowDown' && event.target === field) {
        event.preventDefault();
        offer();
        focusFirstRecent(box);
      }
    };
    box.addEventListener('keydown', onKey, { signal });
    box.addEventListener('submit', () => setShown(null), { signal });
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!box.contains(relatedTarget as Node | null)) setShown(null);
      },
      { signal },
    );
    field.addEventListener('focus', offer, { signal });
    field.addEventListener('click', offer, { signal });
    field.addEventListener(
      'input',
      () => {
        setText(field.value);
        setShown(termOf(field.value) ? 'results' : null);
      },
      { signal },
    );
    return () => stop.abort();
  }, [form, input]);
  if (!shown) return null;
  const done = () => setShown(null);
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(36rem,calc(100dvh-8rem))] overflow-y-auto rounded-box border border-line bg-surface shadow-panel empty:hidden">
      {shown === 'results' && term && (
        <SearchResults term={term} place="desktop" input={input} onDone={done} />
      )}
      {shown === 'recent' && <SearchRecent input={input} onDone={done} />}
    </div>
  );
}
