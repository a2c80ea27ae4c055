import { signOut } from '@haat/contract/account/calls';
import { send } from '@haat/web/platform/api/call.ts';
import { clearSession, usableToken } from '@haat/web/platform/session/session.ts';
import { clearOwn } from '@haat/web/platform/storage/own.ts';
import { clearDrafts } from '@haat/web/platform/storage/draft.ts';

/** Ends the session, and forgets what this browser keeps of the account; without a connection it ends in this browser alone. */
export async function logOut(): Promise<void> {
  const { dropPush } = await import('@haat/web/platform/push/push.ts');
  const token = usableToken();
  // First here: what the shop then says of its end is no news to this browser.
  clearOwn();
  clearSession();
  await Promise.allSettled([
    clearDrafts(),
    dropPush(),
    send(signOut.method, signOut.path, { token, body: {} }),
  ]);
}
