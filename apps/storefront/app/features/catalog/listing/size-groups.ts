import { groupsBy } from '@haat/web/platform/browser/group-by.ts';
import type { Choice } from './listing.ts';

/** Letters as clothes have them, with what stands before or behind: `XS`, `2XL`, `M/L`, `Free size`. */
const isLetters = /^(?:(?:\d?x{0,3}[sl]|m)(?:\s*[/-]\s*(?:\d?x{0,3}[sl]|m))?|free(?: size)?|one size)$/i;
/** Bare figures, as of shoes: `38`, `38.5`, `38-40`. */
const isNumber = /^\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?$/;

const kinds = [({ value }: Choice) => isLetters.test(value), ({ value }: Choice) => isNumber.test(value)];

/** Sizes by their kind: letters, then bare numbers, then whatever has a measure or a name. Within a kind they stay in order. */
export function sizeGroups(choices: readonly Choice[]): Choice[][] {
  const kindOf = (choice: Choice) => {
    const at = kinds.findIndex((is) => is(choice));
    return at < 0 ? kinds.length : at;
  };
  const groups = groupsBy(choices, kindOf);
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}
