import { signOut } from '@haat/contract/account/calls';
import type { Language } from '@haat/contract/core/language';
import { send } from '@haat/web/platform/api/call.ts';
import { dropPush } from '@haat/web/platform/push/push.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';

/**
 * Ends on the server a session that this browser has forgotten already, and says in a short message how it went (spec
 * §4: logout is an area of its own). A session that could not be ended dies by itself.
 * @param token of the session
 */
export async function endSession(token: string, language: Language): Promise<void> {
  const [answer, words] = await Promise.all([
    send(signOut.method, signOut.path, { token, body: {} }).catch(() => null),
    wordsIn(language),
    dropPush().catch(() => {}),
  ]);
  // 401: somebody else, or another tab, has ended it before.
  if (answer?.ok || answer?.status === 401)
    void showToast(words['logout.done'], { kind: 'success', duration: 2_000 });
  else void showToast(words['logout.error'], { kind: 'info', duration: 4_000 });
}

const wordsIn = async (language: Language) =>
  language === 'ne-NP'
    ? (await import('../../messages/ne-NP/sign-out.ts')).signOut
    : (await import('../../messages/en-US/sign-out.ts')).signOut;
