import { isDeepStrictEqual } from 'node:util';
import { and, eq, max, sql } from 'drizzle-orm';
import type {
  saveDeliveryArea,
  saveDeliveryLocation,
  saveDeliverySettings,
} from '@haat/contract/addresses/owning/calls';
import type { EditedTerms } from '@haat/contract/addresses/owning/schemas';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { isJustAdded } from '../../../core/audit/just-added.ts';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { brokenConstraint } from '../../../core/database/failures.ts';
import { v7 } from '../../../core/ids.ts';
import { areaInfo, deliveryTerms } from '../delivery.ts';
import { districtNamed, stateOfDistrict } from '../nepal.ts';
import { deliveryAreas, deliveryLocations, deliverySettings } from '../tables.ts';
import { placeNamed } from './named-places.ts';
import { addressesOf, termsNow } from './read-delivery.ts';

/** Changes how the shop delivers, from the next order on. @throws Refusal `changed-meanwhile` */
export const changeTerms = (
  db: Db,
  actor: Actor,
  { version, ...terms }: ParsedInput<typeof saveDeliverySettings>,
): Promise<EditedTerms> =>
  db.transaction(async (tx) => {
    const { shopId } = actor;
    const isOwn = eq(deliverySettings.shopId, shopId);
    const [before] = await tx.select().from(deliverySettings).where(isOwn).for('update');
    if ((before?.version ?? 0) !== version) throw refusal('changed-meanwhile');
    const [after] = await (
      before
        ? tx
            .update(deliverySettings)
            .set({ ...terms, version: version + 1 })
            .where(isOwn)
        : tx
            .insert(deliverySettings)
            .values({ ...terms, shopId })
            .onConflictDoNothing()
    ).returning();
    // Of two who are the first to say so, one was faster.
    if (!after) throw refusal('changed-meanwhile');
    await recordChange(tx, actor, {
      kind: 'delivery',
      before: deliveryTerms(before),
      after: deliveryTerms(after),
    });
    return termsNow(after);
  });

/**
 * Adds a place to deliver to, at the end, or changes one. What a person has just added is taken as done when they send it again.
 * @throws Refusal `not-found`, `already-there`, `changed-meanwhile`, `invalid-input` for an unknown district
 */
export const saveLocation = (
  db: Db,
  actor: Actor,
  { _id, version, name, nameNe = null, district: named }: ParsedInput<typeof saveDeliveryLocation>,
): Promise<{ _id: string }> =>
  oncePerName('name', () =>
    db.transaction(async (tx) => {
      const district = districtNamed(named)?.name;
      const province = stateOfDistrict(named)?.name;
      if (!district || !province)
        throw refusal('invalid-input', { fields: { district: 'Please choose a district.' } });
      const before = _id === undefined ? null : await holdLocation(tx, actor, _id);
      if (before && before.version !== version) throw refusal('changed-meanwhile');
      const said = { name, nameNe, district, province };
      const id = before ? await changeLocation(tx, actor, before, said) : await addLocation(tx, actor, said);
      if (id === null) return { _id: await justAddedLocation(tx, actor, said) };
      await recordChange(tx, actor, {
        ...{ kind: 'location', thing: { id, name } },
        ...{ before: before && locationFields(before), after: said },
      });
      return { _id: id };
    }),
  );

/** Ends delivery to a place. @throws Refusal `not-found`, `has-areas` while it has some */
export const deleteLocation = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await holdLocation(tx, actor, id);
    const [area] = await tx
      .select({ id: deliveryAreas.id })
      .from(deliveryAreas)
      .where(and(eq(deliveryAreas.shopId, actor.shopId), eq(deliveryAreas.locationId, before.id)))
      .limit(1);
    if (area) throw refusal('has-areas');
    await tx.delete(deliveryLocations).where(isLocation(actor, id));
    await recordChange(tx, actor, {
      ...{ kind: 'location', thing: { id: before.id, name: before.name } },
      ...{ before: locationFields(before), after: null },
    });
  });

/**
 * Adds an area to a place, or changes one; addresses that use it keep it, and pay what it costs from their next order on.
 * What a person has just added is taken as done when they send it again.
 * @throws Refusal `not-found`, `already-there`, `changed-meanwhile`, `invalid-input` for a place that Nepal does not have
 */
export const saveArea = (
  db: Db,
  actor: Actor,
  { _id, version, days, areaNameNe = null, ...rest }: ParsedInput<typeof saveDeliveryArea>,
): Promise<{ _id: string }> =>
  oncePerName('areaName', () =>
    db.transaction(async (tx) => {
      const unknown = rest.covers.find((each) => placeNamed(each) === null);
      if (unknown !== undefined)
        throw refusal('invalid-input', { fields: { covers: `${unknown} is no place of Nepal.` } });
      const location = await holdLocation(tx, actor, rest.locationId);
      const before = _id === undefined ? null : await holdArea(tx, actor, _id);
      if (before && before.version !== version) throw refusal('changed-meanwhile');
      const [daysFrom, daysTo] = [days?.from ?? null, days?.to ?? null];
      const values = { ...rest, locationId: location.id, areaNameNe, daysFrom, daysTo };
      const [after] = await (before
        ? tx
            .update(deliveryAreas)
            .set({ ...values, version: before.version + 1 })
            .where(isArea(actor, before.id))
            .returning()
        : tx
            .insert(deliveryAreas)
            .values({ ...values, id: v7(), shopId: actor.shopId })
            .onConflictDoNothing()
            .returning());
      if (!after) return { _id: await justAddedArea(tx, actor, values) };
      await recordChange(tx, actor, {
        ...{ kind: 'area', thing: { id: after.id, name: after.areaName } },
        ...{ before: before && areaFields(before), after: areaFields(after) },
      });
      return { _id: after.id };
    }),
  );

/**
 * Ends delivery to an area. Orders keep where they go and what that cost; addresses that use it stay, and choose another one
 * with their next order.
 * @throws Refusal `not-found`; `area-in-use` with how many use it, where that was not known
 */
export const deleteArea = (db: Db, actor: Actor, id: string, evenIfUsed: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await holdArea(tx, actor, id);
    const count = (await addressesOf(tx, actor.shopId, [before.id])).get(before.id) ?? 0;
    if (count > 0 && !evenIfUsed) throw refusal('area-in-use', { count });
    await tx.delete(deliveryAreas).where(isArea(actor, before.id));
    await recordChange(tx, actor, {
      ...{ kind: 'area', thing: { id: before.id, name: before.areaName } },
      ...{ before: areaFields(before), after: null },
    });
  });

type LocationRow = typeof deliveryLocations.$inferSelect;
type AreaRow = typeof deliveryAreas.$inferSelect;
type LocationFields = Pick<LocationRow, 'name' | 'nameNe' | 'district' | 'province'>;

const isLocation = ({ shopId }: Actor, id: string) =>
  and(eq(deliveryLocations.shopId, shopId), eq(deliveryLocations.id, id));

const isArea = ({ shopId }: Actor, id: string) =>
  and(eq(deliveryAreas.shopId, shopId), eq(deliveryAreas.id, id));

const locationFields = ({ name, nameNe, district, province }: LocationRow): LocationFields => ({
  ...{ name, nameNe, district, province },
});

const areaFields = (row: AreaRow): object => {
  const { _id: _, ...said } = areaInfo(row);
  return said;
};

/** Held until the transaction ends, so that no area is added while its place goes. */
async function holdLocation(tx: Db, actor: Actor, id: string): Promise<LocationRow> {
  const [row] = await tx.select().from(deliveryLocations).where(isLocation(actor, id)).for('update');
  if (!row) throw refusal('not-found');
  return row;
}

async function holdArea(tx: Db, actor: Actor, id: string): Promise<AreaRow> {
  const [row] = await tx.select().from(deliveryAreas).where(isArea(actor, id)).for('update');
  if (!row) throw refusal('not-found');
  return row;
}

async function changeLocation(tx: Db, actor: Actor, { id }: LocationRow, said: LocationFields) {
  await tx
    .update(deliveryLocations)
    .set({ ...said, version: sql`${deliveryLocations.version} + 1` })
    .where(isLocation(actor, id));
  return id;
}

/** @returns null where one of this name is there */
async function addLocation(tx: Db, { shopId }: Actor, said: LocationFields): Promise<string | null> {
  const id = v7();
  const [last] = await tx
    .select({ position: max(deliveryLocations.position) })
    .from(deliveryLocations)
    .where(eq(deliveryLocations.shopId, shopId));
  const [made] = await tx
    .insert(deliveryLocations)
    .values({ ...said, id, shopId, position: (last?.position ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ id: deliveryLocations.id });
  return made?.id ?? null;
}

/** Of one that could not be added: it is there by the same person, whose answer was lost. @throws Refusal `already-there` */
async function justAddedLocation(tx: Db, actor: Actor, said: LocationFields): Promise<string> {
  const { name, district } = said;
  const [there] = await tx
    .select()
    .from(deliveryLocations)
    .where(
      and(
        eq(deliveryLocations.shopId, actor.shopId),
        eq(deliveryLocations.name, name),
        eq(deliveryLocations.district, district),
      ),
    );
  const isSame = there && isDeepStrictEqual(locationFields(there), said);
  if (isSame && (await isJustAdded(tx, actor, { kind: 'location', thing: { id: there.id, name } })))
    return there.id;
  throw nameTaken('name');
}

/** As `justAddedLocation`, of an area. @throws Refusal `already-there` */
async function justAddedArea(
  tx: Db,
  actor: Actor,
  said: Omit<AreaRow, 'id' | 'shopId' | 'version'>,
): Promise<string> {
  const { locationId, areaName: name } = said;
  const [there] = await tx
    .select()
    .from(deliveryAreas)
    .where(
      and(
        eq(deliveryAreas.shopId, actor.shopId),
        eq(deliveryAreas.locationId, locationId),
        eq(deliveryAreas.areaName, name),
      ),
    );
  const isSame = there && isDeepStrictEqual(areaFields(there), areaFields({ ...there, ...said }));
  if (isSame && (await isJustAdded(tx, actor, { kind: 'area', thing: { id: there.id, name } })))
    return there.id;
  throw nameTaken('areaName');
}

/** Two of one name in one place could not be told apart. @throws Refusal `already-there` */
async function oncePerName<T>(field: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!brokenConstraint(error)?.constraint.endsWith('_one_per_name')) throw error;
    throw nameTaken(field);
  }
}

const nameTaken = (field: string) =>
  refusal('already-there', { fields: { [field]: 'This name is there already.' } });
