import { createContext, use } from 'react';
import type { ShopFrame } from '@haat/contract/shop/endpoints';

export const FrameContext = createContext<ShopFrame | null>(null);

/** What surrounds every page of the shop: profile, settings, categories. It was loaded by the root. */
export function useFrame(): ShopFrame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('the frame is loaded by the root of every page');
  return frame;
}
