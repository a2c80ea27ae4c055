import { iconPath, icons } from '@haat/contract/core/icons';
import type { IconName } from '@haat/contract/core/icons';
import { inLanguage, localized } from '@haat/contract/core/language';
import { getShopFrame } from '@haat/contract/content/calls';
import type { Route } from './+types/manifest';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';

export const handle = { cache: 'public' } satisfies PageHandle;

/** What a phone needs to put the shop on its home screen: name, colours and icons, in the page's language. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { call, shop, language } = context.get(pageContext);
  const { profileDetails: profile, theme } = await call(getShopFrame, { subdomain: shop });
  const name = localized(language, profile.shopName, profile.shopNameNe);
  const icon = (size: IconName, purpose: 'any' | 'maskable') => ({
    src: iconPath(size),
    sizes: `${icons[size]}x${icons[size]}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: localized(language, profile.intro, profile.introNe),
    lang: language,
    dir: 'ltr',
    start_url: inLanguage('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: theme.primaryColor,
    background_color: '#ffffff',
    icons: [
      icon('icon-192', 'any'),
      icon('icon-512', 'any'),
      icon('maskable-192', 'maskable'),
      icon('maskable-512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
