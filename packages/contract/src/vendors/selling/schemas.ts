import * as z from 'zod/mini';
import { doneWith, line, orNoLine, prose, version } from '../../core/fields.ts';
import { maxPhotoBytes } from '../../core/photos.ts';
import { refuses } from '../../core/problem.ts';
import { vendor } from '../schemas.ts';

/** A Permanent Account Number of Nepal's tax office. */
const pan = z.string().check(z.trim(), z.regex(/^\d{9}$/, 'Nine digits'));

const ownVendor = z.strictObject({
  ...z.omit(vendor, { products: true }).shape,
  /** Raised by each change; a change says which version it was made on. */
  version: z.number(),
});
export type OwnVendor = z.output<typeof ownVendor>;

export const getOwnVendor = {
  summary: 'What the own vendor says of itself.',
  answer: ownVendor,
};

export const saveOwnVendor = {
  summary: "Changes what the own vendor's page and bills say. Its name is the shop's to change.",
  input: z.strictObject({
    version,
    intro: prose(1_000),
    introNe: z.nullable(prose(1_000)),
    city: line(80),
    cityNe: orNoLine(80),
    district: line(80),
    districtNe: orNoLine(80),
    pan: z.nullable(pan),
    vatRegistered: z.boolean(),
  }),
  answer: doneWith(ownVendor),
  refuses: refuses('changed-meanwhile'),
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
