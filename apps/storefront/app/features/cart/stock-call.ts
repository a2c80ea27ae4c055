import { checkCart } from '@haat/contract/stock/calls';
import type { CartFact } from '@haat/contract/stock/schemas';
import { call } from '../../platform/api/call.ts';

/**
 * Asks for price and stock of products in one call. Brings the schema along, which no page needs before something
 * is in the cart: only for `import()`.
 * @throws CallError
 */
export const askStock = (productIds: string[]): Promise<CartFact[]> => call(checkCart, { productIds });
