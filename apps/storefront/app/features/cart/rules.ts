/** A line of the cart as it is stored (spec §3). Price in whole rupees; `adminId` is the vendor's `_id`. */
export interface CartLine {
  productId: string;
  title: string;
  price: number;
  quantity: number;
  image: string | null;
  slug: string;
  adminId: string;
}

/** What becomes a line when it is added: everything but how many. */
export type CartItem = Omit<CartLine, 'quantity'>;

/** As many lines as one order takes. */
export const linesMost = 50;
/** The limit where the stock is unknown (spec §4, §9). */
export const quantityMost = 999;
/** Maximum of one item in the quantity control of product and compare pages (spec §4, §9). */
const controlMost = 5;

/** Where a line is shown: the rules of plus and minus differ (spec §4). */
export type CartPlace = 'card' | 'panel' | 'sheet' | 'control';

/** The line of a product, also one at quantity 0. */
export const lineOf = (lines: readonly CartLine[], productId: string): CartLine | undefined =>
  lines.find((line) => line.productId === productId);

/** What adding once more would do, given the pieces left of it (null where unknown). */
export function judgeAdd(
  lines: readonly CartLine[],
  productId: string,
  left: number | null,
): 'new' | 'more' | 'limit' | 'cart-full' {
  const line = lineOf(lines, productId);
  if ((line?.quantity ?? 0) >= limitOf(left)) return 'limit';
  if (line) return 'more';
  return lines.length >= linesMost ? 'cart-full' : 'new';
}

/** Adding creates the line with quantity 1; one that is there is raised by 1 (spec §4). */
export const added = (lines: readonly CartLine[], item: CartItem): CartLine[] =>
  lineOf(lines, item.productId)
    ? raised(lines, item.productId)
    : [...lines, { ...item, quantity: 1 }].slice(0, linesMost);

/** One more of a line. */
export const raised = (lines: readonly CartLine[], productId: string): CartLine[] =>
  changed(lines, productId, (quantity) => Math.min(quantityMost, quantity + 1));

/**
 * The decrease of the stored cart (spec §4): at 1 or less it sets 0 and keeps the line; an item that is not there
 * is appended as given.
 */
export const decreased = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lineOf(lines, line.productId)
    ? changed(lines, line.productId, (quantity) => (quantity <= 1 ? 0 : quantity - 1))
    : [...lines, line].slice(0, linesMost);

/** A line cut down to the pieces that are left. */
export const cutTo = (lines: readonly CartLine[], productId: string, left: number): CartLine[] =>
  changed(lines, productId, (quantity) => Math.min(quantity, left));

/** Without the line of a product. */
export const without = (lines: readonly CartLine[], productId: string): CartLine[] =>
  lines.filter((line) => line.productId !== productId);

function changed(
  lines: readonly CartLine[],
  productId: string,
  change: (quantity: number) => number,
): CartLine[] {
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: change(line.quantity) } : line,
  );
}

/** The most of one item, given the pieces left of it (null where unknown). */
export const limitOf = (left: number | null): number => left ?? quantityMost;

/** Whether plus is offered at a quantity, given the pieces left (null where unknown). */
export function offersPlus(place: CartPlace, quantity: number, left: number | null): boolean {
  if (quantity >= limitOf(left)) return false;
  return place !== 'control' || quantity < controlMost;
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
