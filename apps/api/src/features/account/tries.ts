import { isIPv6 } from 'node:net';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { tries } from './tables.ts';
import { hashOf } from './tokens.ts';

/** So many tries are free; each one after them makes the next wait twice as long. Times in seconds. */
interface Patience {
  free: number;
  firstWait: number;
  longestWait: number;
}

/** Something that is counted: what, for whom, and how patiently. */
export interface Subject {
  name: string;
  patience: Patience;
  /** Many people's: what turns out right takes back one try, not all. */
  shared?: true;
}

/** After an hour without a try, counting starts again. */
const forgottenAfter = 3_600;

const guesses = { firstWait: 30, longestWait: 900 };
const mails = { firstWait: 60, longestWait: 3_600 };

/**
 * Guessing a password. The pair waits first, so that a stranger who guesses locks out himself and not the owner; the
 * account as a whole waits for those who guess from many addresses, the address for those who guess at many accounts.
 * In Nepal many phones share an address, so an address may do more, and what succeeds is taken back.
 */
export const signInSubjects = (email: string, ip: string): Subject[] => [
  { name: `sign-in ${email} ${networkOf(ip)}`, patience: { free: 10, ...guesses } },
  { name: `sign-in ${email}`, patience: { free: 50, ...guesses } },
  { name: `sign-in from ${networkOf(ip)}`, patience: { free: 50, ...guesses }, shared: true },
];

/** Guessing the password of an account that somebody is signed in to. */
export const passwordSubjects = (accountId: string): Subject[] => [
  { name: `password ${accountId}`, patience: { free: 5, ...guesses } },
];

/** Asking for mails: to one person, and from one address. */
export const mailSubjects = (email: string, ip: string): Subject[] => [
  { name: `mail ${email}`, patience: { free: 3, ...mails } },
  { name: `mail from ${networkOf(ip)}`, patience: { free: 20, ...mails }, shared: true },
];

/** One household has a whole /64 of IPv6 addresses. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Counts tries before they are made, in the database, so that neither many at once nor many processes get more. A try
 * that is refused counts nowhere: whoever waits as told gets in.
 * @throws Refusal `too-many-requests` with the seconds to wait
 */
export async function countTries(db: Db, shopId: string, subjects: Subject[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, patience } of subjects) {
      const subject = hashOf(name);
      const counted = await tx
        .insert(tries)
        .values({ shopId, subject, count: 1, lastAt: sql`now()`, openAt: sql`now()` })
        .onConflictDoUpdate({
          target: [tries.shopId, tries.subject],
          set: { count: nextCount, lastAt: sql`now()`, openAt: sql`now() + ${waitOf(patience)}` },
          setWhere: lte(tries.openAt, sql`now()`),
        })
        .returning({ count: tries.count });
      if (counted.length === 0) throw await tooMany(tx, shopId, subject);
    }
  });
}

const nextCount = sql`case when ${tries.lastAt} < now() - ${forgottenAfter} * interval '1 second' then 1 else ${tries.count} + 1 end`;

/** The wait after this try, by the count as it becomes. */
const waitOf = ({ free, firstWait, longestWait }: Patience) => sql`
  case when ${nextCount} <= ${free} then 0
  else least(${longestWait}, ${firstWait} * power(2, least(20, ${nextCount} - ${free} - 1))) end * interval '1 second'`;

async function tooMany(db: Db, shopId: string, subject: string) {
  const [found] = await db
    .select({ wait: sql<number>`ceil(extract(epoch from ${tries.openAt} - now()))::int` })
    .from(tries)
    .where(and(eq(tries.shopId, shopId), eq(tries.subject, subject)));
  return refusal('too-many-requests', { retryAfter: Math.max(1, found?.wait ?? 1) });
}

/** Takes back what was counted for a try that turned out right: its owner starts afresh, its address gets one back. */
export async function forgiveTries(db: Db, shopId: string, subjects: Subject[]): Promise<void> {
  const hashes = (which: Subject[]) => which.map(({ name }) => hashOf(name));
  const own = hashes(subjects.filter(({ shared }) => !shared));
  const common = hashes(subjects.filter(({ shared }) => shared));
  await db.transaction(async (tx) => {
    if (own.length > 0)
      await tx.delete(tries).where(and(eq(tries.shopId, shopId), inArray(tries.subject, own)));
    if (common.length > 0)
      await tx
        .update(tries)
        .set({ count: sql`greatest(0, ${tries.count} - 1)` })
        .where(and(eq(tries.shopId, shopId), inArray(tries.subject, common)));
  });
}
