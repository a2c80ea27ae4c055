import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { LinksFunction } from 'react-router';
import { languageOfPath } from '@haat/contract/core/language';
import { modeScript } from '@haat/web/platform/theme/mode.ts';
import styles from './app.css?url';

// One file opens every address, so the language of an address is said before anything is painted.
const languageScript = `;document.documentElement.lang=/^\\/ne(\\/|$)/.test(location.pathname)?'ne-NP':'en-US'`;

/** By their address: code that imports them has them loaded once more, and the whole screen styled anew, when it comes late. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang={languageOfPath(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: modeScript + languageScript }} />
        <title>Haat</title>
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <Links />
        {/* The shop's own colours, which its process knows. */}
        <link rel="stylesheet" href="/desk/theme.css" />
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

export default function Root() {
  return <Outlet />;
}

/** While the desk's code and its first answer are on their way. */
export function HydrateFallback() {
  return (
    <main aria-busy="true" className="frame grid min-h-dvh content-center justify-items-center">
      <span className="size-8 animate-spin rounded-full border-4 border-line border-t-primary" />
    </main>
  );
}

/** Shown where not even the desk around a screen could be made, so in both languages. */
export function ErrorBoundary() {
  return (
    <main className="frame grid min-h-dvh content-center gap-4 py-16 text-center">
      <h1 className="page-head">Something went wrong · केही गडबड भयो</h1>
      <p>
        <a className="underline" href="/desk">
          Try again · फेरि प्रयास गर्नुहोस्
        </a>
      </p>
    </main>
  );
}
