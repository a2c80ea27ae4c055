import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { done, doneWith, email, id, line, prose, rupees, text } from '../core/fields.ts';
import { deliveryModes, localLevelKinds, nepaliPhone } from './rules.ts';
import type { Position } from './rules.ts';

/** The `_id` of a province, district or local level: a readable word, the same in every shop. */
export const placeId = z.string().check(z.maxLength(80), z.regex(/^[a-z]+(-[a-z]+)*$/));

/** What an area of delivery may cover: a province, district or local level by its `_id`, or a ward: `kathmandu-kathmandu/32`. */
export const coveredPlace = z.string().check(z.maxLength(84), z.regex(/^[a-z]+(-[a-z]+)*(\/[1-9]\d?)?$/));

export const position = z.strictObject({ lat: z.number(), lon: z.number() } satisfies Record<
  keyof Position,
  z.ZodMiniType
>);

export const state = z.strictObject({ _id: z.string(), name: z.string(), nameNe: z.string() });

export type State = z.output<typeof state>;

export const district = z.strictObject({
  _id: z.string(),
  name: z.string(),
  nameNe: z.string(),
  /** Of its head post office. */
  postalCode: z.string(),
  /** Where its headquarters lie. */
  at: position,
});

export type District = z.output<typeof district>;

export const localLevel = z.strictObject({
  _id: z.string(),
  name: z.string(),
  nameNe: z.string(),
  kind: z.enum(localLevelKinds),
  /** Its wards are numbered from 1 to this. */
  wards: z.int(),
  /** Its own where it has one, else its district's: a first guess, never required. */
  postalCode: z.string(),
});

export type LocalLevel = z.output<typeof localLevel>;

export const placedLocalLevel = z.strictObject({
  ...localLevel.shape,
  district,
  state,
});

export type PlacedLocalLevel = z.output<typeof placedLocalLevel>;

/** A province or district that was searched for leads on; a local level is a place to deliver to. */
export const foundPlace = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('state'), state }),
  z.strictObject({ level: z.literal('district'), state, district }),
  z.strictObject({
    level: z.literal('local_level'),
    ...placedLocalLevel.shape,
    /** The other name it was found by: a neighbourhood or bazaar in it, what it was called before; null for its own. */
    via: z.nullable(z.strictObject({ name: z.string(), nameNe: z.string() })),
    /** The ward that a neighbourhood lies in, where that is sure. */
    ward: z.nullable(z.int()),
  }),
]);

export type FoundPlace = z.output<typeof foundPlace>;

export const listStates = {
  summary: 'The seven provinces (spec §7).',
  answer: z.array(state),
};

export const listDistricts = {
  summary: 'The districts of a province.',
  input: z.strictObject({ state: placeId }),
  answer: z.array(district),
  refuses: refuses('not-found'),
};

export const listLocalLevels = {
  summary: 'The municipalities of a district, cities first, each with the number of its wards.',
  input: z.strictObject({ district: placeId }),
  answer: z.array(localLevel),
  refuses: refuses('not-found'),
};

export const searchPlaces = {
  summary:
    'Provinces, districts, local levels and neighbourhoods by name, best first: in either script, romanised, by an old name.',
  params: z.object({ term: z.string().check(z.minLength(1), z.maxLength(80)) }),
  answer: z.array(foundPlace),
};

export const getCity = {
  summary: "A city's postal code (spec §7).",
  params: z.object({ city: z.string().check(z.minLength(1), z.maxLength(80)) }),
  answer: z.strictObject({
    city: z.string(),
    cityNe: z.nullable(z.string()),
    state: z.string(),
    district: z.string(),
    postalCode: z.string(),
  }),
};

/** A phone number of Nepal, stored in its plain form. */
export const phone = z.pipe(
  z.string().check(
    z.maxLength(30),
    z.refine((text) => nepaliPhone(text) !== null, 'Please give a phone number of Nepal, like 9841234567.'),
  ),
  z.transform((text) => nepaliPhone(text) ?? text),
);

/** How many days a delivery takes, from the first to the last on which it may arrive. */
export const deliveryDays = z.strictObject({ from: z.int(), to: z.int() });

export type DeliveryDays = z.output<typeof deliveryDays>;

const deliveryAreaData = z.object({
  _id: z.optional(text(80)),
  areaName: text(120),
  areaNameNe: z.optional(z.nullable(text(120))),
  deliveryFee: rupees,
  /** Null where the shop has not said. */
  days: z.optional(z.nullable(deliveryDays)),
  isStandardDelivery: z.optional(z.boolean()),
  freeDeliveryThreshold: z.optional(z.nullable(rupees)),
});

/** What an address form sends (spec §3, §5). The fee in `deliveryAreaData` is for display: the server looks it up. */
export const addressInput = z.strictObject({
  title: line(60),
  fullName: line(120),
  email,
  phone,
  address: line(200),
  area: line(120),
  message: prose(1_000, 1),
  province: z.optional(text(60)),
  city: z.optional(text(80)),
  /** One of the 753 local levels, which then sets province and city, and the ward in it. */
  localLevelId: z.optional(z.nullable(placeId)),
  ward: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(99)))),
  country: z.optional(z.literal('Nepal')),
  deliveryMode: z.enum(deliveryModes),
  deliveryAreaId: z.optional(z.nullable(id)),
  deliveryAreaData: z.optional(z.nullable(deliveryAreaData)),
});

export type AddressInput = z.output<typeof addressInput>;

export const address = z.strictObject({
  _id: z.string(),
  title: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  area: z.string(),
  message: z.string(),
  province: z.string(),
  city: z.string(),
  /** Null where province and city were written by hand. */
  localLevel: z.nullable(placedLocalLevel),
  ward: z.nullable(z.int()),
  /** Street, area and place in one line, as an order to it says them, and with the names of its places in Nepali. */
  fulladdress: z.string(),
  fulladdressNe: z.nullable(z.string()),
  country: z.literal('Nepal'),
  deliveryMode: z.enum(deliveryModes),
  deliveryAreaId: z.nullable(z.string()),
  /** As it counts now; null where the area has ended or may not be taken for this place (design D21). */
  deliveryAreaData: z.nullable(deliveryAreaData),
});

export type Address = z.output<typeof address>;

const addressId = z.object({ addressId: id });

export const saveAddress = {
  summary: 'Saves an address of the own account (spec §7).',
  input: addressInput,
  answer: doneWith(z.strictObject({ _id: z.string() })),
  refuses: refuses('too-many-addresses'),
};

export const getAddress = {
  summary: 'An address of the own account (spec §7).',
  params: addressId,
  answer: address,
};

export const updateAddress = {
  summary: 'Changes an address of the own account (spec §7).',
  params: addressId,
  input: addressInput,
  answer: done,
};

export const listAddresses = {
  summary: 'The addresses of the own account, newest first.',
  answer: z.array(address),
};

export const deleteAddress = {
  summary: 'Deletes an address of the own account; orders keep what they were sent to.',
  params: addressId,
  answer: done,
};

const domain = z.strictObject({ domain: z.string().check(z.minLength(1), z.maxLength(253)) });

export const deliverySettings = z.strictObject({
  deliveryMode: z.enum(deliveryModes),
  flatDeliveryCharge: z.number(),
  freeDeliveryThreshold: z.nullable(z.number()),
});

export type DeliverySettings = z.output<typeof deliverySettings>;

export const getDeliverySettings = {
  summary: "A shop's delivery terms (spec §7).",
  input: domain,
  answer: deliverySettings,
};

export const deliveryArea = z.strictObject({
  _id: z.string(),
  areaName: z.string(),
  areaNameNe: z.nullable(z.string()),
  deliveryFee: z.number(),
  /** The provinces, districts, local levels and wards it covers (`coveredPlace`); none named covers all of Nepal. */
  covers: z.array(z.string()),
  days: z.nullable(deliveryDays),
});

export type DeliveryArea = z.output<typeof deliveryArea>;

export const deliveryLocation = z.strictObject({
  _id: z.string(),
  name: z.string(),
  nameNe: z.nullable(z.string()),
  district: z.string(),
  province: z.string(),
  /** Where its district lies; null for a district that nobody knows. */
  at: z.nullable(position),
  deliveryAreas: z.array(deliveryArea),
});

export type DeliveryLocation = z.output<typeof deliveryLocation>;

export const listDeliveryLocations = {
  summary: 'The places a shop delivers to, with the areas and fees in each (spec §7).',
  input: domain,
  answer: z.array(deliveryLocation),
};
