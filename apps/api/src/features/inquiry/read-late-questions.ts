import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { answerLateAfterHours, maxQuestionsCounted as maxCounted } from '@haat/contract/inquiry/rules';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { Seller } from '../../core/seller.ts';
import { offers, questions, vendorHolidays } from './tables.ts';

const isLate: SQL = sql`${questions.createdAt} < now() - make_interval(hours => ${answerLateAfterHours})`;
const isPending = sql`${questions.status} = 'pending'`;

interface Counted {
  open: number;
  late: number;
}

/**
 * How many of a vendor's questions and offers wait for an answer, and how many of them for too long; together counted up to
 * `maxCounted`. A question whose offer is over is one to answer like any other.
 */
export async function countQuestions(
  db: Db,
  { shopId, vendorId }: Seller,
): Promise<{ questions: Counted; offers: Counted }> {
  const [found] = await openQuestions(db).execute({ shopId, vendorId });
  const { open, late, openOffers, lateOffers } = found!;
  return { questions: { open, late }, offers: { open: openOffers, late: lateOffers } };
}

const isOpenAt = and(
  eq(questions.shopId, sql.placeholder('shopId')),
  eq(questions.vendorId, sql.placeholder('vendorId')),
  isPending,
);
const openQuestions = preparedFor((db) => {
  const counted = db
    .select({
      late: sql<boolean>`${isLate}`.as('late'),
      offers: sql<boolean>`${offers.id} is not null`.as('offers'),
    })
    .from(questions)
    .leftJoin(
      offers,
      and(
        eq(offers.shopId, questions.shopId),
        eq(offers.questionId, questions.id),
        sql`${offers.status} = 'pending' and ${offers.until} > now()`,
      ),
    )
    .where(isOpenAt)
    .orderBy(questions.createdAt)
    .limit(maxCounted)
    .as('counted');
  const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  return db
    .select({
      open: countOf(sql`not ${counted.offers}`),
      late: countOf(sql`not ${counted.offers} and ${counted.late}`),
      openOffers: countOf(sql`${counted.offers}`),
      lateOffers: countOf(sql`${counted.offers} and ${counted.late}`),
    })
    .from(counted)
    .prepare('open questions');
});

/** So many of what is new are named at most. */
const maxNamed = 20;

/** The newest questions without an answer, by id; those that offer a price are offers. */
export async function newestQuestions(
  db: Db,
  { shopId, vendorId }: Seller,
): Promise<{ questions: string[]; offers: string[] }> {
  const rows = await newestOpen(db).execute({ shopId, vendorId });
  const idsOf = (offer: boolean) => rows.filter((row) => (row.offer !== null) === offer).map(({ id }) => id);
  return { questions: idsOf(false), offers: idsOf(true) };
}

const newestOpen = preparedFor((db) =>
  db
    .select({ id: questions.id, offer: offers.id })
    .from(questions)
    .leftJoin(offers, and(eq(offers.shopId, questions.shopId), eq(offers.questionId, questions.id)))
    .where(isOpenAt)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(maxNamed)
    .prepare('newest questions'),
);

/** By vendor, how many questions wait for too long and since when the first does; of a shop's `maxCounted` oldest. */
export async function lateQuestions(
  db: Db,
  shopId: string,
): Promise<{ vendorId: string; count: number; oldest: Date }[]> {
  const late = db
    .select({ vendorId: questions.vendorId, createdAt: questions.createdAt })
    .from(questions)
    .where(and(eq(questions.shopId, shopId), isPending, isLate))
    .orderBy(questions.createdAt)
    .limit(maxCounted)
    .as('late');
  return db
    .select({
      vendorId: late.vendorId,
      count: sql<number>`count(*)::int`,
      oldest: sql`min(${late.createdAt})`.mapWith(questions.createdAt),
    })
    .from(late)
    .groupBy(late.vendorId);
}

/** Until which day vendors are away, of those who are. */
export async function holidaysOf(db: Db, shopId: string, vendorIds: string[]): Promise<Map<string, string>> {
  const { vendorId, until } = vendorHolidays;
  const rows = await db
    .select({ vendorId, until })
    .from(vendorHolidays)
    .where(
      and(
        eq(vendorHolidays.shopId, shopId),
        isAnyOf(vendorId, vendorIds),
        gte(until, dayInNepal(new Date())),
      ),
    );
  return new Map(rows.map((row) => [row.vendorId, row.until]));
}
