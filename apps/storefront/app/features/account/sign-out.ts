import { call } from '../../core/call.ts';
import { forgetSession, sessionToken } from '../../core/session.ts';

/**
 * Ends the session here and on the server (spec §4: both cookies go; the cart stays). The shopper is logged out at
 * once: what the server says cannot change it, a session it could not end dies by itself.
 */
export async function signOutHere(): Promise<void> {
  const { signOut } = await import('@haat/contract/account/endpoints');
  const ended = sessionToken() ? call(signOut, {}) : null;
  forgetSession();
  await ended?.catch((error: unknown) =>
    console.error('The session could not be ended on the server:', error),
  );
}
