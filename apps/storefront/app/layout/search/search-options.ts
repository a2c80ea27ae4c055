import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The id of the list of results, which the search field names as what it controls. */
export const searchListId = (place: 'desktop' | 'mobile'): string => `search-list-${place}`;

interface Options {
  input: RefObject<HTMLInputElement | null>;
  /** The id of the list; its options are called `{listId}-0` and so on. */
  listId: string;
  count: number;
  /** What the options answer: another one has nothing pointed at yet. */
  what: string;
}

/**
 * The options under a search field, walked with the arrow keys while the focus and the text stay in the field: the
 * pattern of a combobox. Past either end lies the text itself; Enter follows the option that is pointed at.
 * @returns the place of that option, -1 for none
 */
export function useOptions({ input, listId, count, what }: Options): number {
  const [pointed, setPointed] = useState({ what, at: -1 });
  const at = pointed.what === what && pointed.at < count ? pointed.at : -1;
  const optionId = at < 0 ? null : `${listId}-${at}`;

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('aria-expanded', String(count > 0));
    return () => field.setAttribute('aria-expanded', 'false');
  }, [input, count]);

  useEffect(() => {
    const field = input.current;
    if (!field || !optionId) return;
    field.setAttribute('aria-activedescendant', optionId);
    document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [input, optionId]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onKey = (event: KeyboardEvent) => {
      // A syllable that is being composed has these keys to itself.
      if (event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count > 0) {
        event.preventDefault();
        // One more place than options: the text.
        setPointed({ what, at: ((at + 1 + step + count + 1) % (count + 1)) - 1 });
      }
      if (event.key === 'Enter' && optionId) {
        event.preventDefault();
        document.getElementById(optionId)?.click();
      }
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [input, count, what, at, optionId]);

  return at;
}
