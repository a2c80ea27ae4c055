import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeliveryArea, DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/schemas';
import type { DeliveryTerms } from '@haat/contract/addresses/rules';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { ShopMark } from '../../core/request-context.ts';
import { districtNamed } from './nepal.ts';
import { findShop } from '../tenant/service.ts';
import { deliveryAreas, deliveryLocations, deliverySettings } from './tables.ts';

/** How a shop delivers that has not said so: by area, as the spec's default has it (spec §7). */
const usualTerms: DeliveryTerms = {
  deliveryMode: 'custom',
  flatDeliveryCharge: 0,
  freeDeliveryThreshold: null,
};

/** The terms in a row of settings, in whole rupees. */
export const deliveryTerms = (row: typeof deliverySettings.$inferSelect | null | undefined): DeliveryTerms =>
  row
    ? {
        deliveryMode: row.deliveryMode,
        flatDeliveryCharge: row.flatDeliveryCharge,
        freeDeliveryThreshold: row.freeDeliveryThreshold,
      }
    : usualTerms;

/** A shop's delivery terms (spec §7). */
export async function getDeliverySettings(db: Db, shopId: string): Promise<DeliverySettings> {
  const [row] = await settingsOf(db).execute({ shopId });
  return deliveryTerms(row);
}

const settingsOf = preparedFor((db) =>
  db
    .select()
    .from(deliverySettings)
    .where(eq(deliverySettings.shopId, sql.placeholder('shopId')))
    .prepare('delivery settings'),
);
const anyArea = preparedFor((db) =>
  db
    .select({ id: deliveryAreas.id })
    .from(deliveryAreas)
    .where(eq(deliveryAreas.shopId, sql.placeholder('shopId')))
    .limit(1)
    .prepare('any delivery area'),
);

/** Whether a shop delivers anywhere: by standard terms, or to one area at least. */
export async function delivers(db: Db, shopId: string): Promise<boolean> {
  const [{ deliveryMode }, [area]] = await Promise.all([
    getDeliverySettings(db, shopId),
    anyArea(db).execute({ shopId }),
  ]);
  return deliveryMode === 'standard' || area !== undefined;
}

/** A shop's terms, and one of its areas with the place it lies in, where it delivers there. */
export async function areaOf(db: Db, shopId: string, areaId: string | null) {
  const [terms, found] = await Promise.all([
    getDeliverySettings(db, shopId),
    areaId === null
      ? []
      : db
          .select({
            id: deliveryAreas.id,
            covers: deliveryAreas.covers,
            city: deliveryLocations.name,
            province: deliveryLocations.province,
          })
          .from(deliveryAreas)
          .innerJoin(
            deliveryLocations,
            and(
              eq(deliveryLocations.shopId, deliveryAreas.shopId),
              eq(deliveryLocations.id, deliveryAreas.locationId),
            ),
          )
          .where(and(eq(deliveryAreas.shopId, shopId), eq(deliveryAreas.id, areaId))),
  ]);
  return { terms, area: found[0] ?? null };
}

/** The places a shop delivers to, in its order, with the areas and fees in each (spec §7). */
export async function listDeliveryLocations(db: Db, shopId: string): Promise<DeliveryLocation[]> {
  const [places, areas] = await Promise.all([
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
  const byPlace = Map.groupBy(areas, ({ locationId }) => locationId);
  return places.map(({ id, name, nameNe, district, province }) => ({
    _id: id,
    name,
    nameNe,
    district,
    province,
    at: districtNamed(district)?.at ?? null,
    deliveryAreas: (byPlace.get(id) ?? []).map(areaInfo),
  }));
}

export const areaInfo = (area: typeof deliveryAreas.$inferSelect): DeliveryArea => ({
  _id: area.id,
  areaName: area.areaName,
  areaNameNe: area.areaNameNe,
  deliveryFee: area.deliveryFee,
  covers: area.covers,
  days: area.daysFrom === null || area.daysTo === null ? null : { from: area.daysFrom, to: area.daysTo },
});

/**
 * The shop of a domain: a subdomain alone, or a host name whose first label is one. A port is no part of it.
 * @throws Refusal `no-such-shop`
 */
export async function shopIdOfDomain(db: Db, domain: string, asking: ShopMark): Promise<string> {
  const [label = ''] = domain.trim().toLowerCase().split(/[.:]/, 1);
  const found = label === asking.subdomain ? asking : await findShop(db, label);
  if (!found) throw refusal('no-such-shop');
  return found.id;
}
