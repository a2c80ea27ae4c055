import type { ChosenVariant } from '@haat/contract/catalog/product';
import { stored } from '../../core/stored.ts';

/**
 * Which size and colour a shopper chose of a product, by product `_id`. Kept beside the cart, whose lines have the
 * fields of the spec (§3) and no others; whoever places the order reads it from here.
 */
export const choices = stored<Record<string, ChosenVariant>>('choices', {}, parseChoices);

const most = 200;
const textMost = 80;

/** What storage held, as far as it is ours. */
export function parseChoices(value: unknown): Record<string, ChosenVariant> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(([, each]) => typeof each === 'object' && each !== null);
  return Object.fromEntries(
    entries
      .slice(-most)
      .map(([id, each]) => [
        id,
        { size: textOf(Reflect.get(each, 'size')), color: textOf(Reflect.get(each, 'color')) },
      ]),
  );
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= textMost ? value : null;

/** Forgets what was chosen of a product: it was ordered, or is no longer offered. */
export function forget(productId: string): void {
  choices.update(({ [productId]: _before, ...others }) => others);
}

/** Remembers what was chosen of a product. */
export function remember(productId: string, choice: ChosenVariant): void {
  choices.update(({ [productId]: _before, ...others }) => ({ ...others, [productId]: choice }));
}
