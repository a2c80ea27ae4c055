import { allowsPrefetch } from '../navigation/network.ts';
import type { Network } from '../navigation/network.ts';

/**
 * Has the shop's service worker stand by once the page has come to rest; where the line affords it, it then fetches
 * the code of what shoppers press first. While developing there is none.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: Network };
  // Some browsers inside of apps have none, nor has a page that came without https.
  if (!import.meta.env.PROD || !serviceWorker) return;
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (allowsPrefetch(connection)) (await serviceWorker.ready).active?.postMessage('at rest');
  } catch {
    // The shop works without it.
  }
}
