import { and, eq, isNull, sql } from 'drizzle-orm';

import { recordChange } from '../../../../core/audit/record-change.ts';
import type { Actor } from '../../../../core/audit/record-change.ts';
import type { Db } from '../../../../core/database/database.ts';
import { setSuspension } from '../../../vendors/service.ts';
import { products } from '../../tables.ts';

/**
 * Takes what a vendor sells off the shop, until it is resumed.
 * @returns the products that left it
 * @throws Refusal `not-found` for a vendor of another shop, `already-there` for one that is suspended
 */
export const suspendSeller = (
  db: Db,
  actor: Actor,
  { vendorId, reason }: { vendorId: string; reason: string },
): Promise<string[]> =>
  change(db, actor, vendorId, reason, (tx) =>
    tx
      .update(products)
      .set({ active: false, suspended: true, ...touched })
      .where(and(isSoldBy(actor, vendorId), products.active))
      .returning({ id: products.id }),
  );

/**
 * Lets a vendor sell again what the suspension took off the shop, and was not moved to the archive meanwhile.
 * @returns the products that are back
 * @throws Refusal `not-found` for a vendor of another shop, or one that is not suspended
 */
export const resumeSeller = (db: Db, actor: Actor, { vendorId }: { vendorId: string }): Promise<string[]> =>
  change(db, actor, vendorId, null, async (tx) => {
    const isTakenOff = and(isSoldBy(actor, vendorId), products.suspended);
    const back = await tx
      .update(products)
      .set({ active: true, suspended: false, ...touched })
      .where(and(isTakenOff, isNull(products.archivedAt)))
      .returning({ id: products.id });
    await tx.update(products).set({ suspended: false }).where(isTakenOff);
    return back;
  });

const touched = { version: sql`${products.version} + 1`, updatedAt: sql`now()` };

const isSoldBy = ({ shopId }: Actor, vendorId: string) =>
  and(eq(products.shopId, shopId), eq(products.vendorId, vendorId.toLowerCase()));

const change = (
  db: Db,
  actor: Actor,
  vendorId: string,
  reason: string | null,
  move: (tx: Db) => Promise<{ id: string }[]>,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const one = { shopId: actor.shopId, vendorId: vendorId.toLowerCase() };
    const { shopName, before } = await setSuspension(tx, one, reason);
    // Whoever publishes holds the vendor first, too: nothing comes back in between.
    const moved = await move(tx);
    await recordChange(tx, actor, {
      ...{ kind: 'seller', thing: { id: one.vendorId, name: shopName } },
      ...{ before: { suspended: before }, after: { suspended: reason } },
    });
    return moved.map(({ id }) => id);
  });
