import { choiceOf, openChoice, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { Choice } from '@haat/contract/catalog/choice';
import type { Fact, Variant } from './product-view.ts';

/** The sizes of a product in the seller's order, each once: what it is in an order and how it is called. */
export const sizesOf = (
  variants: readonly Pick<Variant, 'size' | 'sizeName'>[],
): { size: string; name: string }[] => [
  ...new Map(
    variants.flatMap(({ size, sizeName }) =>
      size === null ? [] : [[size, { size, name: sizeName ?? size }] as const],
    ),
  ).values(),
];

/** The colours of a product in the seller's order, each once: what it is in an order, how it is called and shown. */
export const colorsOf = (
  variants: readonly Pick<Variant, 'color' | 'colorName' | 'swatch'>[],
): { color: string; name: string; swatch: string | null }[] => [
  ...new Map(
    variants.flatMap(({ color, colorName, swatch }) =>
      color === null ? [] : [[color, { color, name: colorName ?? color, swatch }] as const],
    ),
  ).values(),
];

/** Colour and size in a few words, as the page calls them; '' where there is nothing to choose. */
export const choiceNames = (variants: readonly Variant[], choice: Choice | null): string =>
  [
    colorsOf(variants).find(({ color }) => color === choice?.color)?.name,
    sizesOf(variants).find(({ size }) => size === choice?.size)?.name,
  ]
    .filter((name) => name !== undefined)
    .join(', ');

/** What is chosen before the shopper chose: what comes in one value only, and nothing that matters. */
export const firstChoice = (variants: readonly Choice[]): Choice => choiceOf(resolveChoice(variants, null));

/**
 * The choice after one more word of the shopper. Where a seller does not have the two together, the other one is open
 * again: nobody gets a colour that they did not choose.
 */
export function chosenAfter(
  variants: readonly Choice[],
  before: Choice,
  wish: { size: string } | { color: string },
): Choice {
  const wanted = { ...before, ...wish };
  const goes = openChoice(variants, wanted).length > 0 || variantOf(variants, wanted) !== undefined;
  return choiceOf(resolveChoice(variants, goes ? wanted : wish));
}

/** Whether nothing is left of a size or colour, together with what else is chosen. */
export function isSoldOut(
  variants: readonly (Choice & { inStock: boolean })[],
  choice: Choice,
  value: { size: string } | { color: string },
): boolean {
  const one = chosenAfter(variants, choice, value);
  const meant = variants.filter(
    ({ size, color }) =>
      (one.size === null || size === null || size === one.size) &&
      (one.color === null || color === null || color === one.color),
  );
  return meant.length > 0 && meant.every(({ inStock }) => !inStock);
}

export const extraOf = (variants: readonly Variant[], choice: Choice): Fact[] =>
  openChoice(variants, choice).length > 0 ? [] : (variantOf(variants, choice)?.extra ?? []);
