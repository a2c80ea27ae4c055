import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { sellerToday } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { setWaiting } from '../features/alerts/waiting.ts';
import { SellerContext, sellersOnly } from '../features/account/seller.ts';
import type { Route } from './+types/seller';
import { Alerts } from './alerts.tsx';
import { Navigation } from './navigation.tsx';
import { ScreenError } from './screen-error.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await sellersOnly(request);
    return next();
  },
];

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const [account, today] = await Promise.all([sellersOnly(request), call(sellerToday, {})]);
  return { account, today };
});

/** From screen to screen it stays the same; what is new has it asked for again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

/** What stands around every screen of a seller. */
export default function SellerLayout({ loaderData: { account, today } }: Route.ComponentProps) {
  const waits = today.orders.pending;
  useEffect(() => setWaiting({ orders: waits }), [waits]);
  return (
    <SellerContext value={{ account, vendor: today.vendor, subdomain: today.subdomain }}>
      <Frame>
        <Alerts userId={account._id} vendorId={today.vendor._id} />
        <Outlet />
      </Frame>
    </SellerContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ScreenError error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14rem_1fr] print:block">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 min-h-11 -translate-y-20 rounded-box bg-surface px-4 py-2.5 focus:translate-y-0"
      >
        {t('site.skip')}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1} className="min-w-0 p-4 pb-28 outline-none md:p-8 print:p-0">
        {children}
      </main>
    </div>
  );
}
