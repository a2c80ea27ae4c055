import type { CartFact } from '@haat/contract/stock/endpoints';
import type { CartLine } from './rules.ts';

/** What they cost together, in whole rupees, without what is gone. */
export const totalOf = (lines: readonly { quantity: number; price: number; gone?: boolean }[]): number =>
  lines.reduce((sum, { quantity, price, gone }) => sum + (gone ? 0 : quantity * price), 0);

/** What the shop says of the products that were asked about; one that is gone is asked but has no fact. */
export interface KnownStock {
  asked: ReadonlySet<string>;
  facts: ReadonlyMap<string, CartFact>;
}

/** A line as a screen shows it: with what the shop says of it today. */
export interface CartRow extends CartLine {
  /** The Nepali title where the shop has one. */
  titleNe: string | null;
  /** The name of its vendor and its place under /shop/; null until the shop has been asked. */
  vendor: { _id: string; shopName: string; slug: string } | null;
  /** Pieces left; null where unknown. */
  left: number | null;
  /** The shop no longer has this product: it cannot be ordered and counts nothing. */
  gone: boolean;
  /** The price in whole rupees at which it was put in the cart, where today's differs. */
  priceBefore: number | null;
}

/** The lines with today's price, title and stock; unknown stock leaves them as they were stored. */
export const rowsOf = (lines: readonly CartLine[], known: KnownStock | null): CartRow[] =>
  lines.map((line) => {
    const fact = known?.facts.get(line.productId);
    if (!fact) {
      const gone = known?.asked.has(line.productId) ?? false;
      return { ...line, titleNe: null, vendor: null, left: gone ? 0 : null, gone, priceBefore: null };
    }
    return {
      ...line,
      title: fact.title,
      titleNe: fact.titleNe,
      slug: fact.slug,
      image: fact.image,
      price: fact.price,
      vendor: fact.adminId,
      left: fact.remainingQty,
      gone: false,
      priceBefore: fact.price === line.price ? null : line.price,
    };
  });

/**
 * The lines as the shop has them today, once the shopper has seen what changed: at today's prices, no more than are left,
 * without what is gone or sold out.
 */
export function acceptedLines(lines: readonly CartLine[], rows: readonly CartRow[]): CartLine[] {
  const known = new Map(rows.map((row) => [row.productId, row]));
  return lines.flatMap((line) => {
    const row = known.get(line.productId);
    if (!row) return [line];
    if (row.gone || row.left === 0) return [];
    return [{ ...line, price: row.price, quantity: Math.min(line.quantity, row.left ?? line.quantity) }];
  });
}
