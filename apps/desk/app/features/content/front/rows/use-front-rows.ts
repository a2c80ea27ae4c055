import { useRef, useState } from 'react';
import { readFrontRows, saveFrontRows } from '@haat/contract/content/owning/front/calls';
import type { EditedRow, FrontRow, FrontRows } from '@haat/contract/content/owning/front/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';

/**
 * The rows of the front page while they are put in order: what is shown is ahead of what is saved, and saves go out one after the
 * other. Where one is refused, what is there instead is shown, and those behind it are dropped.
 */
export function useFrontRows(first: FrontRows) {
  const problemText = useProblemText();
  const [known, setKnown] = useState(first);
  const [ahead, setAhead] = useState<FrontRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const queue = useRef({ last: Promise.resolve(), version: first.version, round: 0 });

  const take = (now: FrontRows) => {
    queue.current.version = now.version;
    setKnown(now);
  };
  const save = (rows: FrontRow[] | null): Promise<void> => {
    const { round } = queue.current;
    const send = async () => {
      if (round !== queue.current.round) return;
      try {
        take((await call(saveFrontRows, { version: queue.current.version, rows })).data);
        setAhead((shown) => (shown === rows ? null : shown));
      } catch (error) {
        queue.current.round += 1;
        setProblem(problemText(error));
        setAhead(null);
        await call(readFrontRows, {}).then(take, () => {});
      }
    };
    setProblem('');
    setAhead(rows);
    queue.current.last = queue.current.last.then(send);
    return queue.current.last;
  };

  const edited = (row: FrontRow): EditedRow =>
    known.rows.find((each) => each.row._id === row._id) ?? { row, of: null, picked: [], shows: 0 };
  return { known, rows: ahead?.map(edited) ?? known.rows, problem, save, take };
}
