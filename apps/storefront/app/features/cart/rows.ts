import { choiceOf, openChoice, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { Choice, ChoicePart } from '@haat/contract/catalog/choice';
import { totalWithOffer } from '@haat/contract/inquiry/offer-states';
import type { AgreedOffer } from '@haat/contract/inquiry/schemas';
import type { CartFact } from '@haat/contract/stock/schemas';
import { agreedFor } from '../inquiry/offers/agreed.ts';
import type { Agreed } from '../inquiry/offers/agreed.ts';
import { isSameLine, keyOf, merged } from './rules.ts';
import type { CartLine, LineId } from './rules.ts';

/** What they cost together, in whole rupees, without what is gone. */
export const totalOf = (lines: readonly (Priced & { gone?: boolean })[]): number =>
  lines.reduce((sum, line) => sum + (line.gone ? 0 : amountOf(line)), 0);

type Priced = Pick<CartLine, 'quantity' | 'price'> & Pick<CartRow, 'agreed'>;

/** What the pieces of a line cost: one of them the agreed price, where there is one. */
export const amountOf = ({ quantity, price, agreed }: Priced): number =>
  totalWithOffer(price, quantity, agreed?.price ?? null);

/** What the shop says of the products that were asked about; one that is gone is asked but has no fact. */
export interface KnownStock {
  asked: ReadonlySet<string>;
  facts: ReadonlyMap<string, CartFact>;
}

/** A line as a screen shows it: with what the shop says of it today. */
export interface CartRow extends CartLine {
  /** Names the line among the others. */
  key: string;
  titleNe: string | null;
  /** The name of its vendor and its place under /shop/; null until the shop has been asked. */
  vendor: CartFact['adminId'] | null;
  /** Pieces left for this line; null where unknown. */
  left: number | null;
  /** The shop no longer has this product: it cannot be ordered and counts nothing. */
  gone: boolean;
  open: ChoicePart[];
  /** What was chosen is no longer offered: another choice is needed. */
  unoffered: boolean;
  /** Size and colour, and how the seller calls them in Nepali. */
  chosen: ChosenNames;
  /** The ways to have the product; none where it comes in one, or until the shop has been asked. */
  variants: CartFact['variants'];
  /** The price in whole rupees at which it was put in the cart, where today's differs. */
  priceBefore: number | null;
  /** What one piece costs by an accepted offer. */
  agreed?: Agreed;
}

type ChosenNames = Choice & { sizeNe?: string | null; colorNe?: string | null };

/** The lines with today's price, title, picture and stock; unknown stock leaves them as they were stored. */
export const rowsOf = (lines: readonly CartLine[], known: KnownStock | null): CartRow[] =>
  lines.map((line) => {
    const fact = known?.facts.get(line.productId);
    return fact ? rowOf(line, fact, lines) : unknownRow(line, known?.asked.has(line.productId) ?? false);
  });

const unknownRow = (line: CartLine, gone: boolean): CartRow => ({
  ...line,
  key: keyOf(line),
  titleNe: null,
  vendor: null,
  left: gone ? 0 : null,
  gone,
  // That there is something to choose was stored with the line when the shop said so.
  open: !gone && line.variant && keyOf(line) === line.productId ? ['size', 'color'] : [],
  unoffered: false,
  chosen: choiceOf(line.variant),
  variants: [],
  priceBefore: null,
});

function rowOf(line: CartLine, fact: CartFact, lines: readonly CartLine[]): CartRow {
  const choice = choiceOf(resolveChoice(fact.variants, line.variant));
  const open = openChoice(fact.variants, choice);
  const variant = variantOf(fact.variants, choice);
  // As far as something is chosen: a red one with an open size is shown in red.
  const near = fact.variants.find(({ color }) => color !== null && color === choice.color);
  const named = fact.variants.find(({ size }) => size !== null && size === choice.size);
  return {
    ...line,
    key: keyOf(line),
    title: fact.title,
    titleNe: fact.titleNe,
    slug: fact.slug,
    image: near?.image ?? fact.image,
    price: fact.price,
    vendor: fact.adminId,
    left: leftFor(line, fact, lines),
    gone: false,
    open,
    unoffered: fact.variants.length > 0 && open.length === 0 && !variant,
    chosen: { ...choice, sizeNe: named?.sizeNe, colorNe: near?.colorNe },
    variants: fact.variants,
    priceBefore: fact.price === line.price ? null : line.price,
  };
}

/** How many pieces a line can have: of its variant; while its choice is open, what the product's other lines leave. */
export function leftFor(id: LineId, fact: CartFact, lines: readonly CartLine[]): number {
  const { variants, remainingQty } = fact;
  const choice = resolveChoice(variants, id.variant);
  if (variants.length > 0 && openChoice(variants, choice).length === 0)
    return variantOf(variants, choice)?.remainingQty ?? 0;
  const others = lines.filter((line) => line.productId === id.productId && !isSameLine(line, id));
  return Math.max(0, remainingQty - others.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** The rows with the prices that were agreed: each counts for one piece, so the product's first line that has one gets it. */
export function withAgreed(rows: CartRow[], offers: AgreedOffer[]): CartRow[] {
  const used = new Set<string>();
  return rows.map((row) => {
    const agreed = agreedFor(offers, row.productId, row.price);
    if (!agreed || row.gone || row.quantity < 1 || row.left === 0 || used.has(row.productId)) return row;
    used.add(row.productId);
    return { ...row, agreed };
  });
}

/**
 * The stored lines, once the shop has said what there is to choose: what comes in one way only is chosen by itself, an
 * open choice is marked as one, and lines that are the same by now are one. The array itself where nothing changes.
 */
export function resolveLines(lines: CartLine[], known: KnownStock): CartLine[] {
  const resolved = lines.map((line) => {
    const fact = known.facts.get(line.productId);
    if (!fact) return line;
    const { variant: before, ...rest } = line;
    if (fact.variants.length === 0) return before ? rest : line;
    const variant = choiceOf(resolveChoice(fact.variants, before));
    return before && isSameLine(line, { ...rest, variant }) ? line : { ...rest, variant };
  });
  return resolved.every((line, at) => line === lines[at]) ? lines : merged(resolved);
}

/**
 * The lines as the shop has them today, once the shopper has seen what changed: at today's prices, no more than are left,
 * without what is gone or sold out. What was chosen and is no longer offered stays, to be chosen anew.
 */
export function acceptedLines(lines: readonly CartLine[], rows: readonly CartRow[]): CartLine[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return lines.flatMap((line) => {
    const row = known.get(keyOf(line));
    if (!row) return [line];
    if (row.unoffered) return [{ ...line, price: row.price }];
    if (row.gone || row.left === 0) return [];
    return [{ ...line, price: row.price, quantity: Math.min(line.quantity, row.left ?? line.quantity) }];
  });
}
