import { and, asc, count, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/database.ts';
import type { Uploads } from '../uploads.ts';
import { namedStems } from './named-stems.ts';
import { StemSet, stemOf } from './stems.ts';
import { unusedUploads } from './tables.ts';

/** What the round is called by that does it: see `oneAtATime`. */
export const sweeping = 'sweeping uploads';

/** How many uploads there are, how many of them nothing names, and how many were deleted. */
export interface Swept {
  files: number;
  unused: number;
  deleted: number;
}

// So many names are looked at together, and so many uploads deleted after one more look at the database.
const partSize = 500;
const maxDeleted = 10_000;
// So many deletions are on their way at once: a store far away answers each after a while.
const concurrency = 8;

/**
 * Deletes uploads that no row has named for a week, and takes note of those that none names now. What is to go is looked for in the
 * database once more before. To be called once a day, by one process.
 * @param dryRun changes nothing, and tells of how many it would delete
 */
export async function sweepUploads(
  { orm: db, uploads, log }: { orm: Db; uploads: Uploads; log: Pick<FastifyBaseLogger, 'info'> },
  { dryRun = false } = {},
): Promise<Swept> {
  const named = new StemSet();
  for await (const stem of namedStems(db)) named.add(stem);
  const swept: Swept = { files: 0, unused: 0, deleted: 0 };
  for await (const keys of inParts(uploads.list())) {
    const unused = keys.filter((key) => isUnused(key, (stem) => named.has(stem)));
    swept.files += keys.length;
    swept.unused += unused.length;
    if (dryRun) swept.deleted += await countOverdue(db, unused);
    else await takeNote(db, keys, unused);
  }
  if (dryRun) return swept;
  for (;;) {
    const overdue = await listOverdue(db);
    if (overdue.length === 0) break;
    swept.deleted += await deleteUnused(db, uploads, overdue);
  }
  log.info(swept, 'uploads were swept');
  return swept;
}

const isUnused = (key: string, isNamed: (stem: string) => boolean): boolean => {
  const stem = stemOf(key);
  return stem !== null && !isNamed(stem);
};

async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < partSize) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

// Pages that phones, caches and mails have kept show a picture for a while after another has taken its place.
const isOverdue = lt(unusedUploads.since, sql`now() - interval '7 days'`);
const isOneOf = (keys: readonly string[]): SQL => sql`${unusedUploads.key} = any(${sql.param(keys)})`;

async function takeNote(db: Db, keys: string[], unused: string[]): Promise<void> {
  const isNew = new Set(unused);
  const used = keys.filter((key) => !isNew.has(key));
  if (used.length > 0) await db.delete(unusedUploads).where(isOneOf(used));
  if (unused.length > 0)
    await db.execute(
      sql`insert into unused_uploads (key) select unnest(${sql.param(unused)}::text[]) on conflict do nothing`,
    );
}

async function countOverdue(db: Db, keys: string[]): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(unusedUploads)
    .where(and(isOverdue, isOneOf(keys)));
  return found?.count ?? 0;
}

async function listOverdue(db: Db): Promise<string[]> {
  const found = await db
    .select({ key: unusedUploads.key })
    .from(unusedUploads)
    .where(isOverdue)
    .orderBy(asc(unusedUploads.since))
    .limit(maxDeleted);
  return found.map(({ key }) => key);
}

/** Deletes uploads that nothing names, and forgets about those that something does. @returns how many went */
async function deleteUnused(db: Db, uploads: Uploads, keys: string[]): Promise<number> {
  const wanted = new Set(keys.map((key) => stemOf(key)));
  const named = new Set<string>();
  for await (const stem of namedStems(db)) if (wanted.has(stem)) named.add(stem);
  const unused = keys.filter((key) => isUnused(key, (stem) => named.has(stem)));
  for (let from = 0; from < unused.length; from += concurrency) {
    const some = unused.slice(from, from + concurrency);
    await Promise.all(some.map((key) => uploads.delete(key)));
    await db.delete(unusedUploads).where(isOneOf(some));
  }
  const gone = new Set(unused);
  const used = keys.filter((key) => !gone.has(key));
  if (used.length > 0) await db.delete(unusedUploads).where(isOneOf(used));
  return unused.length;
}
