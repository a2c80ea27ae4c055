import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '@haat/contract/core/language';
import { Refusal, refusal } from '@haat/contract/core/problem';
import type { Role, User } from '@haat/contract/core/session';
import type { Allowance } from '../../core/limits/allowance.ts';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { MailContext } from '../../core/mail/mailer.ts';
import { networkOf } from '../../core/http/network.ts';
import { joinedShop } from '../tenant/service.ts';
import { matchesPassword } from './passwords/passwords.ts';
import { knownBy, rememberPlace } from './sessions/places.ts';
import type { Place } from './sessions/places.ts';
import { openSession } from './sessions/sessions.ts';
import { mailActivation } from './sign-up.ts';
import { deskOf, helpsAt } from './desk-helpers/desk-of-account.ts';
import { accounts, helpers } from './tables.ts';
import { bookTurn, countAttempt, refundAttempts, mailsFrom, mailsTo, signInSubjects } from './rate-limits.ts';
import type { MailAbout } from './rate-limits.ts';
import { userOf } from './user.ts';
import type { Account } from './user.ts';

export { judgeNewPassword } from './passwords/easy-passwords.ts';
export { hashPassword } from './passwords/passwords.ts';
export { purgeExpired } from './purge-expired.ts';
export { sessionOf, stillOpen } from './sessions/sessions.ts';
export { hashOf, newToken } from './sessions/tokens.ts';

/** The account of another noun's row: `innerJoin(joinedAccount.rows, joinedAccount.on(…))`, who they are in `mark`. */
export const joinedAccount = {
  rows: accounts,
  on: (shopId: AnyPgColumn, accountId: AnyPgColumn) =>
    and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)),
  mark: { picture: accounts.picture, firstName: accounts.firstName, lastName: accounts.lastName },
};

export const plainEmail = (email: string) => email.trim().toLowerCase();

export interface NewAccount {
  shopId: string;
  email: string;
  /** From `hashPassword`; null for an account that has none, such as one from Google. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  role: Role;
  /** The vendor a seller works for; only sellers have one. */
  vendorId?: string | null;
  picture?: string | null;
  language?: Language | null;
  /** Made by the demo: its password is refused by a server without a demo (design §4). */
  demo?: boolean;
  activated: boolean;
  /** A fixed id, for data that is the same each time. */
  id?: string;
}

/**
 * Makes an account and answers its id.
 * @throws Refusal `already-there` when the shop knows the email
 */
export async function createAccount(db: Db, { activated, ...account }: NewAccount): Promise<string> {
  const [made] = await db
    .insert(accounts)
    .values({ ...account, email: plainEmail(account.email), activatedAt: activated ? new Date() : null })
    .onConflictDoNothing({ target: [accounts.shopId, accounts.email] })
    .returning({ id: accounts.id });
  if (!made) throw refusal('already-there', { fields: { email: 'This email is already known.' } });
  return made.id;
}

export interface Credentials {
  shopId: string;
  email: string;
  password: string;
  userAgent: string | null;
  place: Place;
  /** Whether demo accounts may come in: not on a server whose `SEED` is `none` (design §4). */
  demoAllowed: boolean;
  limited: boolean;
  /**
   * How often may be tried before anything is written or hashed: by each network, where an account is known by each place of
   * its own, which no neighbour uses up. Null where nothing is limited.
   */
  entries: Allowance | null;
}

/**
 * Opens a session for an email and its password. An unknown email takes as long as a wrong password and gets the
 * same answer; that an account is not activated is told only to who knows its password, and its link is mailed again.
 * @throws Refusal `wrong-credentials`, `not-activated`, `too-many-passwords`, `too-many-requests`
 */
export async function signInWith(
  db: Db,
  mailContext: MailContext,
  asked: Credentials,
): Promise<{ token: string; user: User }> {
  const { shopId, place, limited } = asked;
  const email = plainEmail(asked.email);
  const account = await accountBy(db, shopId, email);
  const known = await knownBy(db, shopId, account?.id, place);
  const subjects = signInSubjects(email, place, known);
  const asker =
    known === null ? place.ip : `${account?.id} ${known === 'device' ? place.device : networkOf(place.ip)}`;
  asked.entries?.take(asker);
  if (limited) await countAttempt(db, shopId, subjects, 'too-many-passwords');
  const welcome = account !== undefined && (asked.demoAllowed || !account.demo);
  const right = await matchesPassword(asked.password, welcome ? account.passwordHash : null);
  if (!welcome || !right) throw refusal('wrong-credentials');
  if (limited) await refundAttempts(db, shopId, subjects);
  if (known === null) asked.entries?.giveBack(asker);
  if (account.activatedAt === null) {
    await mailAgain(db, mailContext, account, asked);
    throw refusal('not-activated');
  }
  const token = await openUnchanged(db, account, asked);
  return { token, user: userOf({ ...account, ...(await deskOf(db, { shopId, accountId: account.id })) }) };
}

/**
 * Opens a session while the password is still the one that was checked: whoever resets it meanwhile ends every session,
 * and this one would come a moment too late to be ended.
 */
function openUnchanged(
  db: Db,
  { shopId, id: accountId, passwordHash }: Account,
  { userAgent, place }: Pick<Credentials, 'userAgent' | 'place'>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [now] = await tx
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)))
      .for('share');
    if (now?.passwordHash !== passwordHash) throw refusal('wrong-credentials');
    await rememberPlace(tx, { shopId, accountId }, place);
    return openSession(tx, { shopId, accountId, userAgent });
  });
}

/**
 * Counts a mail about an order to an address that anybody may have named: to one person, and from one network. It refuses
 * nothing: the answer is when the mail may go out, for `notBefore`. Many people share a network, and none of them can help
 * what another one ordered.
 */
export const countMail = (db: Db, shopId: string, email: string, ip: string): Promise<Date> =>
  bookTurn(db, shopId, [mailsTo('order', plainEmail(email)), mailsFrom('order', ip)]);

/**
 * Counts a mail with a link that anybody may have asked for, and answers when it may go out; null where this person was
 * mailed enough of them, the last of which still counts. Whoever asks is told the same in any case.
 * @throws Refusal `too-many-requests` where this network asks for more than it may wait for
 */
export async function countLink(
  db: Db,
  shopId: string,
  about: Exclude<MailAbout, 'order'>,
  { email, ip }: { email: string; ip: string },
): Promise<Date | null> {
  return db.transaction(async (tx) => {
    try {
      await countAttempt(tx, shopId, [mailsTo(about, email)]);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    return bookTurn(tx, shopId, [mailsFrom(about, ip)]);
  });
}

/** A link that was just mailed is on its way; more of them would only be more mails. */
async function mailAgain(
  db: Db,
  mailContext: MailContext,
  account: Account,
  { shopId, place: { ip }, limited }: Credentials,
): Promise<void> {
  const { email } = account;
  const from = limited ? await countLink(db, shopId, 'activate', { email, ip }) : new Date();
  if (from) await db.transaction((tx) => mailActivation(tx, mailContext, account, from));
}

/** The account of an email, in lower case. */
export async function accountBy(db: Db, shopId: string, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.email, email)));
  return account;
}

const heldAccount = preparedFor((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.shopId, sql.placeholder('shopId')), eq(accounts.id, sql.placeholder('accountId'))))
    .for('no key update')
    .prepare('held account'),
);

/**
 * Holds an account until the transaction ends: whoever counts what it has is alone with it.
 * @throws Refusal `login-required` when the account is gone
 */
export async function holdAccount(
  tx: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
): Promise<void> {
  if (!(await holdIfThere(tx, { shopId, accountId }))) throw refusal('login-required');
}

/** The same on behalf of somebody else. @returns false where the account is gone */
export const holdIfThere = async (
  tx: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
): Promise<boolean> => (await heldAccount(tx).execute({ shopId, accountId })).length > 0;

/** The language an account reads; null where it never said. */
export async function languageOf(
  db: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
): Promise<Language | null> {
  const [account] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
  return account?.language ?? null;
}

/** The email of an account, which it has shown to be its own; null where it is gone. */
export async function emailOf(
  db: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
): Promise<string | null> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
  return account?.email ?? null;
}

// So many people of the vendors of an order are written to at most.
const maxSellers = 200;

/** Who works for these vendors, helpers too, to be written to. */
export const sellersOf = (db: Db, shopId: string, vendorIds: string[]) => {
  const { email, language, activatedAt } = accounts;
  const own = db
    .select({ vendorId: accounts.vendorId, email, language })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), isAnyOf(accounts.vendorId, vendorIds), isNotNull(activatedAt)));
  const helping = db
    .select({ vendorId: helpers.vendorId, email, language })
    .from(helpers)
    .innerJoin(accounts, helpsAt)
    .where(and(eq(helpers.shopId, shopId), isAnyOf(helpers.vendorId, vendorIds), isNotNull(activatedAt)));
  return own.unionAll(helping).limit(maxSellers);
};

export const readersOf = (db: Db, shopId: string, accountIds: string[]) =>
  db
    .select({
      accountId: accounts.id,
      email: accounts.email,
      shop: joinedShop.shopName,
    })
    .from(accounts)
    .innerJoin(joinedShop.rows, joinedShop.on(accounts.shopId))
    .where(and(eq(accounts.shopId, shopId), isAnyOf(accounts.id, accountIds)));

export async function peopleOfVendors(db: Db, shopId: string, vendorIds: string[]) {
  const { vendorId, firstName, lastName, email } = accounts;
  const rows = await db
    .select({ vendorId, firstName, lastName, email })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), isAnyOf(vendorId, vendorIds)))
    .orderBy(accounts.createdAt, accounts.id);
  const people = Map.groupBy(rows, (row) => row.vendorId);
  return new Map(
    vendorIds.map((id) => [id, (people.get(id) ?? []).map(({ vendorId: _, ...person }) => person)]),
  );
}

/** What these people are called; whoever has left is missing. */
export async function namesOf(
  db: Db,
  shopId: string,
  accountIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(accountIds.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName, email } = accounts;
  const rows = await db
    .select({ id, firstName, lastName, email })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), isAnyOf(id, ids)));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`.trim() || row.email]));
}
