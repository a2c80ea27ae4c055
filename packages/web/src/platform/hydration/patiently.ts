import { pause } from '../browser/pause.ts';

/**
 * Fetches code, however often it takes: a shopper's connection comes and goes, and what stands on the page must not
 * be lost with it. Asks again after 1 s, then 2 s, 4 s and so on.
 */
export async function patiently<T>(load: () => Promise<T>, wait = 1_000): Promise<T> {
  try {
    return await load();
  } catch {
    await pause(wait);
    return patiently(load, wait * 2);
  }
}
