import { pick } from './ids.ts';
import type { DemoVariant } from './types.ts';

/**
 * Shares the pieces of a product among its variants, always in the same way: the first one has some while there are any,
 * and about one in six of the others is sold out.
 * @param key what names the product
 */
export function shareStock(key: string, pieces: number, variants: readonly DemoVariant[]): number[] {
  const weights = variants.map(({ size, color }, at) =>
    at === 0 ? 4 : pick(`stock ${key} ${size} ${color}`, 6),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((pieces * weight) / all));
  const rest = pieces - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => (at === 0 ? share + rest : share));
}
