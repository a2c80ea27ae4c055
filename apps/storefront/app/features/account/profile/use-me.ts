import { useCallback } from 'react';
import { getMe } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { clearSession, keepSession, sessionToken } from '@haat/web/platform/session/session.ts';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

/** Takes over what the server says of the account: the cookie for display follows it. */
function keepMe(me: OwnAccount): void {
  const token = sessionToken();
  if (token !== null) keepSession(token, me);
}

/**
 * The account of this session, or null for a guest. A session that the server does not know is forgotten (spec §4:
 * user error clears the user).
 * @throws CallError
 */
export async function fetchMe(signal?: AbortSignal): Promise<OwnAccount | null> {
  if (sessionToken() === null) return null;
  try {
    const me = await call(getMe, {}, signal ? { signal } : {});
    keepMe(me);
    return me;
  } catch (error) {
    if (error instanceof CallError && error.code === 'login-required') clearSession();
    throw error;
  }
}

/** The own account, loaded in the browser because it is personal (design D4); null for a guest. */
export function useMe(first: Result<OwnAccount | null> | undefined) {
  const { query, retry, set } = useQuery('me', fetchMe, { first });
  const put = useCallback(
    (me: OwnAccount) => {
      keepMe(me);
      set(() => ({ state: 'ready', data: me }));
    },
    [set],
  );
  return { query, retry, put };
}
