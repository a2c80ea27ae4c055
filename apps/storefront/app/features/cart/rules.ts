import { choiceOf, isSameChoice } from '@haat/contract/catalog/choice';
import type { Choice } from '@haat/contract/catalog/choice';

/** A line of the cart as it is stored (spec §3). Price in whole rupees; `adminId` is the vendor's `_id`. */
export interface CartLine {
  productId: string;
  title: string;
  price: number;
  quantity: number;
  image: string | null;
  slug: string;
  adminId: string;
  /**
   * Size and colour, as far as they are chosen (design D20). Both null: there is a choice, and it is open. Absent where
   * there is nothing to choose, or nobody has asked the shop yet.
   */
  variant?: Choice;
}

/** What becomes a line when it is added: everything but how many. */
export type CartItem = Omit<CartLine, 'quantity'>;

/** What makes a line one of its own: the product and what is chosen of it. */
export type LineId = Pick<CartLine, 'productId' | 'variant'>;

/** As many lines as one order takes. */
export const maxLines = 50;
/** The limit where the stock is unknown (spec §4, §9). */
export const maxQuantity = 999;
/** Maximum of one product, over all its lines, in the quantity control of product and compare pages (spec §4, §9). */
export const maxControl = 5;

/** Where a line is shown: the rules of plus and minus differ (spec §4). */
export type CartPlace = 'card' | 'panel' | 'sheet' | 'control';

/** Names a line among the others. */
export function keyOf({ productId, variant }: LineId): string {
  const { size, color } = choiceOf(variant);
  return size === null && color === null ? productId : JSON.stringify([productId, size, color]);
}

export const isSameLine = (one: LineId, other: LineId): boolean =>
  one.productId === other.productId && isSameChoice(one.variant, other.variant);

/** The line of a product and its choice, also one at quantity 0. */
export const lineOf = (lines: readonly CartLine[], id: LineId): CartLine | undefined =>
  lines.find((line) => isSameLine(line, id));

/** How many pieces of a product, over all its lines. */
export const piecesOf = (lines: readonly CartLine[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);

/** What adding once more would do, given the pieces left of it (null where unknown). */
export function judgeAdd(
  lines: readonly CartLine[],
  id: LineId,
  left: number | null,
): 'new' | 'more' | 'limit' | 'cart-full' {
  const line = lineOf(lines, id);
  if ((line?.quantity ?? 0) >= limitOf(left)) return 'limit';
  if (line) return 'more';
  return lines.length >= maxLines ? 'cart-full' : 'new';
}

/** Adding creates the line with quantity 1; one that is there is raised by 1 (spec §4). */
export const added = (lines: readonly CartLine[], item: CartItem): CartLine[] =>
  lineOf(lines, item) ? raised(lines, item) : [...lines, { ...item, quantity: 1 }].slice(0, maxLines);

/** One more of a line. */
export const raised = (lines: readonly CartLine[], id: LineId): CartLine[] =>
  changed(lines, id, (quantity) => Math.min(maxQuantity, quantity + 1));

/**
 * The decrease of the stored cart (spec §4): at 1 or less it sets 0 and keeps the line; an item that is not there
 * is appended as given.
 */
export const decreased = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lineOf(lines, line)
    ? changed(lines, line, (quantity) => (quantity <= 1 ? 0 : quantity - 1))
    : [...lines, line].slice(0, maxLines);

export const cutTo = (lines: readonly CartLine[], id: LineId, left: number): CartLine[] =>
  changed(lines, id, (quantity) => Math.min(quantity, left));

/** Without one line. */
export const without = (lines: readonly CartLine[], id: LineId): CartLine[] =>
  lines.filter((line) => !isSameLine(line, id));

/**
 * A line with another choice, in its place. Where a line with that choice is there already, the two become one, where
 * the first of them stood.
 */
export const chosenAs = (lines: readonly CartLine[], id: LineId, variant: Choice): CartLine[] =>
  merged(lines.map((line) => (isSameLine(line, id) ? { ...line, variant } : line)));

/** Lines of the same product and choice as one, with all their pieces; the array itself where there are none such. */
export function merged(lines: CartLine[]): CartLine[] {
  const byKey = new Map<string, CartLine>();
  for (const line of lines) {
    const first = byKey.get(keyOf(line));
    const quantity = Math.min(maxQuantity, (first?.quantity ?? 0) + line.quantity);
    byKey.set(keyOf(line), first ? { ...first, quantity } : line);
  }
  return byKey.size === lines.length ? lines : [...byKey.values()];
}

/**
 * Which line a product's card speaks of, where nothing is chosen: for `plus` the open one, else the only one there is,
 * and with several chosen ones none of them (another piece is a new line with an open choice); for `minus` the open
 * one, else the one that came last.
 */
export function cardLine(
  lines: readonly CartLine[],
  productId: string,
  step: 'plus' | 'minus',
): CartLine | undefined {
  const its = lines.filter((line) => line.productId === productId && (step === 'plus' || line.quantity > 0));
  const open = lineOf(its, { productId });
  if (open || step === 'minus') return open ?? its.at(-1);
  return its.length === 1 ? its[0] : undefined;
}

function changed(lines: readonly CartLine[], id: LineId, change: (quantity: number) => number): CartLine[] {
  return lines.map((line) => (isSameLine(line, id) ? { ...line, quantity: change(line.quantity) } : line));
}

/** The most of one item, given the pieces left of it (null where unknown). */
export const limitOf = (left: number | null): number => left ?? maxQuantity;

/**
 * Whether plus is offered at a quantity, given the pieces left (null where unknown).
 * @param pieces of the product over all its lines, where there may be others
 */
export function offersPlus(
  place: CartPlace,
  quantity: number,
  left: number | null,
  pieces = quantity,
): boolean {
  if (quantity >= limitOf(left)) return false;
  return place !== 'control' || pieces < maxControl;
}

/** What minus does at a quantity: each place has its own rule (spec §4). */
export function minusAt(place: CartPlace, quantity: number): 'lowers' | 'removes' | 'disabled' | 'hidden' {
  if (quantity > 1) return 'lowers';
  if (place === 'card') return 'removes';
  return place === 'control' ? 'hidden' : 'disabled';
}

/** How many pieces; a line at quantity 0 counts nothing, nor does one that is gone. */
export const countOf = (lines: readonly { quantity: number; gone?: boolean }[]): number =>
  lines.reduce((sum, { quantity, gone }) => sum + (gone ? 0 : quantity), 0);
