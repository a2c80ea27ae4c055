import { and, asc, eq } from 'drizzle-orm';
import type { MyData, OwnAccount } from '@haat/contract/account/schemas';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import type { MailContext } from '../../core/mail/mailer.ts';
import type { PersonalData } from '../../core/privacy.ts';
import { writeTo } from './emails/emails.ts';
import { proveOwner } from './passwords/recover-password.ts';
import { listSessions } from './sessions/sessions.ts';
import type { SessionOwner } from './sessions/sessions.ts';
import { deskOf } from './desk-helpers/desk-of-account.ts';
import { accounts, oauthIdentities } from './tables.ts';
import { userOf } from './user.ts';
import type { Account } from './user.ts';

async function ownAccountOf(db: Db, account: Account): Promise<OwnAccount> {
  const { role, helper } = await deskOf(db, { shopId: account.shopId, accountId: account.id });
  return {
    ...userOf({ ...account, role }),
    language: account.language,
    hasPassword: account.passwordHash !== null,
    helper,
  };
}

const isOwn = ({ shopId, accountId }: { shopId: string; accountId: string }) =>
  and(eq(accounts.shopId, shopId), eq(accounts.id, accountId));

/** @throws Refusal `login-required` when the account is gone */
async function accountOf(db: Db, owner: { shopId: string; accountId: string }): Promise<Account> {
  const [account] = await db.select().from(accounts).where(isOwn(owner));
  if (!account) throw refusal('login-required');
  return account;
}

/** @throws Refusal `login-required` when the account is gone */
export const ownAccount = async (db: Db, owner: { shopId: string; accountId: string }): Promise<OwnAccount> =>
  ownAccountOf(db, await accountOf(db, owner));

export interface Changes {
  firstName?: string | undefined;
  lastName?: string | undefined;
  language?: Language | undefined;
  /** A path below `/uploads`, or null for none. */
  picture?: string | null | undefined;
}

/**
 * Changes what is said of an account; what is undefined stays. Answers the picture it had before as well.
 * @throws Refusal `login-required` when the account is gone
 */
export async function changeAccount(
  db: Db,
  owner: { shopId: string; accountId: string },
  changes: Changes,
): Promise<{ account: OwnAccount; pictureBefore: string | null }> {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return db.transaction(async (tx) => {
    // Held until it is changed: of two pictures that come at once, the later one takes the earlier one away.
    const [before] = await tx.select().from(accounts).where(isOwn(owner)).for('no key update');
    if (!before) throw refusal('login-required');
    const [after = before] =
      Object.keys(said).length === 0
        ? []
        : await tx.update(accounts).set(said).where(isOwn(owner)).returning();
    return { account: await ownAccountOf(tx, after), pictureBefore: before.picture };
  });
}

export async function dataOf(db: Db, owner: SessionOwner, personal: PersonalData[]): Promise<MyData> {
  const account = await accountOf(db, owner);
  const [sessions, identities, ...kept] = await Promise.all([
    listSessions(db, owner),
    db
      .select({ provider: oauthIdentities.provider })
      .from(oauthIdentities)
      .where(and(eq(oauthIdentities.shopId, owner.shopId), eq(oauthIdentities.accountId, owner.accountId)))
      .orderBy(asc(oauthIdentities.provider)),
    ...personal.map((noun) => noun.exportData(db, owner)),
  ]);
  return {
    writtenAt: new Date().toISOString(),
    account: {
      ...(await ownAccountOf(db, account)),
      createdAt: account.createdAt.toISOString(),
      signsInWith: identities.map(({ provider }) => provider),
    },
    sessions,
    about: Object.fromEntries(personal.map(({ name }, index) => [name, kept[index] ?? []])),
  };
}

/**
 * Deletes a shopper's account: every noun takes the person out of what it keeps, then the account goes with its sessions,
 * links and whatever hangs on it, all or nothing. Those who run a shop are let go by its owner, not by themselves.
 * @throws Refusal `not-allowed`, as `proveOwner`, and what a noun refuses by, such as `orders-on-the-way`
 */
export async function deleteAccount(
  db: Db,
  mailContext: MailContext,
  owner: SessionOwner,
  {
    password,
    limited,
    personal,
  }: { password: string | undefined; limited: boolean; personal: PersonalData[] },
): Promise<{ picture: string | null }> {
  const account = await proveOwner(db, owner, password, limited);
  if (account.role !== 'shopper') throw refusal('not-allowed');
  const afterwards = await db.transaction(async (tx) => {
    // An order that is being placed right now waits, and then finds nobody.
    await tx.select({ id: accounts.id }).from(accounts).where(isOwn(owner)).for('update');
    const left = [];
    for (const noun of personal) if (noun.eraseData) left.push(await noun.eraseData(tx, owner));
    await tx.delete(accounts).where(isOwn(owner));
    await writeTo(tx, mailContext, { ...account, language: account.language ?? 'en-US' }, 'account-deleted');
    return left;
  });
  for (const each of afterwards) await each();
  return { picture: account.picture };
}
