import type { ChosenVariant } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { productsForOrder } from '../catalog/service.ts';
import type { ProductForOrder } from '../catalog/service.ts';
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
 * @throws Refusal `not-found`, `price-changed`, each with the product; `invalid-input` for an unknown variant
 */
export async function soldLines(tx: Db, shopId: string, asked: AskedLine[]): Promise<SoldLine[]> {
  const ids = [...new Set(asked.map(({ productId }) => productId.toLowerCase()))];
  const products = new Map((await productsForOrder(tx, shopId, ids)).map((product) => [product.id, product]));
  return asked.map(({ productId, quantity, price, variant }, index) => {
    const product = products.get(productId.toLowerCase());
    if (!product?.active) throw refusal('not-found', { productId });
    if (price !== undefined && price !== product.price)
      throw refusal('price-changed', { price: product.price, productId: product.id });
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
