import type { Answer } from '@haat/contract/core/endpoint';
import type { sellerToday } from '@haat/contract/orders/selling/calls';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { delivers } from '../../addresses/service.ts';
import { countQuestions, newestQuestions } from '../../inquiry/service.ts';
import { countOpenReviews } from '../../reviews/service.ts';
import { stockOfVendor } from '../../stock/service.ts';
import { markOf, suspensionOf } from '../../vendors/service.ts';
import { countOpen, hasOrders, newestPending } from './list-queue.ts';

export async function todayOf(
  db: Db,
  seller: Seller,
): Promise<Omit<Answer<typeof sellerToday>, 'subdomain'>> {
  const [vendor, suspended, counts, asked, stock, openReviews, hasDelivery, hasSold, newest] =
    await Promise.all([
      markOf(db, seller),
      suspensionOf(db, seller),
      countOpen(db, seller),
      countQuestions(db, seller),
      stockOfVendor(db, seller),
      countOpenReviews(db, seller),
      delivers(db, seller.shopId),
      hasOrders(db, seller),
      newestOf(db, seller),
    ]);
  const { low, out, hasProducts, hasStock } = stock;
  return {
    vendor,
    suspended,
    orders: counts,
    ...asked,
    newest,
    stock: { low, out },
    reviews: { open: openReviews },
    checklist: { hasProducts, hasStock, hasDelivery, hasOrders: hasSold },
  };
}

async function newestOf(db: Db, seller: Seller): Promise<Answer<typeof sellerToday>['newest']> {
  const [orderIds, asked] = await Promise.all([newestPending(db, seller), newestQuestions(db, seller)]);
  return { orders: orderIds, ...asked };
}
