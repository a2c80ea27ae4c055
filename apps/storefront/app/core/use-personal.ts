import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from './language.tsx';
import type { UserDetail } from '@haat/contract/core/session';
import { sessionToken, useUser } from './session.ts';
import { showToast } from './toast.ts';

/** Somebody who logs out is on the way elsewhere: the screen they leave sends them nowhere. */
let leaving = 0;

/** Says that this tab leaves its personal screen of its own will, until `way` has led elsewhere. */
export async function leavePersonal(way: void | Promise<void>): Promise<void> {
  leaving += 1;
  try {
    await way;
  } finally {
    leaving -= 1;
  }
}

/**
 * For a screen that is only for who is logged in: who that is, or null while a guest is on the way to /login
 * (spec §5, §6). Somebody who logs out in another tab, or whose session ends, leaves the screen too.
 */
export function usePersonal(): UserDetail | null {
  const user = useUser();
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sent = useRef(false);
  useEffect(() => {
    if (sessionToken() !== null || sent.current || leaving > 0) return;
    sent.current = true;
    void showToast(t('problem.login-required'), { kind: 'info', duration: 4_000 });
    void navigate(`${href('/login')}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  });
  return user;
}
