import { createContext, use } from 'react';
import { localized } from '@haat/contract/core/language';
import type { ShopFrame } from '@haat/contract/content/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export const FrameContext = createContext<ShopFrame | null>(null);

/** What surrounds every page of the shop: profile, settings, categories. It was loaded by the root. */
export function useFrame(): ShopFrame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('the frame is loaded by the root of every page');
  return frame;
}

export function useShopName(): string {
  const { shopName, shopNameNe } = useFrame().profileDetails;
  return localized(useLanguage().language, shopName, shopNameNe);
}
