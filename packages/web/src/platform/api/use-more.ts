import { useEffect, useRef, useState } from 'react';
import type { KeptHere } from '../navigation/kept-here.ts';
import { useProblemText } from './problem-text.ts';

/** A part of a list, and where the next one begins; null where there is none. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * Loads the next part of something, one at a time however often it is asked for: for a list that joins its parts by a
 * rule of its own. Others are `useMore`.
 * @param load answers for its failures itself
 */
export function useLoadMore(load: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const more = async () => {
    if (busy) return;
    setBusy(true);
    await load();
    setBusy(false);
  };
  return { busy, more: () => void more() };
}

interface MoreOptions<Row> {
  /** Hears why a page could not be had; without it, `problem` says so. */
  onFailed?: (error: unknown) => void;
  /** Where what stands below is kept, so that who comes back finds as much as they left. */
  kept?: KeptHere<Page<Row>>;
}

/**
 * A list that began with a page, and what comes below when it is asked for. The first page may be loaded anew meanwhile:
 * what stands below it is read anew, too, and each row stands there once, where it is by then.
 * @param first is another one where it was loaded anew, and the same one as long as it was not
 * @param rowsOf takes the rows out of what is answered
 */
export function useMore<Answer extends { next: string | null }, Row extends { _id: string }>(
  first: Answer,
  rowsOf: (answer: Answer) => Row[],
  ask: (after: string) => Promise<Answer>,
  { onFailed, kept }: MoreOptions<Row> = {},
) {
  const problemText = useProblemText();
  const [later, setLater] = useState(() => kept?.read() ?? null);
  const [problem, setProblem] = useState('');
  const round = useRef(0);
  /** Of several who read it anew the last one is right, and none takes away what came meanwhile. */
  const reading = useRef(0);
  const next = later ? later.next : first.next;
  const firstRows = rowsOf(first);
  const known = new Set(firstRows.map(({ _id }) => _id));
  const { busy, more } = useLoadMore(async () => {
    if (next === null) return;
    setProblem('');
    const begun = round.current;
    try {
      const page = await ask(next);
      if (begun !== round.current) return;
      reading.current += 1;
      setLater((before) => ({ rows: [...(before?.rows ?? []), ...rowsOf(page)], next: page.next }));
    } catch (error) {
      if (onFailed) onFailed(error);
      else setProblem(problemText(error));
    }
  });
  // What was moved behind by a change is listed once more there.
  const isNew = ({ _id }: Row) => !known.has(_id) && Boolean(known.add(_id));
  /** Reads what stands below the first page anew, as much of it as there is; without an answer it stays as it was. */
  const again = async () => {
    if (!later) return;
    const mine = (reading.current += 1);
    const rows: Row[] = [];
    let place = first.next;
    try {
      while (place !== null && rows.length < later.rows.length) {
        const page = await ask(place);
        const found = rowsOf(page);
        rows.push(...found);
        place = found.length > 0 ? page.next : null;
      }
    } catch {
      return;
    }
    if (mine === reading.current) setLater({ rows, next: place });
  };
  const latest = useRef({ again, kept });
  useEffect(() => {
    latest.current = { again, kept };
  });
  useEffect(() => latest.current.kept?.keep(later), [later]);
  useEffect(() => void latest.current.again(), [first]);
  return {
    rows: [...firstRows, ...(later?.rows ?? []).filter(isNew)],
    next,
    more,
    busy,
    problem,
    /** Leaves the first page alone, for a list that begins anew; a page that is on its way is dropped. */
    reset: () => {
      round.current += 1;
      reading.current += 1;
      setLater(null);
    },
  };
}
