import { getStock } from '@haat/contract/stock/calls';
import type { Haat } from './harness.ts';
import type { MadeProduct } from './makers.ts';

/** Asks how many pieces of a product are left, as everybody may. */
export const stockLeftIn =
  ({ ask }: Pick<Haat, 'ask'>) =>
  async ({ id, shop }: MadeProduct) =>
    (await ask(getStock, { productId: id }, { shop })).body[0]?.remainingQty;
