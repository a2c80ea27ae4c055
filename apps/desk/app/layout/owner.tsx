import { Outlet } from 'react-router';
import { OwnerContext, ownersOnly } from '../features/account/seller.ts';
import type { Route } from './+types/owner';
import { Frame } from './frame.tsx';
import { Navigation } from './navigation.tsx';
import { ownerHome, ownerPlacesOf } from './owner-places.ts';
import { ScreenError } from './screen-error.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await ownersOnly(request);
    return next();
  },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ownersOnly(request);

/** From screen to screen it stays the same. */
export const shouldRevalidate = () => false;

export default function OwnerLayout({ loaderData: account }: Route.ComponentProps) {
  return (
    <OwnerContext value={account}>
      <Frame navigation={<Navigation home={ownerHome} places={ownerPlacesOf(account)} />}>
        <Outlet />
      </Frame>
    </OwnerContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame
      navigation={<Navigation home={ownerHome} places={loaderData ? ownerPlacesOf(loaderData) : []} />}
      error={error}
    >
      <ScreenError error={error} />
    </Frame>
  );
}
