import { useNavigate } from 'react-router';
import { useLanguage } from '../../core/language.tsx';

/** Logs out and goes home (spec §4). */
export function useSignOut(): () => void {
  const { href } = useLanguage();
  const navigate = useNavigate();
  return () => {
    void import('./sign-out.ts').then(({ signOutHere }) => signOutHere());
    void navigate(href('/'));
  };
}
