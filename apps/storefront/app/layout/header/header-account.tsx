import User from 'lucide-react/icons/user';
import { useLocation } from 'react-router';
import { withoutLanguage } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useUser } from '@haat/web/platform/session/session.ts';
import { iconButtonLook } from '@haat/web/ui/icon-button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';

const AccountMenu = island(async () => (await import('./header-account-menu.tsx')).AccountMenu, {
  when: 'shown',
  waiting: <span className="tap" />,
});

/** The avatar with its menu for who is logged in, the way to the login for a guest (spec §2). */
export function HeaderAccount() {
  const user = useUser();
  return user ? <AccountMenu user={user} /> : <LoginLink />;
}

function LoginLink() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  // Where a form leads into an account the login leads home, and a mailed link's secret is put in no other address.
  const isEntry = /^\/(?:login|signup|forgot-password|activate|reset-password)\b/.test(
    withoutLanguage(pathname),
  );
  return (
    <RenderedOnce
      as={ShopLink}
      to={isEntry || pathname === '/' ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`}
      aria-label={t('account.login')}
      title={t('account.login')}
      className={iconButtonLook}
      keyOf={() => 'login'}
    >
      {() => <User aria-hidden size={22} />}
    </RenderedOnce>
  );
}
