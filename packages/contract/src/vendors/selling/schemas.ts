import * as z from 'zod/mini';
import { doneWith, line, orNoLine, prose, version } from '../../core/fields.ts';
import { maxPhotoBytes } from '../../core/photos.ts';
import { refuses } from '../../core/problem.ts';
import { vendor } from '../schemas.ts';

/** A phone number as it is dialled, in any country's way of writing it. */
const phone = z.string().check(z.trim(), z.maxLength(30), z.regex(/^\+?\d(?:[ -]?\d){6,}$/));

/** A Permanent Account Number of Nepal's tax office. */
const pan = z.string().check(z.trim(), z.regex(/^\d{9}$/, 'Nine digits'));

const ownVendor = z.strictObject({
  ...z.omit(vendor, { products: true }).shape,
  /** Where the shop reaches it; shoppers do not see it. */
  phone: z.nullable(z.string()),
  /** Raised by each change; a change says which version it was made on. */
  version: z.number(),
});
export type OwnVendor = z.output<typeof ownVendor>;

export const getOwnVendor = {
  summary: 'What the own vendor says of itself.',
  answer: ownVendor,
};

export const saveOwnVendor = {
  summary:
    "Changes what the own vendor's page and bills say. Its name is the shop's to change, PAN and VAT are no helper's.",
  input: z.strictObject({
    version,
    intro: prose(1_000),
    introNe: z.nullable(prose(1_000)),
    city: line(80),
    cityNe: orNoLine(80),
    district: line(80),
    districtNe: orNoLine(80),
    /** Left out, it stays as it is. */
    phone: z.optional(z.nullable(phone)),
    pan: z.nullable(pan),
    vatRegistered: z.boolean(),
  }),
  answer: doneWith(ownVendor),
  refuses: refuses('changed-meanwhile', 'not-for-helpers'),
};

const picturePut = doneWith(z.strictObject({ picture: z.nullable(z.string()) }));

export const setVendorPicture = {
  summary: "Changes the picture of the own vendor's page; multipart with a file named image.",
  files: { most: 1, bytesEach: maxPhotoBytes },
  input: z.strictObject({ image: z.array(z.file()).check(z.length(1)) }),
  answer: picturePut,
  refuses: refuses('photo-broken', 'photo-too-large', 'photo-too-small', 'photo-type'),
};

export const removeVendorPicture = {
  summary: "Takes the picture of the own vendor's page away.",
  answer: picturePut,
};
