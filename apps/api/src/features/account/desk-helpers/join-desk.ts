import { and, eq, isNull, sql } from 'drizzle-orm';
import type { checkInvitation, joinDesk } from '@haat/contract/account/desk-helpers/calls';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { databaseCode } from '../../../core/errors.ts';
import { v7 } from '../../../core/ids.ts';
import { shopNameOf } from '../emails/emails.ts';
import { endLinks } from '../issue-link.ts';
import { judgeNewPassword } from '../passwords/easy-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { accountBy } from '../service.ts';
import { hashOf } from '../sessions/tokens.ts';
import { endSessions } from '../sessions/sessions.ts';
import { accounts, helpers } from '../tables.ts';
import { nameOfDesk } from './name-of-desk.ts';
import type { VendorNames } from './name-of-desk.ts';

type Invitation = typeof helpers.$inferSelect;
type NewAccount = NonNullable<ParsedInput<typeof joinDesk>['account']>;

const isBehind = (shopId: string, token: string) =>
  and(eq(helpers.shopId, shopId), eq(helpers.tokenHash, hashOf(token)));

/** @throws Refusal `link-unknown`, also for one that was taken back, `link-used`, `link-expired` */
function judge(found: Invitation | undefined): Invitation {
  if (!found) throw refusal('link-unknown');
  if (found.joinedAt !== null) throw refusal('link-used');
  if (found.expiresAt <= new Date()) throw refusal('link-expired');
  return found;
}

const isKnown = async (db: Db, { shopId, email }: Invitation): Promise<boolean> =>
  ((await accountBy(db, shopId, email))?.activatedAt ?? null) !== null;

/** What an invitation is for. @throws Refusal as `join` does of its link */
export async function readInvitation(
  db: Db,
  vendors: VendorNames,
  shopId: string,
  token: string,
): Promise<Answer<typeof checkInvitation>> {
  const [found] = await db.select().from(helpers).where(isBehind(shopId, token));
  const invitation = judge(found);
  const { email, seesMoney } = invitation;
  const [name, known] = await Promise.all([nameOfDesk(db, vendors, invitation), isKnown(db, invitation)]);
  return { ...name, email, seesMoney, asksAccount: !known };
}

/**
 * Follows an invitation: the mail has proved the email, so an account that nobody activated is made anew by what is said here.
 * Answers whose account it is, whose sessions are over.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`, `at-a-desk`, `password-common`, `password-own`, `invalid-input`
 */
export async function join(
  db: Db,
  vendors: VendorNames,
  { shopId, token, account }: { shopId: string; token: string; account: NewAccount | undefined },
): Promise<string> {
  const [found] = await db.select().from(helpers).where(isBehind(shopId, token));
  const invitation = judge(found);
  const made = (await isKnown(db, invitation)) ? null : await newAccount(db, invitation, account);
  try {
    return await db.transaction(async (tx) => {
      const [held] = await tx.select().from(helpers).where(isBehind(shopId, token)).for('update');
      const { id, seesMoney, vendorId } = judge(held);
      const accountId = await openAccount(tx, invitation, made);
      await tx
        .update(helpers)
        .set({ accountId, joinedAt: sql`now()` })
        .where(isBehind(shopId, token));
      await endSessions(tx, { shopId, accountId });
      const { shopName } = await nameOfDesk(tx, vendors, { shopId, vendorId });
      await recordChange(
        tx,
        { shopId, accountId },
        {
          ...{ kind: 'helper', thing: { id, name: shopName } },
          ...{ before: { seesMoney, joined: false }, after: { seesMoney, joined: true } },
        },
      );
      return accountId;
    });
  } catch (error) {
    // Two desks were joined at once, or one after the other.
    if (databaseCode(error) === '23505') throw refusal('at-a-desk');
    throw error;
  }
}

/** What an account is made of. @throws Refusal `invalid-input`, `password-common`, `password-own` */
async function newAccount(db: Db, { shopId, email }: Invitation, said: NewAccount | undefined) {
  if (!said) throw refusal('invalid-input', { fields: { account: 'A name and a password are needed' } });
  const { password, ...names } = said;
  const shopName = await shopNameOf(db, shopId, 'en-US');
  await judgeNewPassword(password, [names.firstName, names.lastName, email, shopName]);
  return { ...names, passwordHash: await hashPassword(password) };
}

/** The account that joins, open from now on and held until the transaction ends. @throws Refusal `at-a-desk` */
async function openAccount(
  tx: Db,
  { shopId, email }: Invitation,
  made: Awaited<ReturnType<typeof newAccount>> | null,
): Promise<string> {
  if (made) {
    const [opened] = await tx
      .insert(accounts)
      .values({ id: v7(), shopId, email, role: 'shopper', ...made, activatedAt: sql`now()` })
      .onConflictDoUpdate({
        target: [accounts.shopId, accounts.email],
        // Whoever signed up with this email and never proved it loses what they set: above all the password.
        set: { ...made, activatedAt: sql`now()` },
        setWhere: and(isNull(accounts.activatedAt), eq(accounts.role, 'shopper')),
      })
      .returning({ id: accounts.id });
    if (opened) await endLinks(tx, shopId, opened.id);
  }
  const [held] = await tx
    .select({ id: accounts.id, role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.email, email)))
    .for('no key update');
  if (held?.role !== 'shopper') throw refusal('at-a-desk');
  return held.id;
}
