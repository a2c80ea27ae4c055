import { and, eq, sql } from 'drizzle-orm';
import type { Answer } from '@haat/contract/core/endpoint';
import type { listLateSellers } from '@haat/contract/orders/owning/calls';
import type { LateSeller } from '@haat/contract/orders/owning/schemas';
import { lateAfterHours, maxCounted, sendLateAfterHours } from '@haat/contract/orders/rules';
import type { Db } from '../../../core/database/database.ts';
import { peopleOfVendors } from '../../account/service.ts';
import { holidaysOf, lateQuestions } from '../../inquiry/service.ts';
import { reachableVendors } from '../../vendors/service.ts';
import { hasNotComeBack } from '../reading/read-orders.ts';
import { orders } from '../tables.ts';

export async function lateSellers(db: Db, shopId: string): Promise<Answer<typeof listLateSellers>> {
  const [late, questions] = await Promise.all([lateOrders(db, shopId), lateQuestions(db, shopId)]);
  const ids = [...new Set([...late, ...questions].map(({ vendorId }) => vendorId))];
  if (ids.length === 0) return [];
  const [vendors, people, holidays] = await Promise.all([
    reachableVendors(db, shopId, ids),
    peopleOfVendors(db, shopId, ids),
    holidaysOf(db, shopId, ids),
  ]);
  const overdue = (rows: Overdue[], vendorId: string): LateSeller['toConfirm'] => {
    const found = rows.find((row) => row.vendorId === vendorId);
    return found ? { count: found.count, oldest: found.oldest.toISOString() } : null;
  };
  const [toConfirm, toSend] = [at(late, 'pending'), at(late, 'confirmed')];
  return vendors
    .map(({ phone, ...vendor }) => ({
      ...{ vendor, phone, people: people.get(vendor._id) ?? [] },
      awayUntil: holidays.get(vendor._id) ?? null,
      toConfirm: overdue(toConfirm, vendor._id),
      toSend: overdue(toSend, vendor._id),
      toAnswer: overdue(questions, vendor._id),
    }))
    .sort((one, other) => (waitsSince(one) < waitsSince(other) ? -1 : 1));
}

interface Overdue {
  vendorId: string;
  count: number;
  oldest: Date;
}

const waitsSince = ({ toConfirm, toSend, toAnswer }: LateSeller): string =>
  [toConfirm, toSend, toAnswer].flatMap((each) => each?.oldest ?? []).sort()[0] ?? '';

const at = <Row extends { status: string }>(rows: Row[], status: Row['status']) =>
  rows.filter((row) => row.status === status);

/** By vendor and step, of the oldest that are late. Their steps stand in the text: so the index of these steps is used. */
async function lateOrders(db: Db, shopId: string): Promise<(Overdue & { status: string })[]> {
  const { vendorId, status, createdAt } = orders;
  const lateAt = (step: 'pending' | 'confirmed', hours: number) =>
    db
      .select({ vendorId, status, createdAt })
      .from(orders)
      .where(
        and(
          eq(orders.shopId, shopId),
          sql`${status} = ${sql.raw(`'${step}'`)}`,
          sql`${createdAt} < now() - make_interval(hours => ${hours})`,
          step === 'confirmed' ? hasNotComeBack : undefined,
        ),
      )
      .orderBy(createdAt)
      .limit(maxCounted);
  const late = lateAt('pending', lateAfterHours).unionAll(lateAt('confirmed', sendLateAfterHours)).as('late');
  return db
    .select({
      vendorId: late.vendorId,
      status: late.status,
      count: sql<number>`count(*)::int`,
      oldest: sql`min(${late.createdAt})`.mapWith(orders.createdAt),
    })
    .from(late)
    .groupBy(late.vendorId, late.status);
}
