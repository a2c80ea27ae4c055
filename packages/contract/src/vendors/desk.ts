import * as z from 'zod/mini';
import { orNoLine, saveCall } from '../core/desk.ts';
import { id, line, prose, slug } from '../core/fields.ts';

export const saveVendor = saveCall(
  'vendor',
  'Adds or changes a vendor.',
  z.strictObject({
    _id: z.optional(id),
    shopName: line(80),
    shopNameNe: orNoLine(80),
    slug,
    intro: prose(1_000),
    introNe: z.optional(z.nullable(prose(1_000))),
    city: line(80),
    cityNe: orNoLine(80),
    district: line(80),
    districtNe: orNoLine(80),
    pan: orNoLine(20),
    vatRegistered: z.boolean(),
  }),
);
