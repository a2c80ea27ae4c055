import type { ChosenVariant } from '@haat/contract/catalog/product';
import type { Fact, Variant } from './product-view.ts';

/** The sizes of a product in the seller's order, each once: what it is in an order and how it is called. */
export const sizesOf = (variants: readonly Variant[]): { size: string; name: string }[] => [
  ...new Map(
    variants.flatMap(({ size, sizeName }) =>
      size === null ? [] : [[size, { size, name: sizeName ?? size }] as const],
    ),
  ).values(),
];

/** The colours of a product in the seller's order, each once: what it is in an order, how it is called and shown. */
export const colorsOf = (
  variants: readonly Variant[],
): { color: string; name: string; swatch: string | null }[] => [
  ...new Map(
    variants.flatMap(({ color, colorName, swatch }) =>
      color === null ? [] : [[color, { color, name: colorName ?? color, swatch }] as const],
    ),
  ).values(),
];

/** What is chosen before the shopper chose: the first variant there is, so that what is ordered is always seen. */
export const firstChoice = ([first]: readonly Variant[]): ChosenVariant => ({
  size: first?.size ?? null,
  color: first?.color ?? null,
});

const fits = (variant: Variant, { size, color }: ChosenVariant) =>
  (variant.size ?? null) === (size ?? null) && (variant.color ?? null) === (color ?? null);

/**
 * The choice after one more word of the shopper. Where a seller does not have the two together, the other one gives
 * way: the first variant with what was just chosen.
 */
export function chosenAfter(
  variants: readonly Variant[],
  before: ChosenVariant,
  wish: { size: string } | { color: string },
): ChosenVariant {
  const wanted = { ...before, ...wish };
  if (variants.some((variant) => fits(variant, wanted))) return wanted;
  const near = variants.find((variant) =>
    'size' in wish ? variant.size === wish.size : variant.color === wish.color,
  );
  return near ? { size: near.size, color: near.color } : before;
}

/** What else the seller says of the chosen variant. */
export const extraOf = (variants: readonly Variant[], choice: ChosenVariant): Fact[] =>
  variants.find((variant) => fits(variant, choice))?.extra ?? [];
