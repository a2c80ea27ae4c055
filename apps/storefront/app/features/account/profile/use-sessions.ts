import { useCallback } from 'react';
import { endSession, getSessions } from '@haat/contract/account/calls';
import type { OwnSession } from '@haat/contract/account/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

/** Where the shopper is logged in; `end` logs one of the devices out. */
export function useSessions() {
  const { query, retry, refresh } = useQuery('sessions', fetchSessions);
  const end = useCallback(
    async (session: OwnSession) => {
      await call(endSession, { sessionId: session._id }).catch((error: unknown) => {
        // Over already: that is what was asked for.
        if (!(error instanceof CallError && error.code === 'not-found')) throw error;
      });
      refresh();
    },
    [refresh],
  );
  return { query, retry, end };
}

const fetchSessions = async (signal: AbortSignal): Promise<{ sessions: OwnSession[]; at: Date }> => ({
  sessions: await call(getSessions, {}, { signal }),
  at: new Date(),
});
