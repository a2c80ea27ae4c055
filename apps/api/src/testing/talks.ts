import type { Haat } from './harness.ts';
import type { Makers, MadePerson, MadeProduct } from './makers.ts';

/** A shopper and a seller of a product, and what names their conversation in calls and on the socket. */
export interface Talk {
  product: MadeProduct;
  shopper: MadePerson;
  seller: MadePerson;
  about: { user: string; vendor: string; product: string };
  room: { userId: string; vendorId: string; productId: string };
}

export async function aTalk(
  { make }: Pick<Haat, 'make'>,
  about: Parameters<Makers['aProduct']>[0] = {},
): Promise<Talk> {
  const product = await make.aProduct({ vendor: await make.aVendor(), ...about });
  const [shopper, seller] = [await make.aShopper(), await make.aSeller(product.vendor)];
  const [userId, vendorId, productId] = [shopper.id, product.vendor.id, product.id];
  return {
    ...{ product, shopper, seller },
    about: { user: userId, vendor: vendorId, product: productId },
    room: { userId, vendorId, productId },
  };
}
