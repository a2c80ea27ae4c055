import type { ReactNode } from 'react';
import { useFrame } from '../features/tenant/frame.ts';
import { useFollowLinks } from '@haat/web/platform/navigation/follow-links.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useShopCookie } from '../features/tenant/use-shop-cookie.ts';
import { useKeptTheme } from '../features/theme/use-kept-theme.ts';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer/footer.tsx';
import { HeaderBar } from './header/header-bar.tsx';
import { ShellProgress } from './shell-progress.tsx';
import { TopStrip } from './header/top-strip.tsx';

const ShellLate = island(async () => (await import('./shell-late.tsx')).ShellLate, { when: 'first-move' });

const pictureOfCard = (link: HTMLAnchorElement): HTMLElement | null =>
  /^\/(?:ne\/)?product\//.test(link.pathname)
    ? (link.closest('article')?.querySelector('img') ?? null)
    : null;

/** What surrounds every page: header, content, footer (spec §2). */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { subdomain, theme } = useFrame();
  useShopCookie(subdomain);
  useKeptTheme(theme);
  useFollowLinks(pictureOfCard);
  return (
    <>
      <a
        href="#content"
        className="absolute left-2 top-2 z-50 -translate-y-20 rounded-box bg-surface px-4 py-2 focus:translate-y-0"
      >
        {t('site.skip')}
      </a>
      <ShellProgress />
      <TopStrip />
      <HeaderBar />
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-3.5rem)] pb-12 outline-none">
        {children}
      </main>
      <ChatButton />
      <Footer />
      <ShellLate />
    </>
  );
}
