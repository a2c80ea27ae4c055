import type { Property } from '@haat/contract/catalog/product';
import { splitAt } from './choices-cell.ts';

type Specification = Pick<Property, 'name' | 'value' | 'nameNe' | 'valueNe'>;
interface Pair {
  name: string;
  value: string;
}

// A name may hold what parts it from its value; either may hold what parts them from the next.
const cellOf = (pairs: Pair[]): string =>
  pairs
    .map(({ name, value }) =>
      name === '' && value === ''
        ? ''
        : `${name.replace(/[\\;:]/g, '\\$&')}: ${value.replace(/[\\;]/g, '\\$&')}`,
    )
    .join('; ');

/** Specifications in one cell, as in `Weight: 300 g; Material: clay`. */
export const specificationsCell = (all: readonly Specification[]): string => cellOf([...all]);

/** The same in Nepali, each at the place that it has in English; empty where none is said. */
export const specificationsNeCell = (all: readonly Specification[]): string =>
  all.every(({ nameNe, valueNe }) => !nameNe && !valueNe)
    ? ''
    : cellOf(all.map(({ nameNe, valueNe }) => ({ name: nameNe ?? '', value: valueNe ?? '' })));

const unescaped = (part: string): string => part.trim().replace(/\\([\\;:])/g, '$1');

/** Null where something has no name. */
function pairsIn(cell: string): Pair[] | null {
  const pairs = splitAt(cell, ';').map((part) => {
    const [name = '', ...value] = splitAt(part, ':');
    return { name: unescaped(name), value: unescaped(value.join(':')), isNamed: value.length > 0 };
  });
  if (pairs.some(({ name, isNamed }) => name !== '' && !isNamed)) return null;
  return pairs.map(({ name, value }) => ({ name, value }));
}

/**
 * What both cells say together; a cell that the table does not have leaves its language as it was, by the English name.
 * @returns null where one cannot be read, or Nepali says more than English
 */
export function specificationsIn(
  { en, ne }: { en: string | undefined; ne: string | undefined },
  before: readonly Specification[],
): Specification[] | null {
  const english = pairsIn(en ?? specificationsCell(before))?.filter(({ name, value }) => name || value);
  const nepali = ne === undefined ? undefined : pairsIn(ne);
  if (!english || nepali === null) return null;
  const extra = nepali?.slice(english.length) ?? [];
  if (extra.some(({ name, value }) => name !== '' || value !== '')) return null;
  return english.map((pair, at) => {
    const here = before[at];
    const was = here?.name === pair.name ? here : before.find(({ name }) => name === pair.name);
    const inNepali = nepali ? nepali[at] : { name: was?.nameNe, value: was?.valueNe };
    return { ...pair, nameNe: inNepali?.name || null, valueNe: inNepali?.value || null };
  });
}
