import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { listTerms, saveTerm } from '@haat/contract/catalog/owning/dictionary/calls';
import { maxTerms } from '@haat/contract/catalog/owning/dictionary/schemas';
import type { DictionaryTerm } from '@haat/contract/catalog/owning/dictionary/schemas';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { isJustAdded } from '../../../../core/audit/just-added.ts';
import { recordChange } from '../../../../core/audit/record-change.ts';
import type { Actor } from '../../../../core/audit/record-change.ts';
import type { Db } from '../../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../../core/database/one-at-a-time.ts';
import { markStale } from '../../search/refresh.ts';
import { searchTerms } from '../../tables.ts';

const usualSize = 50;

type Row = typeof searchTerms.$inferSelect;
type TermFields = Pick<Row, 'word' | 'means' | 'kindOf'>;

export async function readTerms(
  db: Db,
  shopId: string,
  { q, after, size = usualSize }: ParsedInput<typeof listTerms>,
): Promise<{ terms: DictionaryTerm[]; next: string | null }> {
  const all = sql`lower(${searchTerms.word} || ' ' || array_to_string(${searchTerms.means} || ${searchTerms.kindOf}, ' '))`;
  const rows = await db
    .select()
    .from(searchTerms)
    .where(
      and(
        eq(searchTerms.shopId, shopId),
        q ? sql`strpos(${all}, lower(${q})) > 0` : undefined,
        after === undefined ? undefined : gt(searchTerms.word, after),
      ),
    )
    .orderBy(asc(searchTerms.word))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return { terms: page.map(termOf), next: rows.length > size ? (page.at(-1)?.word ?? null) : null };
}

/**
 * Adds a word, or says one anew. Products are indexed by it after the commit.
 * What a person has just added is taken as done when they send it again.
 * @throws Refusal `already-there` for a word that stands there, `changed-meanwhile` where it is not as it was seen, `too-many-terms`
 */
export const keepTerm = (
  db: Db,
  actor: Actor,
  { seen, ...said }: ParsedInput<typeof saveTerm>,
): Promise<DictionaryTerm> =>
  db.transaction(async (tx) => {
    const { shopId } = actor;
    const before = seen && (await hold(tx, shopId, seen.word));
    if (seen && (!before || !isSame(before, seen))) throw refusal('changed-meanwhile');
    if (!seen) await holdUntilTheEnd(tx, `search terms ${shopId}`);
    if (!seen && (await countTerms(tx, shopId)) >= maxTerms) throw refusal('too-many-terms');
    if (seen) await tx.delete(searchTerms).where(isTerm(shopId, seen.word));
    const [row] = await tx
      .insert(searchTerms)
      .values({ shopId, ...said })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const there = seen ? null : await hold(tx, shopId, said.word);
      // Only its answer was lost.
      if (there && isSame(there, said) && (await isJustAdded(tx, actor, changeOf(said))))
        return termOf(there);
      throw refusal('already-there', { fields: { word: 'This word is there already.' } });
    }
    await changed(tx, actor, before, row);
    return termOf(row);
  });

/** Takes a word out. @throws Refusal `not-found` */
export const dropTerm = (db: Db, actor: Actor, word: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, actor.shopId, word);
    if (!before) throw refusal('not-found');
    await tx.delete(searchTerms).where(isTerm(actor.shopId, word));
    await changed(tx, actor, before, null);
  });

const isTerm = (shopId: string, word: string) =>
  and(eq(searchTerms.shopId, shopId), eq(searchTerms.word, word));

async function hold(tx: Db, shopId: string, word: string): Promise<Row | null> {
  const [row] = await tx.select().from(searchTerms).where(isTerm(shopId, word)).for('update');
  return row ?? null;
}

async function countTerms(tx: Db, shopId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(searchTerms).where(eq(searchTerms.shopId, shopId));
  return row?.n ?? 0;
}

async function changed(tx: Db, actor: Actor, before: Row | null, after: Row | null): Promise<void> {
  await markStale(tx, actor.shopId);
  await recordChange(tx, actor, {
    ...changeOf((after ?? before)!),
    ...{ before: before && fieldsOf(before), after: after && fieldsOf(after) },
  });
}

/** What the log calls it. */
const changeOf = ({ word }: TermFields) => ({ kind: 'search-term' as const, thing: { name: word } });

const fieldsOf = ({ word, means, kindOf }: TermFields): TermFields => ({ word, means, kindOf });

const isSame = (one: TermFields, other: TermFields) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

const termOf = (row: Row): DictionaryTerm => ({ _id: row.word, ...fieldsOf(row) });
