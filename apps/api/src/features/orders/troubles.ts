import { refusal } from '@haat/contract/core/problem';
import type { OrderTrouble, Refusal } from '@haat/contract/core/problem';
import type { ProductForOrder } from '../catalog/service.ts';

/**
 * What stops the lines of an order, one entry a product, in the order of the lines: a product that is gone, a price that
 * moved, too few pieces left. A screen can put all of it right at once.
 * @param short - what `shortOf` said of the products
 */
export function troublesOf(
  asked: readonly { productId: string; price?: number }[],
  products: ReadonlyMap<string, ProductForOrder>,
  short: readonly OrderTrouble[],
): OrderTrouble[] {
  const troubles = new Map<string, OrderTrouble>();
  for (const { productId, price } of asked) {
    const id = productId.toLowerCase();
    const product = products.get(id);
    const lack = short.find((each) => each.productId === id);
    if (!product?.active) troubles.set(id, { productId, code: 'not-found' });
    else if (price !== undefined && price !== product.price)
      troubles.set(id, { ...lack, productId: id, code: 'price-changed', price: product.price });
    else if (lack && !troubles.has(id)) troubles.set(id, lack);
  }
  return [...troubles.values()];
}

/** The refusal of an order: it speaks of the first trouble, and its `lines` name all. */
export function refusalOfLines(first: OrderTrouble, lines: OrderTrouble[]): Refusal {
  const { productId, code, left, price } = first;
  return refusal(code, {
    productId,
    ...(code === 'price-changed' && price !== undefined && { price }),
    ...(left !== undefined && { left }),
    lines,
  });
}
