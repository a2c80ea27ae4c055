import { groupsBy } from '@haat/web/platform/browser/group-by.ts';
import type { Choice } from './listing.ts';

/** Letters as clothes have them, with what stands before or behind: `XS`, `2XL`, `M/L`, `Free size`. */
const isLetters = /^(?:(?:\d?x{0,3}[sl]|m)(?:\s*[/-]\s*(?:\d?x{0,3}[sl]|m))?|free(?: size)?|one size)$/i;
/** Bare figures, as of shoes: `38`, `38.5`, `38-40`. */
const isNumber = /^\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?$/;

export function sizeKind({ value }: Choice): 'letters' | 'numbers' | 'measures' {
  if (isLetters.test(value)) return 'letters';
  return isNumber.test(value) ? 'numbers' : 'measures';
}

const order = ['letters', 'numbers', 'measures'] as const;

/** Sizes by their kind: letters, then bare numbers, then whatever has a measure or a name. Within a kind they stay in order. */
export function sizeGroups(choices: readonly Choice[]): Choice[][] {
  const groups = groupsBy(choices, sizeKind);
  return order.flatMap((kind) => {
    const group = groups.get(kind);
    return group ? [group] : [];
  });
}
