import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../i18n/language.tsx';
import { sessionToken } from './session.ts';
import { showToast } from '../toast/toast.ts';

interface LoginFirst {
  /** Where the shopper goes after the login, as a path of the shop without language; where they are if not said. */
  next?: string;
  /** How long the toast stays in milliseconds: 4 s, on the product card 1 s (spec §5). */
  duration?: number;
  /** Which of the two texts of the spec (§5). */
  text?: 'account.loginFirst' | 'account.mustBeLoggedIn';
  /** What the shopper wanted: done for them after the login, as far as `layout/resume-after-login.tsx` understands it. */
  wish?: unknown;
}

/**
 * For what a guest may not do (spec §5): answers true for a logged-in shopper. Otherwise it shows the info toast,
 * goes to /login, which knows where to go on, and answers false; without a connection it only says that there is none.
 */
export function useLoginFirst(): (wish?: LoginFirst) => boolean {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ next, duration = 4_000, text = 'account.loginFirst', wish } = {}) => {
      if (sessionToken() !== null) return true;
      if (!navigator.onLine) {
        dispatchEvent(new Event('no-connection'));
        return false;
      }
      void showToast(t(text), { kind: 'info', duration });
      const back = next ? href(next) : pathname + search;
      // It is there before anybody has logged in; where it cannot be had, the shopper asks once more after it.
      import('./intent.ts').then(
        ({ keepIntent }) => keepIntent({ at: back, wish }),
        () => undefined,
      );
      void navigate(`${href('/login')}?next=${encodeURIComponent(back)}`);
      return false;
    },
    [t, href, navigate, pathname, search],
  );
}
