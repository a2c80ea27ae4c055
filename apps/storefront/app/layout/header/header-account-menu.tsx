import MessagesSquare from 'lucide-react/icons/messages-square';
import User from 'lucide-react/icons/user';
import type { UserDetail } from '@haat/contract/core/session';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useUnread } from '../../features/inquiry/unread.ts';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { iconButtonLook } from '@haat/web/ui/icon-button.tsx';
import { LogoutEntry } from './logout-entry.tsx';
import { useHoverOpen } from './header-hover.ts';
import { useTitleCount } from './title-count.ts';

const entry = 'flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-sunken';

/** The avatar of who is logged in, with the profile link and Logout under it (spec §2). */
export function AccountMenu({ user }: { user: UserDetail }) {
  const { t, digits } = useLanguage();
  const { open, close, area, button } = useHoverOpen();
  const unread = useUnread(user._id);
  useTitleCount(unread > 0 ? digits(unread) : null);
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div {...area} className="relative">
      <button
        {...button}
        type="button"
        aria-label={unread > 0 ? t('account.menu.unread', { n: unread }) : t('account.menu')}
        className={iconButtonLook}
      >
        <Avatar name={name} picture={user.picture} size={32} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute right-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-bold text-on-primary"
          >
            {digits(unread)}
          </span>
        )}
      </button>
      {open && (
        <div className="absolute right-0 top-full z-40 pt-2">
          <div className="w-64 overflow-hidden rounded-box border border-line bg-surface py-2 shadow-panel">
            {name && <p className="truncate px-4 pb-2 font-semibold">{name}</p>}
            <ShopLink to="/user-profile" className={entry}>
              <User aria-hidden size={18} />
              {t('account.profile')}
            </ShopLink>
            <ShopLink to="/user-profile/questions" className={entry}>
              <MessagesSquare aria-hidden size={18} />
              {t('account.questions')}
              {unread > 0 && <b className="ms-auto">{digits(unread)}</b>}
            </ShopLink>
            <LogoutEntry className={entry} size={18} onPress={close} />
          </div>
        </div>
      )}
    </div>
  );
}
