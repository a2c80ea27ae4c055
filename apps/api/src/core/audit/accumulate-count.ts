import { and, eq, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { changesOf } from '@haat/contract/core/audit/rules';
import type { AuditKind } from '@haat/contract/core/audit/rules';
import type { Db } from '../database/database.ts';
import { slicesOf } from '../database/slices.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { v7At } from '../ids.ts';
import type { Actor } from './record-change.ts';
import { auditEntries, pendingCounts } from './tables.ts';

export interface Counted {
  kind: AuditKind;
  thing: { id: string; name: string };
  /** Which count of the thing; '' where it has one. */
  part: string;
  before: number;
  after: number;
}

/**
 * Keeps account of a count that somebody changes, perhaps piece by piece: what one person does to one count within five
 * minutes becomes one entry, with what was there before the first step and after the last. It belongs to the transaction
 * that changes it.
 */
export const accumulateCount = (tx: Db, actor: Actor, counted: Counted): Promise<void> =>
  accumulateCounts(tx, actor, [counted]);

/** The same of several counts, each at most once. */
export async function accumulateCounts(
  tx: Db,
  { shopId, accountId }: Actor,
  all: readonly Counted[],
): Promise<void> {
  const values = all
    .filter(({ before, after }) => before !== after)
    .map(({ kind, thing: { id, name }, part, before, after }) => ({
      ...{ shopId, accountId, kind, thingId: id, name, part, before, after, added: after - before },
    }));
  const { shopId: ofShop, accountId: by, kind: ofKind, thingId, part: ofPart } = pendingCounts;
  const excluded = { name: sql`excluded.name`, after: sql`excluded.after` };
  for (const some of slicesOf(values))
    await tx
      .insert(pendingCounts)
      .values(some)
      .onConflictDoUpdate({
        target: [ofShop, by, ofKind, thingId, ofPart],
        set: { ...excluded, added: sql`${pendingCounts.added} + excluded.added`, last: sql`now()` },
      });
}

const isOver = lt(pendingCounts.since, sql`now() - interval '5 minutes'`);

/** Writes down what was gathered more than five minutes ago, in every shop by itself. Answers how many there were. */
export async function writePendingCounts(db: Db): Promise<number> {
  const shops = await db.selectDistinct({ shopId: pendingCounts.shopId }).from(pendingCounts).where(isOver);
  return eachInTurn(shops, ({ shopId }) => writeCounts(db, shopId, isOver));
}

/** All that was gathered in a shop, so that who reads its log misses nothing. Answers how many there were. */
export const writeCountsOf = (db: Db, shopId: string): Promise<number> => writeCounts(db, shopId);

/** A count that came back to where it was is left out. */
const writeCounts = (db: Db, shopId: string, which?: SQL): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .delete(pendingCounts)
      .where(and(eq(pendingCounts.shopId, shopId), which))
      .returning();
    const entries = rows
      .map(({ part, before, after, added, since: _, last, ...row }) => {
        // What was sold meanwhile changed the count as well.
        const others = after - before === added ? {} : { byHand: added > 0 ? `+${added}` : String(added) };
        const changes = changesOf({ remainingQty: before }, { remainingQty: after, ...others });
        const name = part === '' ? row.name : `${row.name} (${part})`;
        // Listed where it happened, not where it was written.
        return { ...row, id: v7At(last), name, changes, action: 'changed' as const, createdAt: last };
      })
      .filter(({ changes }) => changes.length > 0);
    for (const some of slicesOf(entries)) await tx.insert(auditEntries).values(some);
    return rows.length;
  });
