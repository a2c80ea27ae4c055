import { latinDigits } from '@haat/contract/core/money';
import { escaped, splitAt, unescaped } from './choices-cell.ts';

/** What is left of a size and colour; '' for both where the product is counted as a whole. */
export interface Pieces {
  size: string;
  color: string;
  quantity: number;
}

// The most pieces that are counted of anything.
const maxPieces = 100_000;

interface Offered {
  size: string | null;
  color: string | null;
}

export const isOfSame = (one: Pick<Pieces, 'size' | 'color'>, other: Offered): boolean =>
  one.size === (other.size ?? '') && one.color === (other.color ?? '');

const common = { size: null, color: null };

/** What is left, in one cell: `12`, or of sizes and colours `M | Red = 5; L | Red = 3`. Empty where nothing is counted. */
export function stockCell(variants: readonly Offered[], pieces: readonly Pieces[]): string {
  const counted = [common, ...variants].flatMap((each) => {
    const found = pieces.find((one) => isOfSame(one, each));
    return found ? [{ ...each, quantity: found.quantity }] : [];
  });
  return counted.map(entryOf).join('; ');
}

function entryOf({ size, color, quantity }: Offered & { quantity: number }): string {
  const names = [size ?? '', color ?? ''].map((name) => escaped(name, '='));
  if (names[1] === '') names.pop();
  const name = names.join(' | ');
  return name === '' ? String(quantity) : `${name} = ${quantity}`;
}

/** The pieces that a cell says; null where it cannot be read, or says one thing twice. */
export function stockIn(cell: string): Pieces[] | null {
  const entries = splitAt(cell, ';').filter((entry) => entry.trim() !== '');
  const read = entries.map((entry): Pieces | null => {
    const parts = splitAt(entry, '=');
    const quantity = piecesIn(parts.pop() ?? '');
    if (quantity === null || parts.length > 1) return null;
    const names = parts.flatMap((part) => splitAt(part, '|')).map((name) => unescaped(name, '='));
    const [size = '', color = ''] = names;
    return names.length > 2 || (parts.length === 1 && size + color === '') ? null : { size, color, quantity };
  });
  const all = read.flatMap((each) => each ?? []);
  const names = new Set(all.map(({ size, color }) => JSON.stringify([size, color])));
  return all.length === entries.length && names.size === all.length ? all : null;
}

export function piecesIn(cell: string): number | null {
  const [, digits] = /^(\d{1,3}(?:,\d{2,3})+|\d{1,6})(?:\.0{1,2})?$/.exec(latinDigits(cell).trim()) ?? [];
  const pieces = Number(digits?.replaceAll(',', ''));
  return digits !== undefined && pieces <= maxPieces ? pieces : null;
}
