import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from './language.tsx';
import type { UserDetail } from '@haat/contract/core/session';
import { sessionToken, useUser } from './session.ts';
import { showToast } from './toast.ts';

/**
 * For a screen that is only for who is logged in: who that is, or null while a guest is on the way to /login
 * (spec §5, §6). Somebody who logs out, here or in another tab, leaves the screen too.
 */
export function usePersonal(): UserDetail | null {
  const user = useUser();
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sent = useRef(false);
  useEffect(() => {
    if (sessionToken() !== null || sent.current) return;
    sent.current = true;
    void showToast(t('problem.login-required'), { kind: 'info', duration: 4_000 });
    void navigate(`${href('/login')}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  });
  return user;
}
