import { Outlet } from 'react-router';
import { ownersOnly } from '../features/account/seller.ts';
import type { Route } from './+types/owner';
import { Frame } from './frame.tsx';
import { Navigation } from './navigation.tsx';
import { ownerHome, ownerPlaces } from './owner-places.ts';
import { ScreenError } from './screen-error.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await ownersOnly(request);
    return next();
  },
];

const navigation = <Navigation home={ownerHome} places={ownerPlaces} />;

/** What stands around every screen of whoever runs the shop. */
export default function OwnerLayout() {
  return (
    <Frame navigation={navigation}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame navigation={navigation}>
      <ScreenError error={error} />
    </Frame>
  );
}
