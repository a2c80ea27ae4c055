import { useEffect } from 'react';
import type { ShopColours } from '@haat/web/platform/theme/colours.ts';

/** Where the colours are kept (spec §3). */
const key = 'shop-theme';

/** Keeps the shop's colours in the browser's storage (spec §3); the page itself has them from the server. */
export function useKeptTheme({ primaryColor, textColor, baseColor, selectedColor }: ShopColours): void {
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify({ primaryColor, textColor, baseColor, selectedColor }));
    } catch {
      // Full or forbidden storage: the page does not need it.
    }
  }, [primaryColor, textColor, baseColor, selectedColor]);
}
