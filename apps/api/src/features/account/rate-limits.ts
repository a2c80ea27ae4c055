import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { networkOf } from '../../core/http/network.ts';
import type { KnownPlace, Place } from './sessions/places.ts';
import { rateLimits } from './tables.ts';
import { hashOf } from './sessions/tokens.ts';

/** So many tries are free; each one after them makes the next wait twice as long. Times in seconds. */
interface Backoff {
  free: number;
  firstWait: number;
  longestWait: number;
}

/** Something that is counted: what, for whom, and how patiently. */
export interface Subject {
  name: string;
  patience: Backoff;
  /** Many people's: what turns out right takes back one try, not all. */
  shared?: true;
  /** A turn that would come later than so many seconds from now is not given. */
  furthest?: number;
}

// The time is the moment's, not that of the transaction's beginning: of two at once the one that began first may come second,
// and would be too early for what the other wrote.

// After an hour without a try, counting starts again.
const forgottenAfter = 3_600;

const guesses = { firstWait: 30, longestWait: 900 };
// The longest wait is no longer than the shortest life of a mailed link: who may get no other one has one that counts.
const mails = { firstWait: 60, longestWait: 3_600 };
// Mails that one network asked for go out once a minute after the first ones.
const mailsOfNetwork = { free: 20, firstWait: 60, longestWait: 60 };

/**
 * Guessing a password. A browser that has signed in to the account before is counted by itself, and a network that has
 * with this account alone: nobody who guesses elsewhere makes them wait. Everybody else is a stranger to the account: all
 * of them wait together for those who guess from many networks, and each network for those who guess at many accounts.
 * In Nepal many phones share an address, so a network may do more, and what succeeds is taken back.
 */
export function signInSubjects(email: string, { device, ip }: Place, known: KnownPlace): Subject[] {
  const [own, many] = [
    { free: 10, ...guesses },
    { free: 50, ...guesses },
  ];
  if (known === 'device') return [{ name: `sign-in ${email} by ${device}`, patience: own }];
  const here: Subject = { name: `sign-in ${email} ${networkOf(ip)}`, patience: own };
  if (known === 'network') return [here];
  return [
    here,
    { name: `sign-in ${email}`, patience: many, shared: true },
    { name: `sign-in from ${networkOf(ip)}`, patience: many, shared: true },
  ];
}

/** Guessing what was signed up with, by who has the link. */
export const activationSubjects = (accountId: string): Subject[] => [
  { name: `activate ${accountId}`, patience: { free: 10, ...guesses } },
];

/** Guessing the password of an account that somebody is signed in to. */
export const passwordSubjects = (accountId: string): Subject[] => [
  { name: `password ${accountId}`, patience: { free: 5, ...guesses } },
];

/** What a mail is about that anybody may ask for. Each has its own limit: who asks for resets holds up no order. */
export type MailAbout = 'activate' | 'confirm-provider' | 'reset-password' | 'order' | 'newsletter';

/** Asking for mails of one kind: to one person. Nobody needs a newsletter soon, and many would sign up somebody else. */
export const mailsTo = (about: MailAbout, email: string): Subject => ({
  name: `mail ${about} ${email}`,
  patience:
    about === 'newsletter'
      ? { free: 0, firstWait: 600, longestWait: 3_600 }
      : { free: about === 'order' ? 5 : 3, ...mails },
});

/** Asking for mails of one kind: from one network. Who ordered is mailed however late; a link is waited for. */
export const mailsFrom = (about: MailAbout, ip: string): Subject => ({
  name: `mail ${about} from ${networkOf(ip)}`,
  patience: mailsOfNetwork,
  ...(about === 'order' ? {} : { furthest: 900 }),
});

/**
 * Counts tries before they are made, in the database, so that neither many at once nor many processes get more. A try
 * that is refused counts nowhere: whoever waits as told gets in.
 * @throws Refusal by this code, with the seconds to wait
 */
export async function countAttempt(
  db: Db,
  shopId: string,
  subjects: Subject[],
  code: Wait = 'too-many-requests',
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, patience } of subjects) {
      const subject = hashOf(name);
      const counted = await countOne(tx, shopId, subject, {
        patience,
        openAt: sql`${now} + ${waitOf(patience)}`,
        onlyIf: lte(rateLimits.openAt, now),
      }).returning({ count: rateLimits.count });
      if (counted.length === 0) throw await tooMany(tx, shopId, subject, code);
    }
  });
}

/** The clock's own time: the transaction's began before it waited for others who count the same. */
const now = sql`clock_timestamp()`;

/** Counts one more for a subject: nothing comes back where that may not be yet. */
const countOne = (
  tx: Db,
  shopId: string,
  subject: string,
  { patience, openAt, onlyIf }: { patience: Backoff; openAt: SQL; onlyIf: SQL | undefined },
) =>
  tx
    .insert(rateLimits)
    .values({ shopId, subject, count: 1, lastAt: now, openAt: sql`${now} + ${waitOf(patience, sql`1`)}` })
    .onConflictDoUpdate({
      target: [rateLimits.shopId, rateLimits.subject],
      set: { count: nextCount, lastAt: now, openAt },
      setWhere: onlyIf,
    });

const nextCount = sql`case when ${rateLimits.lastAt} < ${now} - ${forgottenAfter} * interval '1 second' then 1 else ${rateLimits.count} + 1 end`;

/** The wait after this try, by the count as it becomes. */
const waitOf = ({ free, firstWait, longestWait }: Backoff, count: SQLWrapper = nextCount) => sql`
  case when ${count} <= ${free} then 0
  else least(${longestWait}, ${firstWait} * power(2, least(20, ${count} - ${free} - 1))) end * interval '1 second'`;

const secondsFromNow = (moment: SQLWrapper) => sql<number>`ceil(extract(epoch from ${moment} - ${now}))::int`;

type Wait = 'too-many-requests' | 'too-many-passwords';

async function tooMany(db: Db, shopId: string, subject: string, code: Wait = 'too-many-requests') {
  const [found] = await db
    .select({ wait: secondsFromNow(rateLimits.openAt) })
    .from(rateLimits)
    .where(and(eq(rateLimits.shopId, shopId), eq(rateLimits.subject, subject)));
  return refusal(code, { retryAfter: Math.max(1, found?.wait ?? 1) });
}

/** Writes what was counted as it is: as much work for the database as a change. */
export async function rewriteAttempts(db: Db, shopId: string, subjects: Subject[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count}` })
    .where(
      and(
        eq(rateLimits.shopId, shopId),
        inArray(
          rateLimits.subject,
          subjects.map(({ name }) => hashOf(name)),
        ),
      ),
    );
}

/**
 * Takes back what was counted for a try that turned out right: its owner starts afresh, its address gets one back. In the
 * order in which they are counted: of two who log in to one account at once one waits for the other, never both.
 */
export async function refundAttempts(db: Db, shopId: string, subjects: Subject[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, shared } of subjects) {
      const isCounted = and(eq(rateLimits.shopId, shopId), eq(rateLimits.subject, hashOf(name)));
      if (shared)
        await tx
          .update(rateLimits)
          .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
          .where(isCounted);
      else await tx.delete(rateLimits).where(isCounted);
    }
  });
}

/**
 * Books a turn for each subject, one after the other as far as their waits go, and answers when the last of them comes:
 * now, while there are free ones. Nothing is refused but what would come too late, so it is for what may wait.
 * @throws Refusal `too-many-requests` where a subject has a `furthest`
 */
export async function bookTurn(db: Db, shopId: string, subjects: Subject[]): Promise<Date> {
  const turns = await db.transaction(async (tx) => {
    const booked: number[] = [];
    for (const { name, patience, furthest } of subjects) {
      const subject = hashOf(name);
      const [row] = await countOne(tx, shopId, subject, {
        patience,
        openAt: sql`greatest(${rateLimits.openAt}, ${now}) + ${waitOf(patience)}`,
        onlyIf:
          furthest === undefined
            ? undefined
            : lte(rateLimits.openAt, sql`${now} + ${furthest} * interval '1 second'`),
      }).returning({
        wait: secondsFromNow(sql`${rateLimits.openAt} - ${waitOf(patience, rateLimits.count)}`),
      });
      if (!row) throw await tooMany(tx, shopId, subject);
      booked.push(row.wait);
    }
    return booked;
  });
  return new Date(Date.now() + Math.max(0, ...turns) * 1_000);
}
