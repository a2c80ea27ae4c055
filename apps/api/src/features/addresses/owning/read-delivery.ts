import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { readDelivery as contract } from '@haat/contract/addresses/owning/calls';
import type { EditedTerms } from '@haat/contract/addresses/owning/schemas';
import type { Answer } from '@haat/contract/core/endpoint';
import type { Db } from '../../../core/database/database.ts';
import { areaInfo, deliveryTerms } from '../delivery.ts';
import { districts } from '../nepal.ts';
import { addresses, deliveryAreas, deliveryLocations, deliverySettings } from '../tables.ts';
import { placeNamed } from './named-places.ts';

/** How and where a shop delivers, with the versions of all that can be changed. */
export async function readDelivery(db: Db, shopId: string): Promise<Answer<typeof contract>> {
  const [[terms], places, areas] = await Promise.all([
    db.select().from(deliverySettings).where(eq(deliverySettings.shopId, shopId)),
    db
      .select()
      .from(deliveryLocations)
      .where(eq(deliveryLocations.shopId, shopId))
      .orderBy(asc(deliveryLocations.position), asc(deliveryLocations.name)),
    db
      .select()
      .from(deliveryAreas)
      .where(eq(deliveryAreas.shopId, shopId))
      .orderBy(asc(deliveryAreas.areaName)),
  ]);
  const used = await addressesOf(
    db,
    shopId,
    areas.map(({ id }) => id),
  );
  const byPlace = Map.groupBy(areas, ({ locationId }) => locationId);
  return {
    terms: termsNow(terms),
    locations: places.map(({ id, version, name, nameNe, district, province }) => ({
      ...{ _id: id, version, name, nameNe, district, province },
      areas: (byPlace.get(id) ?? []).map((area) => ({
        ...areaInfo(area),
        version: area.version,
        covers: area.covers.flatMap((each) => placeNamed(each) ?? []),
        addresses: used.get(area.id) ?? 0,
      })),
    })),
    districts: districts.map(({ place: { name, nameNe }, state }) => ({
      name,
      nameNe,
      province: state.name,
    })),
  };
}

/** A shop that never said how it delivers has version 0. */
export const termsNow = (row: typeof deliverySettings.$inferSelect | undefined): EditedTerms => ({
  ...deliveryTerms(row),
  version: row?.version ?? 0,
});

/** How many saved addresses use each of these areas. */
export async function addressesOf(db: Db, shopId: string, areaIds: string[]): Promise<Map<string, number>> {
  if (areaIds.length === 0) return new Map();
  const rows = await db
    .select({ areaId: addresses.deliveryAreaId, count: sql<number>`count(*)::int` })
    .from(addresses)
    .where(and(eq(addresses.shopId, shopId), inArray(addresses.deliveryAreaId, areaIds)))
    .groupBy(addresses.deliveryAreaId);
  return new Map(rows.map(({ areaId, count }) => [areaId ?? '', count]));
}
