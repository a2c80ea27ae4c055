import type { ReactNode } from 'react';
import Home from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Phone from 'lucide-react/icons/phone';
import Scale from 'lucide-react/icons/scale';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import User from 'lucide-react/icons/user';
import { useFrame } from '../../features/tenant/frame.ts';
import { ShopNavLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useUser } from '@haat/web/platform/session/session.ts';
import { useLeaving } from '@haat/web/platform/navigation/use-leaving.ts';
import { categoryTree } from '../../features/catalog/categories/categories.ts';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { HeaderLanguage } from './header-language.tsx';
import { LogoutEntry } from './logout-entry.tsx';
import { CategoryGrid } from './side-menu-categories.tsx';

const entry =
  'flex min-h-12 w-full items-center gap-4 rounded-box px-3 text-left hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold';

/** The menu of a phone: the shop's pages and a category grid (spec §2). */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const roots = categoryTree(useFrame());
  const user = useUser();
  useLeaving(onClose);
  return (
    <Dialog
      title={t('header.menu')}
      closeLabel={t('close')}
      place="left"
      aside={<HeaderLanguage />}
      onClose={onClose}
    >
      <div className="p-3">
        <nav aria-label={t('header.menu')}>
          <ul>
            <Entry to="/" icon={<Home aria-hidden size={20} />} text={t('site.home')} />
            <Entry to="/about" icon={<Info aria-hidden size={20} />} text={t('menu.about')} />
            <Entry to="/compare" icon={<Scale aria-hidden size={20} />} text={t('header.compare')} />
            <Entry to="/cart-details" icon={<ShoppingCart aria-hidden size={20} />} text={t('menu.myCart')} />
            <Entry to="/user-profile" icon={<User aria-hidden size={20} />} text={t('menu.myAccount')} />
            <Entry to="/contact-us" icon={<Phone aria-hidden size={20} />} text={t('menu.contact')} />
            {user && (
              <li>
                <LogoutEntry className={entry} size={20} onPress={onClose} />
              </li>
            )}
          </ul>
        </nav>
        <h3 className="mb-3 mt-6 px-1 font-bold">{t('menu.categories')}</h3>
        <CategoryGrid categories={roots.map(({ category }) => category)} />
      </div>
    </Dialog>
  );
}

function Entry({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  return (
    <li>
      <ShopNavLink to={to} className={entry}>
        {icon}
        {text}
      </ShopNavLink>
    </li>
  );
}
