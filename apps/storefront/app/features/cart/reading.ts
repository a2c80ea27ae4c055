import type { Choice } from '@haat/contract/catalog/choice';
import { keyOf, maxLines, maxQuantity } from './rules.ts';
import type { CartLine } from './rules.ts';

/** A cart as it was read: the lines that are ours, and how many entries were not. */
export interface ReadCart {
  lines: CartLine[];
  dropped: number;
}

const maxPrice = 100_000_000;
const maxText = 500;
const maxChoice = 80;

/**
 * Reads what lies under `myCart`. It may be anything: an older shape, another site's, edited by hand. What can be
 * understood is kept (quantities put between 0 and 999, doubles merged, at most 50 lines); the rest is counted, so
 * that a screen can say what it dropped.
 */
export function readCart(value: unknown): ReadCart {
  if (!Array.isArray(value)) return { lines: [], dropped: value === null ? 0 : 1 };
  const known = new Map<string, CartLine>();
  let dropped = 0;
  for (const entry of value) {
    const line = lineFrom(entry);
    if (!line) dropped += 1;
    else if (known.has(keyOf(line))) merge(known, line);
    else if (known.size < maxLines) known.set(keyOf(line), line);
    else dropped += 1;
  }
  return { lines: [...known.values()], dropped };
}

function merge(known: Map<string, CartLine>, line: CartLine): void {
  const first = known.get(keyOf(line));
  if (!first) return;
  const quantity = Math.min(maxQuantity, first.quantity + line.quantity);
  known.set(keyOf(line), { ...first, quantity });
}

function lineFrom(entry: unknown): CartLine | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { productId, title, price, quantity, image, slug, adminId, variant } = entry as Record<
    string,
    unknown
  >;
  const id = textFrom(productId);
  const rupees = priceFrom(price);
  const pieces = quantityFrom(quantity);
  const place = textFrom(slug);
  if (id === null || rupees === null || pieces === null || place === null) return null;
  return {
    productId: id,
    title: textFrom(title) ?? place,
    price: rupees,
    quantity: pieces,
    image: textFrom(image),
    slug: place,
    adminId: textFrom(adminId) ?? textFrom(idWithin(adminId)) ?? '',
    ...choiceFrom(variant),
  };
}

/** Size and colour as they were stored; what is no choice is an open one. */
export function choiceFrom(value: unknown): { variant?: Choice } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const part = (name: string): string | null => {
    const text = textFrom(Reflect.get(value, name));
    return text !== null && text.length <= maxChoice ? text : null;
  };
  return { variant: { size: part('size'), color: part('color') } };
}

// Carts of an older shape keep the whole vendor.
const idWithin = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : null;

const textFrom = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxText ? value : null;

function numberFrom(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
}

function priceFrom(value: unknown): number | null {
  const price = Math.round(numberFrom(value));
  return price >= 0 && price <= maxPrice ? price : null;
}

/** A quantity of 0 is a line that was decreased (spec §4); below it there is none. */
function quantityFrom(value: unknown): number | null {
  const quantity = Math.floor(numberFrom(value));
  return quantity >= 0 ? Math.min(maxQuantity, quantity) : null;
}
