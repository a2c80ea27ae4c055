import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Owner } from '@haat/contract/account/desk-helpers/schemas';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { shopNamesOf } from '../../tenant/service.ts';
import { endSessions } from '../sessions/sessions.ts';
import { accounts, helpers } from '../tables.ts';

const areOwners = (shopId: string) => and(eq(accounts.shopId, shopId), eq(accounts.role, 'admin'));

export async function listOwnersOf(db: Db, shopId: string): Promise<Owner[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(areOwners(shopId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return rows.map(({ id, email, firstName, lastName }) => ({
    ...{ _id: id, email, name: `${firstName} ${lastName}`.trim() },
  }));
}

/**
 * Has a helper at the shop's desk run the shop too. Answers whose account it is, whose sessions are over.
 * @throws Refusal `not-found` for who has not joined
 */
export async function makeOwner(db: Db, actor: Actor, helperId: string): Promise<string> {
  const { shopId } = actor;
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(helpers)
      .where(
        and(
          ...[eq(helpers.shopId, shopId), isNull(helpers.vendorId), isNotNull(helpers.joinedAt)],
          eq(helpers.id, helperId.toLowerCase()),
        ),
      )
      .returning();
    if (!gone?.accountId) throw refusal('not-found');
    const { accountId } = gone;
    await tx
      .update(accounts)
      .set({ role: 'admin' })
      .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
    await leave(tx, actor, accountId, { before: { owns: false }, after: { owns: true } });
    return accountId;
  });
}

/**
 * Has somebody run the shop no longer: another one, or oneself. Of two who remove each other at once one stays.
 * @throws Refusal `not-found`, `last-owner`
 */
export async function removeOwner(db: Db, actor: Actor, said: string): Promise<string> {
  const { shopId } = actor;
  const accountId = said.toLowerCase();
  return db.transaction(async (tx) => {
    const owners = await tx
      .select({ id: accounts.id, activatedAt: accounts.activatedAt })
      .from(accounts)
      .where(areOwners(shopId))
      .orderBy(asc(accounts.id))
      .for('update');
    if (!owners.some(({ id }) => id === accountId)) throw refusal('not-found');
    const stay = owners.filter(({ id, activatedAt }) => id !== accountId && activatedAt !== null);
    if (stay.length === 0) throw refusal('last-owner');
    await tx
      .update(accounts)
      .set({ role: 'shopper' })
      .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
    await leave(tx, actor, accountId, { before: { owns: true }, after: null });
    return accountId;
  });
}

async function leave(
  tx: Db,
  actor: Actor,
  accountId: string,
  change: { before: object; after: object | null },
): Promise<void> {
  const { shopId } = actor;
  await endSessions(tx, { shopId, accountId });
  const { shopName } = await shopNamesOf(tx, shopId);
  await recordChange(tx, actor, { kind: 'helper', thing: { id: accountId, name: shopName }, ...change });
}
