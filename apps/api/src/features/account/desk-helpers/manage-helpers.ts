import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Helper } from '@haat/contract/account/desk-helpers/schemas';
import type { inviteHelper } from '@haat/contract/account/desk-helpers/calls';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../core/database/one-at-a-time.ts';
import { v7 } from '../../../core/ids.ts';
import type { MailContext } from '../../../core/mail/mailer.ts';
import { writeTo } from '../emails/emails.ts';
import { plainEmail } from '../service.ts';
import { hashOf, newToken } from '../sessions/tokens.ts';
import { endSessions } from '../sessions/sessions.ts';
import { accounts, helpers } from '../tables.ts';
import { nameOfDesk } from './name-of-desk.ts';
import type { Desk, VendorNames } from './name-of-desk.ts';

// How long an invitation counts, in milliseconds.
const invitationLife = 7 * 86_400_000;
// So many helpers and invitations one desk has at most.
const maxHelpers = 50;

const isOf = ({ shopId, vendorId }: Desk) =>
  and(
    eq(helpers.shopId, shopId),
    vendorId === null ? isNull(helpers.vendorId) : eq(helpers.vendorId, vendorId),
  );

export async function listHelpersOf(db: Db, desk: Desk): Promise<Helper[]> {
  const { firstName, lastName } = accounts;
  const rows = await db
    .select({ helper: helpers, firstName, lastName })
    .from(helpers)
    .leftJoin(accounts, and(eq(accounts.shopId, helpers.shopId), eq(accounts.id, helpers.accountId)))
    .where(isOf(desk))
    .orderBy(asc(helpers.id));
  return rows.map(({ helper: { id, email, seesMoney, invitedAt, joinedAt, expiresAt }, ...names }) => ({
    ...{ _id: id, email, seesMoney },
    name: joinedAt && [names.firstName, names.lastName].join(' ').trim(),
    state: joinedAt ? 'joined' : expiresAt > new Date() ? 'invited' : 'ended',
    since: (joinedAt ?? invitedAt).toISOString(),
  }));
}

/**
 * Invites an email to help at a desk, or once more. Whether it is a shopper's already is told to nobody: that is found out when
 * the link is followed.
 * @throws Refusal `at-a-desk` for who sells, runs the shop or helps already, `too-many-helpers`
 */
export async function invite(
  db: Db,
  mailContext: MailContext,
  vendors: VendorNames,
  { vendorId, ...actor }: Actor & Desk,
  { email: written, seesMoney, language = 'en-US' }: ParsedInput<typeof inviteHelper>,
): Promise<void> {
  const { shopId } = actor;
  const desk = { shopId, vendorId };
  const email = plainEmail(written);
  await db.transaction(async (tx) => {
    await holdUntilTheEnd(tx, `helpers ${shopId} ${vendorId ?? 'owners'}`);
    if (await worksAtADesk(tx, shopId, email)) throw refusal('at-a-desk');
    const token = newToken();
    const [before] = await tx
      .select({ seesMoney: helpers.seesMoney })
      .from(helpers)
      .where(and(isOf(desk), eq(helpers.email, email)));
    const link = { token, from: new Date(), expiresAt: new Date(Date.now() + invitationLife) };
    const mailed = { seesMoney, tokenHash: hashOf(token), expiresAt: link.expiresAt };
    const [made] = await tx
      .insert(helpers)
      .values({ id: v7(), ...desk, email, ...mailed })
      .onConflictDoUpdate({
        target: [helpers.shopId, helpers.vendorId, helpers.email],
        set: { ...mailed, invitedAt: sql`now()` },
        setWhere: isNull(helpers.joinedAt),
      })
      .returning({ id: helpers.id });
    if (!made) throw refusal('at-a-desk');
    const [{ all } = { all: 0 }] = await tx.select({ all: count() }).from(helpers).where(isOf(desk));
    if (all > maxHelpers) throw refusal('too-many-helpers');
    const name = await nameOfDesk(tx, vendors, desk);
    await recordChange(tx, actor, {
      ...{ kind: 'helper', thing: { id: made.id, name: name.shopName } },
      before: before ?? null,
      after: { seesMoney },
    });
    await writeTo(tx, mailContext, { shopId, email, firstName: '', language }, 'helper-invitation', {
      ...{ link, desk: name },
    });
  });
}

async function worksAtADesk(tx: Db, shopId: string, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(helpers, and(eq(helpers.shopId, accounts.shopId), eq(helpers.accountId, accounts.id)))
    .where(
      and(
        eq(accounts.shopId, shopId),
        eq(accounts.email, email),
        or(ne(accounts.role, 'shopper'), eq(helpers.accountId, accounts.id)),
      ),
    );
  return found.length > 0;
}

const isOne = (desk: Desk, helperId: string) => and(isOf(desk), eq(helpers.id, helperId.toLowerCase()));

/** Changes whether a helper sees the desk's money. @throws Refusal `not-found` */
export async function changeSight(
  db: Db,
  vendors: VendorNames,
  { vendorId, ...actor }: Actor & Desk,
  { helperId, seesMoney }: { helperId: string; seesMoney: boolean },
): Promise<void> {
  const desk = { shopId: actor.shopId, vendorId };
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ id: helpers.id, seesMoney: helpers.seesMoney })
      .from(helpers)
      .where(isOne(desk, helperId))
      .for('update');
    if (!before) throw refusal('not-found');
    await tx.update(helpers).set({ seesMoney }).where(isOne(desk, helperId));
    await recordChange(tx, actor, {
      kind: 'helper',
      thing: { id: before.id, name: (await nameOfDesk(tx, vendors, desk)).shopName },
      before: { seesMoney: before.seesMoney },
      after: { seesMoney },
    });
  });
}

/**
 * Takes a helper from a desk, with every session of theirs, or takes back an invitation. Answers whose account it was; null where
 * nobody had joined.
 * @throws Refusal `not-found`
 */
export async function remove(
  db: Db,
  vendors: VendorNames,
  { vendorId, ...actor }: Actor & Desk,
  helperId: string,
): Promise<string | null> {
  const { shopId } = actor;
  const desk = { shopId, vendorId };
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(helpers).where(isOne(desk, helperId)).returning();
    if (!gone) throw refusal('not-found');
    const { id, seesMoney, accountId } = gone;
    if (accountId !== null) await endSessions(tx, { shopId, accountId });
    await recordChange(tx, actor, {
      kind: 'helper',
      thing: { id, name: (await nameOfDesk(tx, vendors, desk)).shopName },
      before: { seesMoney },
      after: null,
    });
    return accountId;
  });
}
