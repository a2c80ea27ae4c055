import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { sellerToday } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { catchUp } from '../features/alerts/news.ts';
import { setWaitingOf } from '../features/alerts/waiting.ts';
import { useUnsentMoves } from '../features/orders/use-unsent-moves.ts';
import { useUnsentSteps } from '../features/stock/use-unsent-steps.ts';
import { SellerContext, sellersOnly } from '../features/account/seller.ts';
import type { Route } from './+types/seller';
import { Alerts } from './alerts.tsx';
import { Frame } from './frame.tsx';
import { SellerPlaces } from './seller-places.tsx';
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

export default function SellerLayout({ loaderData: { account, today } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => setWaitingOf(today), [today]);
  useEffect(() => catchUp(account._id, today.newest), [account._id, today.newest]);
  const notSent = [
    useUnsentMoves(account._id, () => void revalidate()),
    useUnsentSteps(account._id, () => void revalidate()),
  ].filter((words) => words !== null);
  return (
    <SellerContext value={{ account, vendor: today.vendor, subdomain: today.subdomain }}>
      <Frame navigation={<SellerPlaces />}>
        <Alerts userId={account._id} vendorId={today.vendor._id} />
        {notSent.map((words) => (
          <p
            key={words}
            role="status"
            className="mb-4 rounded-box border border-warn p-3 text-sm text-warn print:hidden"
          >
            {words}
          </p>
        ))}
        <Outlet />
      </Frame>
    </SellerContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame navigation={<SellerPlaces />} error={error}>
      <ScreenError error={error} />
    </Frame>
  );
}
