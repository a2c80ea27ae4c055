import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { done, doneWith, email, id, line, prose, rupees } from '../core/fields.ts';
import { placeId, placedLocalLevel, position } from './places.ts';
import { deliveryModes, nepaliPhone } from './rules.ts';

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
  _id: z.optional(z.string()),
  areaName: z.string().check(z.maxLength(120)),
  areaNameNe: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
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
  province: z.optional(z.string().check(z.maxLength(60))),
  city: z.optional(z.string().check(z.maxLength(80))),
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
  country: z.literal('Nepal'),
  deliveryMode: z.enum(deliveryModes),
  deliveryAreaId: z.nullable(z.string()),
  /** As it counts now; null where the area has ended or may not be taken for this place (design D21). */
  deliveryAreaData: z.nullable(deliveryAreaData),
});
export type Address = z.output<typeof address>;

const addressId = z.object({ addressId: id });

export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/address/save',
  access: 'account',
  summary: 'Saves an address of the own account (spec §7).',
  input: addressInput,
  answer: doneWith(z.strictObject({ _id: z.string() })),
});

export const getAddress = endpoint({
  method: 'GET',
  path: '/api/address/get/:addressId',
  access: 'account',
  summary: 'An address of the own account (spec §7).',
  params: addressId,
  answer: address,
});

export const updateAddress = endpoint({
  method: 'POST',
  path: '/api/address/update/:addressId',
  access: 'account',
  summary: 'Changes an address of the own account (spec §7).',
  params: addressId,
  input: addressInput,
  answer: done,
});

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/address/get_all',
  access: 'account',
  summary: 'The addresses of the own account, newest first.',
  answer: z.array(address),
});

export const deleteAddress = endpoint({
  method: 'POST',
  path: '/api/address/delete/:addressId',
  access: 'account',
  summary: 'Deletes an address of the own account; orders keep what they were sent to.',
  params: addressId,
  answer: done,
});

const domain = z.strictObject({ domain: z.string().check(z.minLength(1), z.maxLength(253)) });

export const deliverySettings = z.strictObject({
  deliveryMode: z.enum(deliveryModes),
  flatDeliveryCharge: z.number(),
  freeDeliveryThreshold: z.nullable(z.number()),
});
export type DeliverySettings = z.output<typeof deliverySettings>;

export const getDeliverySettings = endpoint({
  method: 'GET',
  path: '/api/location/public/delivery-settings',
  access: 'public',
  summary: "A shop's delivery terms (spec §7).",
  input: domain,
  answer: deliverySettings,
});

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

export const listDeliveryLocations = endpoint({
  method: 'GET',
  path: '/api/location/public/by-domain',
  access: 'public',
  summary: 'The places a shop delivers to, with the areas and fees in each (spec §7).',
  input: domain,
  answer: z.array(deliveryLocation),
});
