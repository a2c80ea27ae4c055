import { useRouteLoaderData } from 'react-router';
import type { ShopFrame } from '@haat/contract/shop/endpoints';

/** What surrounds every page of the shop: profile, settings, categories. It was loaded by the root. */
export function useFrame(): ShopFrame {
  const frame = useRouteLoaderData<{ frame: ShopFrame } | undefined>('root')?.frame;
  if (!frame) throw new Error('the frame is loaded by the root of every page');
  return frame;
}
