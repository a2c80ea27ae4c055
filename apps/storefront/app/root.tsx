import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { iconPath } from '@haat/contract/core/icons';
import { inLanguage, languageOfPath } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { patternUrl } from '@haat/contract/tenant/patterns';
import type { PatternName } from '@haat/contract/tenant/patterns';
import { getShopFrame } from '@haat/contract/content/calls';
import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Route } from './+types/root';
import styles from './app.css?url';
import { FrameContext } from './features/tenant/frame.ts';
import { pack, unpack } from '@haat/web/platform/api/packed.ts';
import type { Packed } from '@haat/web/platform/api/packed.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { cartHeightScript } from './features/orders/checkout/cart-height-script.ts';
import { languageScript } from './features/tenant/remembered-language.ts';
import { themeCss } from '@haat/web/platform/theme/colours.ts';
import { modeScript } from '@haat/web/platform/theme/mode.ts';
import { asleep, wake } from '@haat/web/platform/hydration/asleep.ts';
import { earlyPressScript } from '@haat/web/platform/hydration/early-press.ts';

// The same for every page until something of the shop changes; then it is another frame.
const sent = new WeakMap<ShopFrame, { frame: Packed<ShopFrame>; colours: string }>();

export async function loader({ context }: Route.LoaderArgs) {
  const { call, shop } = context.get(pageContext);
  const frame = await call(getShopFrame, { subdomain: shop });
  const data = sent.get(frame) ?? {
    frame: pack(frame),
    colours: themeCss(frame.theme) + patternCss(frame.settings.pattern),
  };
  sent.set(frame, data);
  return data;
}

const patternCss = (name: PatternName): string => `:root{--dhaka:${patternUrl(name)}}`;

/** By their address: code that imports them has them loaded once more, and the whole page styled anew, when it comes late. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The frame is the same on every page of a visit. */
export const shouldRevalidate = () => false;

// The server's HTML has them; what the browser takes over stays as it is, so they are no part of its code.
const headScripts = import.meta.env.SSR ? modeScript + languageScript + earlyPressScript : '';
const headScriptsOf = (pathname: string) =>
  import.meta.env.SSR && pathname.endsWith('/cart-details') ? headScripts + cartHeightScript : headScripts;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { frame, colours } = useRouteLoaderData<typeof loader>('root') ?? {};
  const favicon = frame && unpack(frame).profileDetails.favicon;
  useLayoutEffect(() => wake(document.documentElement), []);
  return (
    // The script below sets class and theme before React wakes up (spec §4).
    <html lang={languageOfPath(pathname)} {...asleep}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScriptsOf(pathname) }} />
        <Meta />
        <Icons favicon={favicon} language={languageOfPath(pathname)} />
        <Links />
        {colours && <style dangerouslySetInnerHTML={{ __html: colours }} />}
      </head>
      <body>
        {children}
        {/* Inline scripts behind it are ours, and only they may run: see `contentPolicy` of the server. */}
        <template id="own-scripts" />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The shop's favicon; where it has none, or cannot be had, `/favicon.ico` answers with one all the same (spec §8). */
function Icons({ favicon, language }: { favicon: string | null | undefined; language: Language }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {favicon && <link rel="icon" href={favicon} sizes={favicon.endsWith('.svg') ? 'any' : undefined} />}
      <link rel="apple-touch-icon" href={iconPath('icon-180')} />
      <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <FrameContext value={unpack(loaderData.frame)}>
      <Outlet />
    </FrameContext>
  );
}

/** Shown where not even the shop around a page could be made, so in both languages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="frame grid min-h-dvh content-center gap-4 py-16 text-center">
      <h1 className="page-head">
        {missing ? 'Page not found · यो पृष्ठ यहाँ छैन' : 'Something went wrong · केही गडबड भयो'}
      </h1>
      <p>
        <a className="underline" href="/">
          Home · गृहपृष्ठ
        </a>
      </p>
    </main>
  );
}
