import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '@haat/contract/core/session';
import type { Db } from '../../../core/database/database.ts';
import { accounts, helpers } from '../tables.ts';

/** The desk at which an account helps: `leftJoin(helpers, helpsAt)`. */
export const helpsAt = and(eq(helpers.shopId, accounts.shopId), eq(helpers.accountId, accounts.id));

/**
 * What an account is in its shop with what it helps at. It is put together for each request, so whoever is removed is a shopper
 * from the next one on. `seesMoney` is null for who helps at no desk.
 */
export const deskOfAccount = {
  role: sql<Role>`case when ${helpers.accountId} is null then ${accounts.role}
    when ${helpers.vendorId} is null then 'admin' else 'vendor' end`.as('role'),
  vendorId: sql<string | null>`coalesce(${helpers.vendorId}, ${accounts.vendorId})`.as('vendor_id'),
  seesMoney: helpers.seesMoney,
};

/** Who an account is at a desk; a shopper where it is gone. */
export async function deskOf(
  db: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
): Promise<{ role: Role; helper: { seesMoney: boolean } | null }> {
  const [found] = await db
    .select({ role: deskOfAccount.role, seesMoney: deskOfAccount.seesMoney })
    .from(accounts)
    .leftJoin(helpers, helpsAt)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
  const { role = 'shopper', seesMoney = null } = found ?? {};
  return { role, helper: seesMoney === null ? null : { seesMoney } };
}
