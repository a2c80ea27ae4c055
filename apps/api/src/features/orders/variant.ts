import type { ChosenVariant, OfferedVariant } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';

/**
 * Checks a chosen size and colour against a product's variants, and answers them as an order keeps them; null where
 * nothing was chosen. A variant that names only a size goes with any colour, and the other way round.
 * @param field - where the choice stood in the input, for the refusal
 * @throws Refusal `invalid-input`
 */
export function judgeVariant(
  chosen: ChosenVariant | null | undefined,
  variants: readonly OfferedVariant[],
  field: string,
): ChosenVariant | null {
  const size = chosen?.size ?? null;
  const color = chosen?.color ?? null;
  if (size === null && color === null) return null;
  const refuse = (part: string, text: string) =>
    refusal('invalid-input', { fields: { [field + part]: text } });
  if (size !== null && !variants.some((each) => each.size === size))
    throw refuse('.size', 'This size is not offered.');
  if (color !== null && !variants.some((each) => each.color === color))
    throw refuse('.color', 'This colour is not offered.');
  const goesWith = (offered: string | null, wanted: string | null) =>
    offered === null || wanted === null || offered === wanted;
  if (!variants.some((each) => goesWith(each.size, size) && goesWith(each.color, color)))
    throw refuse('', 'This size is not offered in this colour.');
  return { size, color };
}
