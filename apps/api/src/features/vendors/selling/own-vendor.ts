import { and, eq } from 'drizzle-orm';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import type { saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import type { OwnVendor } from '@haat/contract/vendors/selling/schemas';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Seller, SellerAccount } from '../../../core/seller.ts';
import type { Shape } from '../../../core/uploads/pictures.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';
import { withPicture } from '../../../core/uploads/with-picture.ts';
import { vendors } from '../tables.ts';

// Shown at 72 pixels, some more on a sharp screen.
const shape: Shape = { widths: [256], square: true };
const folder = 'vendor';

type Row = typeof vendors.$inferSelect;

export async function readOwnVendor(db: Db, seller: Seller): Promise<OwnVendor> {
  const [row] = await db.select().from(vendors).where(isOwn(seller));
  if (!row) throw new Error(`the vendor ${seller.vendorId} of a session is gone`);
  return ownVendorOf(row);
}

/**
 * @returns the vendor as it is now, and whether what stands beside its products is another
 * @throws Refusal `changed-meanwhile` where somebody changed it since the version that is named; `not-for-helpers` for a helper
 * who changes what the law asks of the vendor
 */
export const changeOwnVendor = (
  db: Db,
  { isHelper, ...seller }: SellerAccount & { isHelper: boolean },
  { version, ...said }: ParsedInput<typeof saveOwnVendor>,
): Promise<{ vendor: OwnVendor; isShownElsewhere: boolean }> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, seller);
    if (before.version !== version) throw refusal('changed-meanwhile');
    const isLegal = said.pan !== before.pan || said.vatRegistered !== before.vatRegistered;
    if (isHelper && isLegal) throw refusal('not-for-helpers');
    const vendor = await change(tx, seller, before, { ...said, version: version + 1 });
    return { vendor, isShownElsewhere: shownElsewhere.some((field) => vendor[field] !== before[field]) };
  });

/** What lists, product pages and the districts of the front page say of a vendor, of what it may change itself. */
const shownElsewhere = ['city', 'cityNe', 'district', 'districtNe'] as const;

/** Draws a picture anew and has it stand for the vendor. @throws what `withPicture` refuses */
export const setPicture = (
  { orm, uploads }: { orm: Db; uploads: Uploads },
  seller: SellerAccount,
  sent: { image: File[]; caller: string },
): Promise<Pick<OwnVendor, 'picture'>> =>
  withPicture(uploads, { folder, shape, ...sent }, (name) =>
    putPicture(orm, seller, `/uploads/${folder}/${name}`),
  );

/** Has a picture stand for the vendor, or none. The file of the old one stays: kept pages show it a while. */
export const putPicture = (
  db: Db,
  seller: SellerAccount,
  picture: string | null,
): Promise<Pick<OwnVendor, 'picture'>> =>
  db.transaction(async (tx) => {
    await change(tx, seller, await hold(tx, seller), { picture });
    return { picture };
  });

const isOwn = ({ shopId, vendorId }: Seller) => and(eq(vendors.shopId, shopId), eq(vendors.id, vendorId));

async function hold(tx: Db, seller: Seller): Promise<Row> {
  const [row] = await tx.select().from(vendors).where(isOwn(seller)).for('update');
  if (!row) throw new Error(`the vendor ${seller.vendorId} of a session is gone`);
  return row;
}

async function change(
  tx: Db,
  seller: SellerAccount,
  before: Row,
  values: Partial<typeof vendors.$inferInsert>,
): Promise<OwnVendor> {
  const [row] = await tx.update(vendors).set(values).where(isOwn(seller)).returning();
  const after = ownVendorOf(row!);
  await recordChange(tx, seller, {
    ...{ kind: 'seller', thing: { id: after._id, name: after.shopName } },
    ...{ before: auditedFields(ownVendorOf(before)), after: auditedFields(after) },
  });
  return after;
}

const auditedFields = ({ version: _, ...said }: OwnVendor): object => said;

const ownVendorOf = ({ id: _id, ...row }: Row): OwnVendor => ({
  _id,
  shopName: row.shopName,
  shopNameNe: row.shopNameNe,
  slug: row.slug,
  intro: row.intro,
  introNe: row.introNe,
  city: row.city,
  cityNe: row.cityNe,
  district: row.district,
  districtNe: row.districtNe,
  picture: row.picture,
  since: row.since,
  phone: row.phone,
  pan: row.pan,
  vatRegistered: row.vatRegistered,
  version: row.version,
});
