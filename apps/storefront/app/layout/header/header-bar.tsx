import { useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useFrame, useShopName } from '../../features/tenant/frame.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { WithoutScriptBar } from '../without-script.tsx';
import { ShopLogo } from '../../features/tenant/shop-logo.tsx';
import { DarkToggle } from '../../features/theme/dark-toggle.tsx';
import { IconButton, iconButtonLook } from '@haat/web/ui/icon-button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { useFestive } from './use-festive.ts';
import { HeaderAccount } from './header-account.tsx';
import { HeaderCart } from './header-cart.tsx';
import { HeaderCategories } from './header-categories.tsx';
import { HeaderLanguage } from './header-language.tsx';
import { SearchBox } from '../search/search-box.tsx';

const SideMenu = island(async () => (await import('./side-menu.tsx')).SideMenu, { when: 'shown' });
const SearchOverlay = island(async () => (await import('../search/search-overlay.tsx')).SearchOverlay, {
  when: 'shown',
});

/** The header of every page: one bar whose parts come and go with its width (spec §2, desktop and mobile header). */
export function HeaderBar() {
  const { t } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const shopName = useShopName();
  const [opened, setOpened] = useState<'menu' | 'search' | null>(null);
  const close = () => setOpened(null);
  return (
    <header className="sticky top-0 z-30 bg-surface">
      <div className="frame flex h-14 items-center max-lg:px-1 lg:h-18 lg:gap-2">
        <RenderedOnce
          as={IconButton}
          label={t('header.menu')}
          aria-haspopup="dialog"
          className="lg:hidden noscript:hidden"
          onPointerDown={SideMenu.preload}
          onFocus={SideMenu.preload}
          onClick={() => setOpened('menu')}
          keyOf={() => 'menu'}
        >
          {() => <Menu aria-hidden size={24} />}
        </RenderedOnce>
        <ShopLink
          to="/"
          className="flex min-h-11 min-w-0 items-center max-lg:grow lg:mr-2 lg:max-w-56 lg:shrink-0"
        >
          <ShopLogo logo={profile.logo} shopName={shopName} />
          <span className="sr-only">{t('site.home')}</span>
        </ShopLink>
        <HeaderCategories />
        <SearchBox />
        <RenderedOnce
          as={IconButton}
          label={t('search.label')}
          aria-haspopup="dialog"
          className="lg:hidden noscript:hidden"
          onPointerDown={SearchOverlay.preload}
          onFocus={SearchOverlay.preload}
          onClick={() => setOpened('search')}
          keyOf={() => 'search'}
        >
          {() => <Search aria-hidden size={22} />}
        </RenderedOnce>
        <DarkToggle />
        <div className="hidden lg:block">
          <HeaderLanguage />
        </div>
        <HeaderAccount />
        <RenderedOnce
          as={ShopLink}
          to="/wishlist"
          aria-label={t('header.wishlist')}
          title={t('header.wishlist')}
          className={`${iconButtonLook} max-lg:hidden`}
          keyOf={() => 'wishlist'}
        >
          {() => <Heart aria-hidden size={22} />}
        </RenderedOnce>
        <HeaderCart />
      </div>
      <div className={useFestive() ? 'dhaka garland' : 'dhaka'} />
      <noscript>{import.meta.env.SSR && <WithoutScriptBar />}</noscript>
      {opened === 'menu' && <SideMenu onClose={close} />}
      {opened === 'search' && <SearchOverlay onClose={close} />}
    </header>
  );
}
