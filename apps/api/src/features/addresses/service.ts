import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Address, AddressInput, DeliveryDays } from '@haat/contract/addresses/schemas';
import { areaBesideWard, standardAreaName } from '@haat/contract/addresses/rules';
import type { DeliveryTerms } from '@haat/contract/addresses/rules';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { holdAccount } from '../account/service.ts';
import { fitting, spotOf } from './area-fit.ts';
import type { Written } from './area-fit.ts';
import { areaInfo, areaOf, deliveryTerms } from './delivery.ts';
import { addressInNepali } from './in-nepali.ts';
import { localLevelOf } from './nepal.ts';
import { addresses, deliveryAreas, deliverySettings } from './tables.ts';

export { delivers } from './delivery.ts';
export { cityNamed } from './find-place.ts';
export { addressInNepali } from './in-nepali.ts';
export { districtNamed, stateOfDistrict, states } from './nepal.ts';
export { openDelivery } from './open-delivery.ts';

/** Whose addresses: never anybody else's. */
export interface Owner {
  shopId: string;
  accountId: string;
}

// So many addresses somebody keeps at most, and so a list shows all of them; the refusal's words name the number.
const maxAddresses = 200;

/**
 * Saves an address and answers its id. The fee is never taken from what was sent.
 * @throws Refusal `invalid-input` where its place is none, or the shop delivers by area and does not deliver to the
 * chosen one, `area-not-covering` where that one may not be taken for the place, `too-many-addresses`
 */
export async function saveAddress(db: Db, owner: Owner, input: AddressInput): Promise<{ _id: string }> {
  const row = { ...owner, ...(await rowOf(db, owner.shopId, input)) };
  return db.transaction(async (tx) => {
    await holdAccount(tx, owner);
    if ((await tx.$count(addresses, areOwn(owner))) >= maxAddresses) throw refusal('too-many-addresses');
    const [saved] = await tx.insert(addresses).values(row).returning({ _id: addresses.id });
    if (!saved) throw new Error('an insert answered no row');
    return saved;
  });
}

/** @throws Refusal `invalid-input` and `area-not-covering` as in `saveAddress`, `not-found` for an address that is not the owner's */
export async function updateAddress(
  db: Db,
  owner: Owner,
  addressId: string,
  input: AddressInput,
): Promise<void> {
  const row = await rowOf(db, owner.shopId, input);
  const changed = await db
    .update(addresses)
    .set({ ...row, updatedAt: new Date() })
    .where(isOwn(owner, addressId))
    .returning({ id: addresses.id });
  if (changed.length === 0) throw refusal('not-found');
}

/** @throws Refusal `not-found` for an address that is not the owner's */
export async function deleteAddress(db: Db, owner: Owner, addressId: string): Promise<void> {
  const gone = await db.delete(addresses).where(isOwn(owner, addressId)).returning({ id: addresses.id });
  if (gone.length === 0) throw refusal('not-found');
}

/** @throws Refusal `not-found` for an address that is not the owner's */
export async function getAddress(db: Db, owner: Owner, addressId: string): Promise<Address> {
  return addressOf(await ownRow(db, owner, addressId));
}

/** The owner's addresses, newest first. */
export async function listAddresses(db: Db, owner: Owner): Promise<Address[]> {
  const rows = await addressRows(db)
    .where(areOwn(owner))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(maxAddresses);
  return (await fitted(db, owner.shopId, rows)).map(addressOf);
}

export interface Destination {
  fullName: string;
  email: string;
  phone: string;
  fulladdress: string;
  message: string;
  terms: DeliveryTerms;
  /** The fee of the address's area in whole rupees; null where there is none that may be taken for it. */
  areaFee: number | null;
  /** How many days delivery takes there; null where the shop has not said. */
  days: DeliveryDays | null;
}

/** @throws Refusal `not-found` for an address that is not the owner's */
export async function destinationOf(db: Db, owner: Owner, addressId: string): Promise<Destination> {
  const row = await ownRow(db, owner, addressId);
  const { fullName, email, phone, message } = row.address;
  const terms = deliveryTerms(row.settings);
  return {
    fullName,
    email,
    phone,
    fulladdress: wholeLine(row.address),
    message,
    terms,
    areaFee: row.area?.deliveryFee ?? null,
    days: row.area && areaInfo(row.area).days,
  };
}

type Stored = typeof addresses.$inferSelect;

const wholeLine = (row: Stored): string =>
  [row.address, areaBesideWard(row.area, row.ward), ...placeLine(row)]
    .filter((part) => part !== '')
    .join(', ');

/** `Simkot-5, Humla, Karnali`: a parcel needs the ward, and municipalities of one name lie in several districts. */
function placeLine({ localLevelId, ward, city, province }: Stored): string[] {
  const place = localLevelId === null ? undefined : localLevelOf(localLevelId);
  if (!place) return [city, province];
  const district = place.district.name;
  return [ward === null ? city : `${city}-${ward}`, district === city ? '' : district, province];
}

const areOwn = ({ shopId, accountId }: Owner) =>
  and(eq(addresses.shopId, shopId), eq(addresses.accountId, accountId));

const isOwn = (owner: Owner, addressId: string) => and(areOwn(owner), eq(addresses.id, addressId));

const addressRows = (db: Db) =>
  db
    .select({
      address: getTableColumns(addresses),
      area: getTableColumns(deliveryAreas),
      settings: getTableColumns(deliverySettings),
    })
    .from(addresses)
    .leftJoin(
      deliveryAreas,
      and(eq(deliveryAreas.shopId, addresses.shopId), eq(deliveryAreas.id, addresses.deliveryAreaId)),
    )
    .leftJoin(deliverySettings, eq(deliverySettings.shopId, addresses.shopId));

type Row = Awaited<ReturnType<typeof addressRows>>[number];

async function ownRow(db: Db, owner: Owner, addressId: string): Promise<Row> {
  const [row] = await fitted(db, owner.shopId, await addressRows(db).where(isOwn(owner, addressId)));
  if (!row) throw refusal('not-found');
  return row;
}

/** The rows, without an area that may not be taken for the place: kept from before the shop's areas named what they cover. */
async function fitted(db: Db, shopId: string, rows: Row[]): Promise<Row[]> {
  const pairs = rows.flatMap((row) => {
    const { area, address } = row;
    const spot = area && area.covers.length > 0 ? spotOf(address) : undefined;
    return area && spot ? [{ row, area, spot }] : [];
  });
  const fits = await fitting(db, shopId, pairs);
  const unfit = new Set(pairs.filter((_, at) => fits[at] === false).map(({ row }) => row));
  return rows.map((row) => (unfit.has(row) ? { ...row, area: null } : row));
}

function addressOf({ address, area, settings }: Row): Address {
  const { id, title, fullName, email, phone, message, province, city, ward, deliveryMode, deliveryAreaId } =
    address;
  const fulladdress = wholeLine(address);
  return {
    _id: id,
    title,
    fullName,
    email,
    phone,
    address: address.address,
    area: address.area,
    message,
    province,
    city,
    localLevel: (address.localLevelId && localLevelOf(address.localLevelId)) || null,
    ward,
    fulladdress,
    fulladdressNe: addressInNepali(fulladdress),
    country: 'Nepal',
    deliveryMode,
    deliveryAreaId,
    deliveryAreaData: deliveryDataOf(deliveryTerms(settings), area),
  };
}

/** What delivery means now (spec §3): one area for all of Nepal in standard mode, else the chosen one, if it is still there. */
function deliveryDataOf(
  terms: DeliveryTerms,
  area: typeof deliveryAreas.$inferSelect | null,
): Address['deliveryAreaData'] {
  if (terms.deliveryMode === 'custom') {
    if (!area) return null;
    const { covers: _, ...shown } = areaInfo(area);
    return shown;
  }
  return {
    areaName: standardAreaName,
    deliveryFee: terms.flatDeliveryCharge,
    isStandardDelivery: true,
    freeDeliveryThreshold: terms.freeDeliveryThreshold,
  };
}

async function rowOf(db: Db, shopId: string, input: AddressInput) {
  const { deliveryAreaData: _, country: __, province: ___, city: ____, ...rest } = input;
  const place = placeOf(input);
  const area = await judgeArea(db, shopId, input, place);
  if (area === null) return { ...rest, ...place, deliveryMode: 'standard' as const, deliveryAreaId: null };
  // An address that says nothing of its place lies where its area lies.
  const { province, city } = namesPlace(place) ? place : area;
  return { ...rest, ...place, province, city, deliveryMode: 'custom' as const, deliveryAreaId: area.id };
}

const namesPlace = ({ localLevelId, province, city }: Written): boolean =>
  localLevelId !== null || province !== '' || city !== '';

/** Where in Nepal: a known local level says province and city itself, else they stay as they were written. */
function placeOf({ localLevelId = null, ward = null, province = '', city = '' }: AddressInput): Written {
  const place = localLevelId === null ? null : localLevelOf(localLevelId);
  if (place === undefined)
    throw refusal('invalid-input', { fields: { localLevelId: 'Please choose a municipality of the list.' } });
  if (place !== null && ward === null)
    throw refusal('invalid-input', { fields: { ward: 'Please choose your ward.' } });
  if (ward !== null && ward > (place?.wards ?? 0))
    throw refusal('invalid-input', { fields: { ward: 'There is no such ward.' } });
  if (place === null) return { localLevelId, ward, province: province.trim(), city: city.trim() };
  return { localLevelId, ward, province: place.state.name, city: place.name };
}

/**
 * The area to keep with an address: required in custom mode, which the shop decides and not the form alone, and one that
 * may be taken for the place (design D21).
 */
async function judgeArea(db: Db, shopId: string, input: AddressInput, place: Written) {
  const { terms, area } = await areaOf(db, shopId, input.deliveryAreaId ?? null);
  if (input.deliveryMode === 'standard' && terms.deliveryMode === 'standard') return null;
  if (!area) {
    const text = input.deliveryAreaId ? 'We do not deliver to this area.' : 'Please choose a delivery area.';
    throw refusal('invalid-input', { fields: { deliveryAreaId: text } });
  }
  if (area.covers.length === 0 || !namesPlace(place)) return area;
  const spot = spotOf(place);
  if (!spot)
    throw refusal('invalid-input', { fields: { localLevelId: 'Please choose a municipality of the list.' } });
  const [fits] = await fitting(db, shopId, [{ area, spot }]);
  if (fits) return area;
  throw refusal('area-not-covering', { fields: { deliveryAreaId: 'This area does not reach your place.' } });
}
