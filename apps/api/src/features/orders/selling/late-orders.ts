import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lateAfterHours, sendLateAfterHours } from '@haat/contract/orders/rules';
import { hasNotComeBack } from '../reading/read-orders.ts';
import { orders } from '../tables.ts';

// Hours after which an order at a step is late.
const hoursAt: Record<string, number | undefined> = {
  pending: lateAfterHours,
  confirmed: sendLateAfterHours,
};

interface Waiting {
  status: string;
  createdAt: Date;
  /** What came back waits for nobody. */
  cameBack: boolean;
}

/** Whether an order waits for its seller longer than it should. */
export const isLate = ({ status, createdAt, cameBack }: Waiting): boolean =>
  !cameBack && createdAt.getTime() < Date.now() - (hoursAt[status] ?? Infinity) * 3_600_000;

export const isOlder = (hours: number): SQL =>
  sql`${orders.createdAt} < now() - make_interval(hours => ${hours})`;

/** The same in the database, each order by the step where it stands. */
export const isLateRow: SQL | undefined = or(
  and(eq(orders.status, 'pending'), isOlder(lateAfterHours)),
  and(eq(orders.status, 'confirmed'), isOlder(sendLateAfterHours), hasNotComeBack),
);
