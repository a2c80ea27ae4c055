import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from './language.tsx';
import { sessionToken } from './session.ts';
import { showToast } from './toast.ts';

/**
 * Says whether somebody is logged in; a guest is told to log in first and sent to /login, from where they come
 * back to `next` or to where they are (spec §5). `duration` of the toast in milliseconds: 4 s, 1 s on a card.
 */
export function useLoginFirst(): (options?: { next?: string; duration?: number }) => boolean {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ next, duration = 4_000 } = {}) => {
      if (sessionToken() !== null) return true;
      void showToast(t('problem.login-required'), { kind: 'info', duration });
      const back = next ? href(next) : pathname + search;
      void navigate(`${href('/login')}?next=${encodeURIComponent(back)}`);
      return false;
    },
    [t, href, navigate, pathname, search],
  );
}
