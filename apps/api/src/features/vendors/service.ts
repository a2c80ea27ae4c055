import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Placeholder, SQL } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Vendor, VendorProfile } from '@haat/contract/vendors/schemas';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { vendors } from './tables.ts';

export { addVendor } from './add-vendor.ts';

/** What the products come to that a vendor sells now, for a row of `joinedVendor.rows`: the catalogue hands them in. */
export interface VendorFigures {
  products: SQL<number>;
  rating: SQL<VendorProfile['rating']>;
}

const maxVendors = 500;

/** The vendor of another noun's row: `innerJoin(joinedVendor.rows, joinedVendor.on(…))`, its columns in `mark`. */
export const joinedVendor = {
  rows: vendors,
  on: (shopId: AnyPgColumn, vendorId: AnyPgColumn) =>
    and(eq(vendors.shopId, shopId), eq(vendors.id, vendorId)),
  mark: {
    _id: vendors.id,
    shopName: vendors.shopName,
    shopNameNe: vendors.shopNameNe,
    slug: vendors.slug,
    city: vendors.city,
    cityNe: vendors.cityNe,
  },
  /** What a bill says of it besides. */
  billing: {
    district: vendors.district,
    districtNe: vendors.districtNe,
    pan: vendors.pan,
    vatRegistered: vendors.vatRegistered,
  },
  /** What the shop takes, and who brings the parcels. */
  terms: { commission: vendors.commission, deliversOwn: vendors.deliversOwn },
};

export async function markOf(db: Db, { shopId, vendorId }: { shopId: string; vendorId: string }) {
  const [found] = await markCalled(db).execute({ shopId, vendorId });
  if (!found) throw new Error(`the vendor ${vendorId} of a session is gone`);
  return found;
}

/** The id of the vendor that goes by this slug or, failing that, by this very name; null where there is none. */
const vendorIdCalled = (shopId: Placeholder, name: Placeholder): SQL =>
  sql`(select v.id from vendors v where v.shop_id = ${shopId} and (v.slug = ${name} or v.shop_name = ${name})
    order by (v.slug = ${name}) desc limit 1)`;

export type VendorMarkRow = Awaited<ReturnType<typeof vendorMarks>>[number];

/** All vendors of a shop, suspended or not, in no order. */
export const vendorMarks = (db: Db, shopId: string) =>
  db.select(joinedVendor.mark).from(vendors).where(eq(vendors.shopId, shopId));

/** Some vendors of a shop, each with the phone on which the shop reaches it. */
export const reachableVendors = (db: Db, shopId: string, ids: string[]) =>
  db
    .select({ ...joinedVendor.mark, phone: vendors.phone })
    .from(vendors)
    .where(and(eq(vendors.shopId, shopId), isAnyOf(vendors.id, ids)));

/** The ids of the vendors that go by these names, each by its slug or, failing that, by its very name: one a name at most. */
export function vendorIdsCalled(marks: Iterable<VendorMarkRow>, names: string[]): Set<string> {
  const all = [...marks];
  const called = (name: string) =>
    all.find(({ slug }) => slug === name) ?? all.find(({ shopName }) => shopName === name);
  return new Set(names.flatMap((name) => called(name)?._id ?? []));
}

export const vendorsCalled = (figures: VendorFigures) =>
  preparedFor((db) => {
    const shopId = sql.placeholder('shopId');
    return vendorRows(db, figures)
      .where(
        and(
          eq(vendors.shopId, shopId),
          eq(vendors.id, vendorIdCalled(shopId, sql.placeholder('name'))),
          isNull(vendors.suspended),
        ),
      )
      .limit(1)
      .prepare('vendor called');
  });

/** A vendor by its slug or its very name (spec §2 `/shop/{shopName}`); null where there is none, or it is suspended. */
export async function findVendor(
  called: ReturnType<ReturnType<typeof vendorsCalled>>,
  shopId: string,
  name: string,
): Promise<VendorProfile | null> {
  const [found] = await called.execute({ shopId, name });
  return found ?? null;
}

/** The vendors of a shop that are not suspended, by name, at most 500. */
export const listVendors = (
  db: Db,
  shopId: string,
  { products }: Pick<VendorFigures, 'products'>,
): Promise<Vendor[]> =>
  vendorRows(db, { products })
    .where(and(eq(vendors.shopId, shopId), isNull(vendors.suspended)))
    .orderBy(asc(vendors.shopName))
    .limit(maxVendors);

export async function hasVendors(db: Db, shopId: string): Promise<boolean> {
  const found = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.shopId, shopId)).limit(1);
  return found.length > 0;
}

/** Which vendors of a list by name are asked for: those with a part of a name, behind a name, and how many. */
export interface VendorsByName {
  q?: string | undefined;
  after?: string | undefined;
  size?: number | undefined;
}

const usualSize = 50;

const isAsked = (shopId: string, { q, after }: VendorsByName) =>
  and(
    eq(vendors.shopId, shopId),
    q
      ? sql`strpos(lower(concat(${vendors.shopName}, ' ', ${vendors.shopNameNe})), lower(${q})) > 0`
      : undefined,
    after === undefined ? undefined : gt(vendors.shopName, after),
  );

/** What was asked for, of which one more was read. */
function pageOf<Row>(rows: Row[], { size = usualSize }: VendorsByName, nameOf: (row: Row) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: last && rows.length > size ? nameOf(last) : null };
}

/** All vendors of a shop by name, each with why it is suspended; null for who sells. */
export async function listAllVendors(
  db: Db,
  shopId: string,
  asked: VendorsByName,
  { products }: Pick<VendorFigures, 'products'>,
) {
  const rows = await db
    .select({ ...joinedVendor.mark, suspended: vendors.suspended, products })
    .from(vendors)
    .where(isAsked(shopId, asked))
    .orderBy(asc(vendors.shopName))
    .limit((asked.size ?? usualSize) + 1);
  return pageOf(rows, asked, ({ shopName }) => shopName);
}

const vendorRows = <Figures extends Pick<VendorFigures, 'products'>>(db: Db, figures: Figures) =>
  db
    .select({
      _id: vendors.id,
      shopName: vendors.shopName,
      shopNameNe: vendors.shopNameNe,
      slug: vendors.slug,
      intro: vendors.intro,
      introNe: vendors.introNe,
      city: vendors.city,
      cityNe: vendors.cityNe,
      district: vendors.district,
      districtNe: vendors.districtNe,
      picture: vendors.picture,
      since: vendors.since,
      pan: vendors.pan,
      vatRegistered: vendors.vatRegistered,
      ...figures,
    })
    .from(vendors);

type OneVendor = { shopId: string; vendorId: string };

const isOne = ({ shopId, vendorId }: OneVendor) => and(eq(vendors.shopId, shopId), eq(vendors.id, vendorId));

const agreedColumns = {
  ...{ vendor: joinedVendor.mark, terms: joinedVendor.terms },
  termsVersion: vendors.termsVersion,
};

/** What shop and vendor have agreed on; null for a vendor of another shop. */
export async function termsOf(db: Db, one: OneVendor) {
  const [found] = await db.select(agreedColumns).from(vendors).where(isOne(one));
  return found ?? null;
}

/** What a shop has agreed on with each of its vendors, by name. */
export async function vendorsWithTerms(db: Db, shopId: string, asked: VendorsByName) {
  const rows = await db
    .select(agreedColumns)
    .from(vendors)
    .where(isAsked(shopId, asked))
    .orderBy(asc(vendors.shopName))
    .limit((asked.size ?? usualSize) + 1);
  return pageOf(rows, asked, ({ vendor }) => vendor.shopName);
}

/** The same, held until the transaction ends. */
export async function holdTerms(tx: Db, one: OneVendor) {
  const [found] = await tx.select(agreedColumns).from(vendors).where(isOne(one)).for('update');
  return found ?? null;
}

/** Changes what counts from the next sale on. */
export async function changeTerms(
  tx: Db,
  one: OneVendor,
  terms: { commission: number; deliversOwn: boolean },
): Promise<void> {
  const termsVersion = sql`${vendors.termsVersion} + 1`;
  await tx
    .update(vendors)
    .set({ ...terms, termsVersion })
    .where(isOne(one));
}

/**
 * Has a vendor sell no longer, with the reason, or again with null.
 * @throws Refusal `not-found` for a vendor of another shop or, where it is to sell again, one that does; `already-there` for one that is suspended
 */
export async function setSuspension(
  tx: Db,
  one: OneVendor,
  reason: string | null,
): Promise<{ shopName: string; before: string | null }> {
  const [found] = await tx
    .select({ shopName: vendors.shopName, before: vendors.suspended })
    .from(vendors)
    .where(isOne(one))
    .for('update');
  if (!found || (reason === null && found.before === null)) throw refusal('not-found');
  if (reason !== null && found.before !== null) throw refusal('already-there');
  await tx.update(vendors).set({ suspended: reason }).where(isOne(one));
  return found;
}

/** Why a vendor may not sell; null for who may. */
export async function suspensionOf(db: Db, one: OneVendor): Promise<string | null> {
  const { shopId, vendorId } = one;
  const [found] = await suspendedFor(db).execute({ shopId, vendorId });
  return found?.suspended ?? null;
}

const isGiven = and(
  eq(vendors.shopId, sql.placeholder('shopId')),
  eq(vendors.id, sql.placeholder('vendorId')),
);
const markCalled = preparedFor((db) =>
  db.select(joinedVendor.mark).from(vendors).where(isGiven).prepare('mark of a vendor'),
);
const suspendedFor = preparedFor((db) =>
  db.select({ suspended: vendors.suspended }).from(vendors).where(isGiven).prepare('suspension of a vendor'),
);

/** A vendor may sell, and goes on so until the transaction ends. @throws Refusal `seller-suspended` */
export async function holdSelling(tx: Db, one: OneVendor): Promise<void> {
  const [found] = await tx
    .select({ suspended: vendors.suspended })
    .from(vendors)
    .where(isOne(one))
    .for('share');
  if (found?.suspended) throw refusal('seller-suspended');
}

/** A vendor of a shop, by its id; null for one of another. */
export async function findMark(
  db: Db,
  one: OneVendor,
): Promise<Pick<VendorProfile, '_id' | 'shopName' | 'shopNameNe' | 'city'> | null> {
  const { _id, shopName, shopNameNe, city } = joinedVendor.mark;
  const [found] = await db.select({ _id, shopName, shopNameNe, city }).from(vendors).where(isOne(one));
  return found ?? null;
}
