import { and, eq } from 'drizzle-orm';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import type { inviteSeller, listSellers } from '@haat/contract/account/sellers/calls';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import { isJustAdded } from '../../../core/audit/just-added.ts';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../core/database/one-at-a-time.ts';
import type { MailContext } from '../../../core/mail/mailer.ts';
import { writeTo } from '../emails/emails.ts';
import { issueLink } from '../issue-link.ts';
import { accountBy, createAccount, plainEmail } from '../service.ts';
import type { Account } from '../user.ts';
import { accounts } from '../tables.ts';

type Listed = Answer<typeof listSellers>['sellers'][number];
type Asked = ParsedInput<typeof listSellers>;

type Named = Pick<Listed, '_id' | 'shopName' | 'shopNameNe' | 'city'>;

/** A shop's vendors, as their own noun keeps them: handed in, since neither noun stands above the other. */
export interface Vendors {
  list(
    db: Db,
    shopId: string,
    asked: Asked,
  ): Promise<{ rows: Omit<Listed, 'people'>[]; next: string | null }>;
  find(db: Db, one: { shopId: string; vendorId: string }): Promise<Named | null>;
  /** @throws Refusal `already-there` for a name that is taken */
  add(
    tx: Db,
    shopId: string,
    vendor: Pick<Listed, 'shopName'> & Pick<ParsedInput<typeof inviteSeller>, 'shopNameNe' | 'city'>,
  ): Promise<Pick<Listed, '_id' | 'shopName'>>;
}

// How long an invitation counts, in milliseconds.
const invitationLife = 7 * 86_400_000;

export async function listSellersOf(
  db: Db,
  shopId: string,
  vendors: Vendors,
  asked: Asked,
): Promise<Answer<typeof listSellers>> {
  const { rows, next } = await vendors.list(db, shopId, asked);
  const shown = rows.map(({ _id }) => _id);
  const people = await db
    .select({
      _id: accounts.id,
      vendorId: accounts.vendorId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      activatedAt: accounts.activatedAt,
    })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.role, 'vendor'), isAnyOf(accounts.vendorId, shown)))
    .orderBy(accounts.createdAt, accounts.id);
  const peopleOf = Map.groupBy(people, ({ vendorId }) => vendorId);
  const sellers = rows.map(({ _id, shopName, shopNameNe, slug, city, cityNe, products, suspended }) => ({
    ...{ _id, shopName, shopNameNe, slug, city, cityNe, products, suspended },
    people: (peopleOf.get(_id) ?? []).map(({ vendorId: _, activatedAt, ...person }) => ({
      ...person,
      activated: activatedAt !== null,
    })),
  }));
  return { sellers, next };
}

/**
 * Lets somebody sell: makes the vendor where it is new, and an account, and mails the way to its password. A new vendor
 * that the same person has just made for the same email is taken as done when they send it again.
 * @throws Refusal `already-there` for a vendor's name, or an email that has an account but no open invitation here;
 * `not-found` for a vendor of another shop
 */
export async function invite(
  db: Db,
  mailContext: MailContext,
  vendors: Vendors,
  actor: Actor,
  { vendorId, email, firstName, lastName, language, ...named }: ParsedInput<typeof inviteSeller>,
): Promise<{ vendorId: string }> {
  const { shopId } = actor;
  return db.transaction(async (tx) => {
    if (!vendorId) await holdUntilTheEnd(tx, `new sellers ${shopId}`);
    const known = await accountBy(tx, shopId, plainEmail(email));
    if (!vendorId && known?.activatedAt === null && known.vendorId !== null) {
      const made = await vendors.find(tx, { shopId, vendorId: known.vendorId });
      // Only its answer was lost.
      if (
        made &&
        isSame(made, known, { ...named, firstName, lastName }) &&
        (await isJustAdded(tx, actor, changeOf(made)))
      )
        return { vendorId: made._id };
    }
    const vendor = vendorId
      ? await vendors.find(tx, { shopId, vendorId: vendorId.toLowerCase() })
      : await vendors.add(tx, shopId, { ...named, shopName: named.shopName ?? '' });
    if (!vendor) throw refusal('not-found');
    if (known && (known.vendorId !== vendor._id || known.activatedAt !== null))
      throw refusal('already-there', { fields: { email: 'This email has an account already.' } });
    const accountId =
      known?.id ??
      (await createAccount(tx, {
        ...{ shopId, email, firstName, lastName, vendorId: vendor._id, language: language ?? null },
        ...{ passwordHash: null, role: 'vendor', activated: false },
      }));
    if (!known)
      await recordChange(tx, actor, {
        ...changeOf(vendor),
        before: null,
        // Neither an email nor a name: nobody can take one out of the log again.
        after: { shopName: vendor.shopName },
      });
    const link = await issueLink(tx, {
      ...{ shopId, accountId, purpose: 'reset-password', life: invitationLife },
    });
    const to: Language = language ?? known?.language ?? 'en-US';
    await writeTo(
      tx,
      mailContext,
      { shopId, email: plainEmail(email), firstName, language: to },
      'invitation',
      {
        link,
      },
    );
    return { vendorId: vendor._id };
  });
}

/** What the log calls it. */
const changeOf = ({ _id, shopName }: Pick<Listed, '_id' | 'shopName'>) => ({
  kind: 'seller' as const,
  thing: { id: _id, name: shopName },
});

type NamedSeller = Pick<
  ParsedInput<typeof inviteSeller>,
  'shopName' | 'shopNameNe' | 'city' | 'firstName' | 'lastName'
>;

const isSame = (made: Named, { firstName, lastName }: Account, said: NamedSeller): boolean =>
  made.shopName === said.shopName &&
  made.shopNameNe === (said.shopNameNe ?? null) &&
  made.city === (said.city ?? '') &&
  firstName === said.firstName &&
  lastName === said.lastName;
