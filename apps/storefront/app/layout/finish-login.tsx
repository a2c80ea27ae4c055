import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '@haat/contract/core/language';
import { hasIntent } from '@haat/web/platform/session/intent.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';

const ResumeAfterLogin = island(async () => (await import('./resume-after-login.tsx')).ResumeAfterLogin, {
  when: 'shown',
});

/** Where a login has led to, however it came about: does what the guest wanted before it (spec §5). */
export function FinishLogin() {
  const user = useUser();
  const { pathname, search } = useLocation();
  const atLogin = withoutLanguage(pathname) === '/login';
  useEffect(() => {
    // Its code is there when the login leads on.
    if (atLogin && hasIntent()) ResumeAfterLogin.preload();
  }, [atLogin]);
  if (!user || atLogin || !hasIntent()) return null;
  return <ResumeAfterLogin here={pathname + search} />;
}
