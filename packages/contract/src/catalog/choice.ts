import { localized } from '../core/language.ts';
import type { Language } from '../core/language.ts';
import type { ChosenVariant, OrderedVariant, ProductImage } from './product.ts';

/** What there is to choose of a product. */
export type ChoicePart = 'size' | 'color';

/** A choice with both parts named; a part that the product does not have is null. */
export type Choice = Record<ChoicePart, string | null>;

const parts = ['size', 'color'] as const;

/** A choice with both parts named, as keys and comparisons need it. */
export const choiceOf = (chosen: ChosenVariant | null | undefined): Choice => ({
  size: chosen?.size ?? null,
  color: chosen?.color ?? null,
});

/** Whether two lines of one product mean the same one: then they are one line (spec §4). */
export function isSameChoice(
  one: ChosenVariant | null | undefined,
  other: ChosenVariant | null | undefined,
): boolean {
  const [a, b] = [choiceOf(one), choiceOf(other)];
  return a.size === b.size && a.color === b.color;
}

/**
 * The parts that a shopper still has to choose: those that come in more than one value. What comes in one only is taken
 * by itself, and where a variant with what is chosen already has no such part (mugs in two sizes beside a card), there
 * is nothing to choose.
 */
export function openChoice(
  variants: readonly Choice[],
  chosen: ChosenVariant | null | undefined,
): ChoicePart[] {
  const choice = choiceOf(chosen);
  return parts.filter(
    (part) =>
      choice[part] === null &&
      valuesOf(variants, part).length > 1 &&
      variants.some((variant) => variant[part] !== null && goesWith(variant, choice)),
  );
}

/** A choice with what comes in one value only taken by itself; null where the product has nothing to choose from. */
export function resolveChoice(
  variants: readonly Choice[],
  chosen: ChosenVariant | null | undefined,
): Choice | null {
  const choice = choiceOf(chosen);
  for (const part of parts) {
    const [only, ...others] = valuesOf(variants, part);
    const isTaken = variants.some((variant) => variant[part] !== null && goesWith(variant, choice));
    if (choice[part] === null && only !== undefined && others.length === 0 && isTaken) choice[part] = only;
  }
  return choice.size === null && choice.color === null ? null : choice;
}

/**
 * The variant that a whole choice means: the one with just these two, else the first that says nothing of what differs,
 * since a variant that names only a size goes with any colour; undefined where it is not offered.
 */
export function variantOf<Offered extends Choice>(
  variants: readonly Offered[],
  chosen: ChosenVariant | null | undefined,
): Offered | undefined {
  const choice = resolveChoice(variants, chosen) ?? choiceOf(null);
  const isOffered = parts.every(
    (part) => choice[part] === null || variants.some((variant) => variant[part] === choice[part]),
  );
  if (!isOffered) return undefined;
  return (
    variants.find((variant) => isSameChoice(variant, choice)) ??
    variants.find((variant) => goesWith(variant, choice))
  );
}

/** The address of the picture that shows a colour; null where there is none. */
export const pictureIn = (images: readonly ProductImage[], color: string | null | undefined): string | null =>
  (color ? images.find((image) => image.color === color) : undefined)?.url ?? null;

/** A choice in words, as its seller names it in a language: `Pine, 42`; empty where there is none. */
export const choiceText = (language: Language, choice: OrderedVariant | null | undefined): string =>
  [
    localized(language, choice?.color ?? '', choice?.colorNe),
    localized(language, choice?.size ?? '', choice?.sizeNe),
  ]
    .filter((part) => part !== '')
    .join(', ');

const valuesOf = (variants: readonly Choice[], part: ChoicePart): string[] => [
  ...new Set(variants.flatMap((variant) => variant[part] ?? [])),
];

const goesWith = (variant: Choice, choice: Choice): boolean =>
  parts.every((part) => variant[part] === null || choice[part] === null || variant[part] === choice[part]);
