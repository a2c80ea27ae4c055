import { signOut } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { clearSession } from '@haat/web/platform/session/session.ts';

/** Ends the session; without a connection it ends in this browser alone. */
export async function logOut(): Promise<void> {
  const { dropPush } = await import('@haat/web/platform/push/push.ts');
  await Promise.allSettled([dropPush(), call(signOut, {})]);
  clearSession();
}
