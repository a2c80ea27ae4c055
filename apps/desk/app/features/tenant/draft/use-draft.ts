import { useRef, useState } from 'react';
import { dropDraft } from '@haat/web/platform/storage/draft.ts';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';

/**
 * The draft that a form began with, until it is saved or thrown away.
 * @param loaded null where nothing was begun before
 */
export function useDraft<Draft extends object>(of: DraftOf, loaded: Draft | null) {
  const [{ draft, round }, setStart] = useState({ draft: loaded, round: 0 });
  const running = useRef(0);
  const end = () => {
    running.current += 1;
    void dropDraft(of);
  };
  return {
    draft,
    /** The key of the form. */
    round,
    /** Keeps what the form holds, unless it is over with it meanwhile. */
    keep: async (write: () => Promise<void>) => {
      if (running.current === round) await write();
    },
    /** It is saved, and the same form goes on. */
    settle: () => {
      void dropDraft(of);
      setStart({ draft: null, round });
    },
    /** It is saved or thrown away, and another form begins. */
    beginAnew: () => {
      end();
      setStart({ draft: null, round: running.current });
    },
    /** It is saved or thrown away, and no form comes after it. */
    end,
  };
}
