import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { logOut, sessionToken } from '@haat/web/platform/session/session.ts';

/**
 * Logs out and goes home (spec §4); with `stay` the page stays, for one that anybody may see. The shopper is logged out
 * at once, with or without a connection, and the cart stays.
 */
export function useSignOut({ stay = false }: { stay?: boolean } = {}): () => void {
  const { href, language } = useLanguage();
  const navigate = useNavigate();
  return () => {
    const token = sessionToken();
    if (!stay) void navigate(href('/'));
    logOut();
    if (token === null) return;
    import('./sign-out.ts').then(
      ({ endSession }) => endSession(token, language),
      () => {
        // Without a connection the server hears nothing: its side of the session ends by itself.
      },
    );
  };
}
