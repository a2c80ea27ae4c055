import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { termOf } from '../features/catalog/term.ts';
import { SearchResults } from './search-results.tsx';

interface SearchDropdownProps {
  form: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * What appears under the search box once it is used: open while the box or a result has the focus and the text is
 * not blank. It listens to the form itself, whose own code is part of every first load and stays small.
 */
export function SearchDropdown({ form, input }: SearchDropdownProps) {
  const [text, setText] = useState(() => input.current?.value ?? '');
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  const term = termOf(text);
  useEffect(() => {
    const box = form.current;
    const field = input.current;
    if (!box || !field) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // The browser would empty the field.
        event.preventDefault();
        field.focus();
        setOpen(false);
      }
      if (event.key === 'ArrowDown' && event.target === field) {
        event.preventDefault();
        setOpen(true);
        box.querySelector<HTMLElement>('[data-result]')?.focus();
      }
    };
    box.addEventListener('keydown', onKey, { signal });
    box.addEventListener('submit', () => setOpen(false), { signal });
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!box.contains(relatedTarget as Node | null)) setOpen(false);
      },
      { signal },
    );
    field.addEventListener('focus', () => setOpen(true), { signal });
    field.addEventListener(
      'input',
      () => {
        setText(field.value);
        setOpen(true);
      },
      { signal },
    );
    return () => stop.abort();
  }, [form, input]);
  if (!open || !term) return null;
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(36rem,calc(100dvh-8rem))] overflow-y-auto rounded-box border border-line bg-surface shadow-panel">
      <SearchResults
        term={term}
        place="desktop"
        onBack={() => input.current?.focus()}
        onDone={() => setOpen(false)}
      />
    </div>
  );
}
