import { useNavigate } from 'react-router';
import { useLanguage } from '../../core/language.tsx';
import { sessionToken } from '../../core/session.ts';
import { showToast } from '../../core/toast.ts';

interface LoginFirst {
  /** Where the shopper goes after the login, as a path without language: `/product/kettle`. */
  next: string;
  /** How long the toast stays in milliseconds: 4 s, on the product card 1 s (spec §5). */
  duration?: number;
  /** Which of the two texts of the spec. */
  text?: 'account.loginFirst' | 'account.mustBeLoggedIn';
}

/**
 * For what a guest may not do (spec §5): answers true for a logged-in shopper. Otherwise it shows the info toast,
 * goes to /login, which knows where to go on, and answers false.
 */
export function useLoginFirst(): (wish: LoginFirst) => boolean {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  return ({ next, duration = 4_000, text = 'account.loginFirst' }) => {
    if (sessionToken()) return true;
    void showToast(t(text), { kind: 'info', duration });
    void navigate(href(`/login?next=${encodeURIComponent(href(next))}`));
    return false;
  };
}
