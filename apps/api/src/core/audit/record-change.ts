import { changesOf } from '@haat/contract/core/audit/rules';
import type { AuditKind } from '@haat/contract/core/audit/rules';
import type { Db } from '../database/database.ts';
import { slicesOf } from '../database/slices.ts';
import type { AuthContext } from '../request-context.ts';
import { auditEntries } from './tables.ts';

export interface Actor {
  shopId: string;
  accountId: string;
}

export const actorOf = ({ shop, session }: AuthContext): Actor => ({
  shopId: shop.id,
  accountId: session.accountId,
});

export interface Change {
  kind: AuditKind;
  /** Which one of its kind, where there are several, and what it is called; without an id where its name is all it has. */
  thing?: { id?: string; name: string };
  /** The thing as it was and as it is now, without what nobody chose; null where it was, or is, not there. */
  before: object | null;
  after: object | null;
}

/**
 * Keeps account of what an owner or a seller changes. It belongs to the transaction that changes it: neither is there without
 * the other. What changes nothing is not written down.
 */
export const recordChange = (tx: Db, actor: Actor, change: Change): Promise<void> =>
  recordChanges(tx, actor, [change]);

/** The same of a thing that is a row with a title, as `fieldsOf` tells of it; null before it was added, and after it was removed. */
export const recordRowChange = <Row extends { id: string; title: string }>(
  tx: Db,
  actor: Actor,
  kind: AuditKind,
  { before, after, fieldsOf }: { before: Row | null; after: Row | null; fieldsOf: (row: Row) => object },
): Promise<void> => {
  const { id, title } = (after ?? before)!;
  return recordChange(tx, actor, {
    ...{ kind, thing: { id, name: title } },
    ...{ before: before && fieldsOf(before), after: after && fieldsOf(after) },
  });
};

/** The same of several things that are changed together. */
export async function recordChanges(
  tx: Db,
  { shopId, accountId }: Actor,
  all: readonly Change[],
): Promise<void> {
  const entries = all.flatMap(({ kind, thing, before, after }) => {
    const changes = changesOf(before, after);
    if (before === null && after === null) return [];
    if (before && after && changes.length === 0) return [];
    const action =
      before === null ? ('added' as const) : after === null ? ('removed' as const) : ('changed' as const);
    return { shopId, accountId, kind, action, changes, thingId: thing?.id ?? null, name: thing?.name ?? '' };
  });
  for (const some of slicesOf(entries)) await tx.insert(auditEntries).values(some);
}
