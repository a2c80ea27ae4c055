import { buyNow } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import type { Haat } from './harness.ts';
import type { MadePerson, MadeProduct } from './makers.ts';

/** Somebody who orders, or nobody in particular: a guest. */
type About = Partial<CallInput<typeof buyNow>> & { shopper?: MadePerson };

/** The form of a quick order by a guest, one piece unless told. */
export const quickForm = (product: MadeProduct, quantity = 1): CallInput<typeof buyNow> => ({
  fullName: 'Hari Thapa',
  email: 'hari@example.np',
  phone: '9801234567',
  fulladdress: 'Durbarmarg, Kathmandu, Bagmati',
  message: 'Please call first',
  productId: product.id,
  adminId: product.vendor.id,
  quantity,
  totalAmount: product.price * quantity,
});

/** Places a quick order of a product, one piece unless told, and answers the one order in it. */
export async function quickOrder(
  { ask }: Pick<Haat, 'ask'>,
  product: MadeProduct,
  { shopper, quantity = 1, ...form }: About = {},
): Promise<Placed['orders'][number]> {
  const { status, body } = await ask(
    buyNow,
    { ...quickForm(product, quantity), ...form },
    { token: shopper?.token, shop: product.shop },
  );
  if (status !== 200) throw new Error(`the order was refused: ${body.code}`);
  return body.data.orders[0]!;
}
