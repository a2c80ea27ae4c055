import { Refusal } from '@haat/contract/core/problem';
import { knownStatus, orderSteps } from '@haat/contract/orders/rules';
import type { OrderStatus, OrderStep } from '@haat/contract/orders/rules';
import type { MoveResult } from '@haat/contract/orders/selling/schemas';
import type { Db } from '../../../core/database/database.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { setStatus } from '../move-order.ts';
import type { Moved } from '../move-order.ts';
import type { TellingContext } from '../tell-shopper.ts';

interface MoveListeners {
  moved(moved: Moved): void;
  /** It could not be moved for a reason that is not the order's. */
  failed(error: unknown): void;
}

/**
 * Takes each of several orders to its next step as its seller, one after the other and each in a transaction of its own: one
 * that may not move holds up none, and bills are numbered in the order asked.
 */
export async function moveMany(
  db: Db,
  context: TellingContext,
  seller: SellerAccount,
  { orderIds, status }: { orderIds: string[]; status: OrderStatus },
  listeners: MoveListeners,
): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const orderId of orderIds) {
    try {
      listeners.moved(await setStatus(db, context, seller, { orderId, status }));
      results.push({ orderId, moved: true, status, code: null });
    } catch (error) {
      const skipped = skippedFor(error, status);
      if (skipped.code === 'failed') listeners.failed(error);
      results.push({ orderId, moved: false, ...skipped });
    }
  }
  return results;
}

function skippedFor(error: unknown, wanted: OrderStatus): Pick<MoveResult, 'status' | 'code'> {
  if (error instanceof Refusal && error.code === 'not-found') return { status: null, code: 'not-found' };
  if (!(error instanceof Refusal) || error.code !== 'not-next-step') return { status: null, code: 'failed' };
  const status = knownStatus(error.details.orderStatus ?? '');
  const stepOf = (each: OrderStatus) => orderSteps.indexOf(each as OrderStep);
  return { status, code: stepOf(status) >= stepOf(wanted) ? 'already' : 'not-next-step' };
}
