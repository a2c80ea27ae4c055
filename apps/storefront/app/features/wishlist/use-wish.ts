import { CallError } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { clearSession } from '@haat/web/platform/session/session.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { setListed, useListed } from './use-listed.ts';

/** How long the server's sentence stays, in milliseconds (spec §8). */
const stay = { add: 2000, remove: 1000 } as const;

/** A guest's wish as it waits for the login (see `core/intent.ts`). */
export interface WaitingWish {
  wish: string;
}

/**
 * Puts a product into the wishlist or takes it out: at once, with rollback and with the server's sentence as a toast
 * (spec §8). A guest, also one whose session has ended elsewhere, is sent to the login and has it done after it.
 * @param loginDuration how long a guest is told to log in, in milliseconds
 */
export function useWishing(loginDuration: number): (productId: string, adding: boolean) => Promise<void> {
  const { t, language } = useLanguage();
  const loginFirst = useLoginFirst();
  const problemText = useProblemText();
  return async (productId, adding) => {
    const wish: WaitingWish | undefined = adding ? { wish: productId } : undefined;
    if (!loginFirst({ duration: loginDuration, wish })) return;
    const duration = adding ? stay.add : stay.remove;
    try {
      const message = await setListed(productId, adding);
      // The server speaks English; a page in another language says the same in its own words.
      const own = t(adding ? 'wishlist.added' : 'wishlist.removed');
      void showToast(language === 'en-US' ? message : own, { kind: 'success', duration });
    } catch (error) {
      if (error instanceof CallError && error.code === 'login-required') {
        clearSession();
        loginFirst({ duration: loginDuration, wish });
      } else void showToast(problemText(error), { kind: 'error', duration });
    }
  };
}

export function useWish(productId: string, loginDuration: number) {
  const { t } = useLanguage();
  const listed = useListed(productId);
  const wishing = useWishing(loginDuration);
  return {
    listed,
    toggle: () => void wishing(productId, !listed),
    label: t(listed ? 'wishlist.remove' : 'wishlist.add'),
  };
}
