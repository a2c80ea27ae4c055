import { useEffect, useRef, useState } from 'react';
import { draftOf, keepDraft, storeDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/**
 * A review while it is being written: what was left unfinished in this visit, else what is there already.
 * @param of whose review it is, and of which product
 * @param start what stands in the form where nothing was left unfinished
 */
export function useDraft(of: string, start: Omit<Draft, 'photos'>) {
  const [draft, setDraft] = useState<Draft>(() => left(of, start));
  const latest = useRef(draft);
  useEffect(() => {
    const store = () => storeDraft(of);
    // The last that a page hears for certain before a phone takes its memory away.
    document.addEventListener('visibilitychange', store);
    return () => {
      document.removeEventListener('visibilitychange', store);
      store();
    };
  }, [of]);
  const change = (part: Partial<Draft> | ((old: Draft) => Partial<Draft>)) => {
    const old = latest.current;
    latest.current = { ...old, ...(typeof part === 'function' ? part(old) : part) };
    keepDraft(of, latest.current);
    setDraft(latest.current);
  };
  return { draft, change };
}

function left(of: string, start: Omit<Draft, 'photos'>): Draft {
  const draft = draftOf(of);
  if (!draft) return { ...start, photos: [] };
  // A photo may be gone by now.
  return { ...draft, kept: draft.kept.filter((name) => start.kept.includes(name)) };
}
