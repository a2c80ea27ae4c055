import User from 'lucide-react/icons/user';
import type { UserDetail } from '@haat/contract/core/session';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { iconButtonLook } from '@haat/web/ui/icon-button.tsx';
import { LogoutEntry } from './logout-entry.tsx';
import { useHoverOpen } from './header-hover.ts';

const entry = 'flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-sunken';

/** The avatar of who is logged in, with the profile link and Logout under it (spec §2). */
export function AccountMenu({ user }: { user: UserDetail }) {
  const { t } = useLanguage();
  const { open, close, area, button } = useHoverOpen();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div {...area} className="relative">
      <button {...button} type="button" aria-label={t('account.menu')} className={iconButtonLook}>
        <Avatar name={name} picture={user.picture} size={32} />
      </button>
      {open && (
        <div className="absolute right-0 top-full z-40 pt-2">
          <div className="w-60 overflow-hidden rounded-box border border-line bg-surface py-2 shadow-panel">
            {name && <p className="truncate px-4 pb-2 font-semibold">{name}</p>}
            <ShopLink to="/user-profile" className={entry}>
              <User aria-hidden size={18} />
              {t('account.profile')}
            </ShopLink>
            <LogoutEntry className={entry} size={18} onPress={close} />
          </div>
        </div>
      )}
    </div>
  );
}
