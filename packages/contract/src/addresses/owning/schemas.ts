import * as z from 'zod/mini';
import { done, doneWith, id, line, orNoLine, rupees, saved, version } from '../../core/fields.ts';
import { refuses } from '../../core/problem.ts';
import { deliveryModes } from '../rules.ts';
import { coveredPlace, deliveryDays, deliverySettings } from '../schemas.ts';

const namedPlace = z.strictObject({ _id: z.string(), name: z.string(), nameNe: z.string() });

export type NamedPlace = z.output<typeof namedPlace>;

const editedArea = z.strictObject({
  _id: z.string(),
  version,
  areaName: z.string(),
  areaNameNe: z.nullable(z.string()),
  deliveryFee: z.number(),
  covers: z.array(namedPlace),
  days: z.nullable(deliveryDays),
  addresses: z.int(),
});

export type EditedArea = z.output<typeof editedArea>;

const editedLocation = z.strictObject({
  _id: z.string(),
  version,
  name: z.string(),
  nameNe: z.nullable(z.string()),
  district: z.string(),
  province: z.string(),
  areas: z.array(editedArea),
});

export type EditedLocation = z.output<typeof editedLocation>;

const editedTerms = z.strictObject({ ...deliverySettings.shape, version });

export type EditedTerms = z.output<typeof editedTerms>;

export const readDelivery = {
  summary: 'How and where the own shop delivers, to be changed.',
  answer: z.strictObject({
    terms: editedTerms,
    locations: z.array(editedLocation),
    districts: z.array(z.strictObject({ name: z.string(), nameNe: z.string(), province: z.string() })),
  }),
};

export const saveDeliverySettings = {
  summary: "Changes the own shop's delivery terms.",
  input: z.strictObject({
    version,
    deliveryMode: z.enum(deliveryModes),
    flatDeliveryCharge: rupees,
    freeDeliveryThreshold: z.nullable(rupees.check(z.gte(1))),
  }),
  answer: doneWith(editedTerms),
  refuses: refuses('changed-meanwhile'),
};

/** Of something that is there already: which one, and the version that was seen. */
const edited = { _id: z.optional(id), version: z.optional(version) };

export const saveDeliveryLocation = {
  summary: 'Adds or changes a place that the shop delivers to.',
  input: z.strictObject({ ...edited, name: line(80), nameNe: orNoLine(80), district: line(60) }),
  answer: saved,
  refuses: refuses('not-found', 'already-there', 'changed-meanwhile'),
};

export const deleteDeliveryLocation = {
  summary: 'Ends delivery to a place that has no areas left.',
  params: z.object({ id }),
  answer: done,
  refuses: refuses('has-areas'),
};

const someDays = z.int().check(z.gte(0), z.lte(60));

export const saveDeliveryArea = {
  summary: 'Adds or changes an area that the shop delivers to.',
  input: z.strictObject({
    ...edited,
    locationId: id,
    areaName: line(120),
    areaNameNe: orNoLine(120),
    deliveryFee: rupees,
    covers: z.array(coveredPlace).check(z.maxLength(800)),
    days: z.nullable(
      z
        .strictObject({ from: someDays, to: someDays })
        .check(z.refine(({ from, to }) => from <= to, 'The last day must not come before the first.')),
    ),
  }),
  answer: saved,
  refuses: refuses('not-found', 'already-there', 'changed-meanwhile'),
};

export const deleteDeliveryArea = {
  summary: 'Ends delivery to an area; where addresses use it, only when that is known.',
  params: z.object({ id }),
  input: z.strictObject({
    /** Whose addresses use it choose another one with their next order. */
    evenIfUsed: z.optional(z.boolean()),
  }),
  answer: done,
  refuses: refuses('area-in-use'),
};
