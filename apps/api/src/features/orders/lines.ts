import type { ChosenVariant } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { together } from '../../core/database/together.ts';
import { productsForOrder } from '../catalog/service.ts';
import type { ProductForOrder } from '../catalog/service.ts';
import { shortOf } from '../stock/service.ts';
import { refusalOfLines, troublesOf } from './troubles.ts';
import { judgeVariant } from './variant.ts';

/** One order may cost so much, in whole rupees: what the contract can name. */
const amountMost = 100_000_000;

/** A line as a shopper asks for it. */
export interface AskedLine {
  productId: string;
  quantity: number;
  /** The price that was shown, in whole rupees. */
  price?: number;
  variant?: ChosenVariant | null;
}

/** A line as it is sold: everything but the quantity comes from the catalogue. */
export interface SoldLine {
  product: ProductForOrder;
  quantity: number;
  variant: ChosenVariant | null;
}

/**
 * Finds what is asked for at the catalogue's prices (design D7).
 * @throws Refusal `not-found`, `price-changed`, `too-few-left`, `out-of-stock` with every product that stops the order;
 * `invalid-input` for an unknown variant
 */
export async function soldLines(tx: Db, shopId: string, asked: AskedLine[]): Promise<SoldLine[]> {
  const ids = [...new Set(asked.map(({ productId }) => productId.toLowerCase()))];
  const pieces = asked.map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
  const [found, short] = await together([productsForOrder(tx, shopId, ids), shortOf(tx, shopId, pieces)]);
  const products = new Map(found.map((product) => [product.id, product]));
  const troubles = troublesOf(asked, products, short);
  if (troubles[0]) throw refusalOfLines(troubles[0], troubles);
  return asked.map(({ productId, quantity, variant }, index) => {
    const product = products.get(productId.toLowerCase())!;
    return { product, quantity, variant: judgeVariant(variant, product.variants, `items.${index}.variant`) };
  });
}

/**
 * What lines cost together, in whole rupees.
 * @throws Refusal `invalid-input` above what one order may cost
 */
export function subtotalOf(lines: readonly SoldLine[]): number {
  const sum = lines.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
  if (sum > amountMost)
    throw refusal('invalid-input', { fields: { items: 'This is too much for one order.' } });
  return sum;
}

/** The lines by their vendor, in the order of the vendors' ids. */
export function byVendor(lines: readonly SoldLine[]): SoldLine[][] {
  const groups = Map.groupBy(lines, ({ product }) => product.vendor._id);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}
