import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { listAudit } from '@haat/contract/core/audit/calls';
import type { AuditPerson } from '@haat/contract/core/audit/schemas';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { writeCountsOf } from '../../../core/audit/accumulate-count.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import type { Db } from '../../../core/database/database.ts';
import { accounts } from '../tables.ts';

const usualSize = 30;
// As many people are offered to narrow the list to.
const maxPeople = 100;

export async function readAudit(
  db: Db,
  shopId: string,
  { who, kind, thing, after, size = usualSize }: ParsedInput<typeof listAudit>,
): Promise<Answer<typeof listAudit>> {
  await writeCountsOf(db, shopId);
  const [found, people] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.shopId, shopId),
          who === undefined ? undefined : eq(auditEntries.accountId, who),
          kind === undefined ? undefined : eq(auditEntries.kind, kind),
          thing === undefined ? undefined : eq(auditEntries.thingId, thing),
          after === undefined ? undefined : lt(auditEntries.id, after),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(size + 1),
    peopleOf(db, shopId),
  ]);
  const byId = new Map(people.map((person) => [person._id, person]));
  const shown = found.slice(0, size);
  return {
    entries: shown.map((row) => ({
      _id: row.id,
      at: row.createdAt.toISOString(),
      who: byId.get(row.accountId) ?? null,
      ...{ action: row.action, kind: row.kind, thingId: row.thingId, name: row.name, changes: row.changes },
    })),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
    people,
  };
}

/** Everybody who has changed something in a shop: from each to the next in the index, however much they changed. */
async function peopleOf(db: Db, shopId: string): Promise<AuditPerson[]> {
  const next = (after: ReturnType<typeof sql>) =>
    sql`select ${auditEntries.accountId} from ${auditEntries}
      where ${auditEntries.shopId} = ${shopId} ${after} order by ${auditEntries.accountId} limit 1`;
  const ids = sql<string>`(with recursive people(account_id) as (
      (${next(sql``)})
      union all
      select (${next(sql`and ${auditEntries.accountId} > people.account_id`)}) from people
      where people.account_id is not null
    ) select people.account_id from people where people.account_id is not null limit ${maxPeople})`;
  const { id: _id, firstName, lastName, role } = accounts;
  return db
    .select({ _id, firstName, lastName, role })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), inArray(accounts.id, ids)))
    .orderBy(accounts.firstName, accounts.id);
}
