import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** What a local level is, by law: 6 + 11 + 276 + 460 of them. */
export const localLevelKinds = ['metropolitan', 'sub-metropolitan', 'municipality', 'rural'] as const;
export type LocalLevelKind = (typeof localLevelKinds)[number];

/** The `_id` of a province, district or local level: a readable word, the same in every shop. */
export const placeId = z.string().check(z.maxLength(80), z.regex(/^[a-z]+(-[a-z]+)*$/));

/** What an area of delivery may cover: a province, district or local level by its `_id`, or a ward: `kathmandu-kathmandu/32`. */
export const coveredPlace = z.string().check(z.maxLength(84), z.regex(/^[a-z]+(-[a-z]+)*(\/[1-9]\d?)?$/));

/** Degrees north and east, to about a tenth: enough to tell which district is nearer. */
export const position = z.strictObject({ lat: z.number(), lon: z.number() });
export type Position = z.output<typeof position>;

/** A province. */
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

/** A local level with where it lies. */
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

/** What a search of places answers at most. */
export const maxFound = 12;

export const listStates = endpoint({
  method: 'GET',
  path: '/api/order_address/state/get_all',
  access: 'public',
  summary: 'The seven provinces (spec §7).',
  answer: z.array(state),
});

export const listDistricts = endpoint({
  method: 'GET',
  path: '/api/order_address/district/get_all',
  access: 'public',
  summary: 'The districts of a province.',
  input: z.strictObject({ state: placeId }),
  answer: z.array(district),
});

export const listLocalLevels = endpoint({
  method: 'GET',
  path: '/api/order_address/local_level/get_all',
  access: 'public',
  summary: 'The municipalities of a district, cities first, each with the number of its wards.',
  input: z.strictObject({ district: placeId }),
  answer: z.array(localLevel),
});

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/order_address/search/:term',
  access: 'public',
  summary:
    'Provinces, districts, local levels and neighbourhoods by name, best first: in either script, romanised, by an old name.',
  params: z.object({ term: z.string().check(z.minLength(1), z.maxLength(80)) }),
  answer: z.array(foundPlace),
});

export const getCity = endpoint({
  method: 'GET',
  path: '/api/order_address/city/get/:city',
  access: 'public',
  summary: "A city's postal code (spec §7).",
  params: z.object({ city: z.string().check(z.minLength(1), z.maxLength(80)) }),
  answer: z.strictObject({
    city: z.string(),
    cityNe: z.nullable(z.string()),
    state: z.string(),
    district: z.string(),
    postalCode: z.string(),
  }),
});
