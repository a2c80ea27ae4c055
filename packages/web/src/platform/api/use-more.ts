import { useState } from 'react';
import { useProblemText } from './problem-text.ts';

/** A part of a list, and where the next one begins; null where there is none. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * A list that a loader began, and what comes below when it is asked for. The first page may be loaded anew meanwhile: each
 * row stands there once, where it is by then.
 */
export function useMore<Row extends { _id: string }>(
  first: Page<Row>,
  ask: (after: string) => Promise<Page<Row>>,
) {
  const problemText = useProblemText();
  const [later, setLater] = useState<Page<Row> | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const next = later ? later.next : first.next;
  const known = new Set(first.rows.map(({ _id }) => _id));
  const more = async () => {
    if (next === null || busy) return;
    setBusy(true);
    setProblem('');
    try {
      const page = await ask(next);
      setLater((before) => ({ rows: [...(before?.rows ?? []), ...page.rows], next: page.next }));
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  // What was moved behind by a change is listed once more there.
  const isNew = ({ _id }: Row) => !known.has(_id) && Boolean(known.add(_id));
  return {
    rows: [...first.rows, ...(later?.rows ?? []).filter(isNew)],
    next,
    more: () => void more(),
    busy,
    problem,
  };
}
