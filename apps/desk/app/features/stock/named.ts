import type { ChosenVariant, OrderedVariant } from '@haat/contract/catalog/product';

/** A variant as a call names it: without what it is called in Nepali. */
export const named = (variant: OrderedVariant | null): ChosenVariant | null =>
  variant && { size: variant.size ?? null, color: variant.color ?? null };
