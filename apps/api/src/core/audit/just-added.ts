import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Actor, Change } from './record-change.ts';
import { auditEntries } from './tables.ts';

/** Minutes in which somebody whose answer was lost presses once more. */
const againWithin = 10;

/** Whether a person has just added a thing themselves, and nobody has changed it since: who adds it once more has lost the answer. */
export async function isJustAdded(
  db: Db,
  { shopId, accountId }: Actor,
  { kind, thing }: Required<Pick<Change, 'kind' | 'thing'>>,
): Promise<boolean> {
  const [last] = await db
    .select({
      accountId: auditEntries.accountId,
      action: auditEntries.action,
      isNew: sql<boolean>`${auditEntries.createdAt} > now() - make_interval(mins => ${againWithin})`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.shopId, shopId),
        eq(auditEntries.kind, kind),
        thing.id === undefined ? eq(auditEntries.name, thing.name) : eq(auditEntries.thingId, thing.id),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.accountId === accountId && last.action === 'added' && last.isNew;
}
