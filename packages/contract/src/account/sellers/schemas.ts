import * as z from 'zod/mini';
import { doneWith, email, id, line, listByName, orNoLine } from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { refuses } from '../../core/problem.ts';

const person = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** False until they have followed the link of their invitation. */
  activated: z.boolean(),
});

const seller = z.strictObject({
  _id: z.string(),
  shopName: z.string(),
  shopNameNe: z.nullable(z.string()),
  slug: z.string(),
  city: z.string(),
  cityNe: z.nullable(z.string()),
  /** How many of its products the shop shows. */
  products: z.number(),
  /** Why it is suspended; null for who sells. */
  suspended: z.nullable(z.string()),
  people: z.array(person),
});
export type ListedSeller = z.output<typeof seller>;

export const listSellers = {
  summary: 'The vendors of the own shop, by name, each with who works there.',
  input: listByName,
  answer: z.strictObject({ sellers: z.array(seller), next: z.nullable(z.string()) }),
};

export const inviteSeller = {
  summary:
    'Lets somebody sell in the own shop: for a vendor that is new, or one that is there. A link to choose a password is ' +
    'mailed, once more to who has not followed it yet; it counts for seven days.',
  input: z
    .strictObject({
      /** Of the vendor that is there already; instead of a name. */
      vendorId: z.optional(id),
      shopName: orNoLine(80),
      shopNameNe: orNoLine(80),
      city: orNoLine(80),
      firstName: line(80),
      lastName: line(80),
      email,
      language: z.optional(z.enum(languages)),
    })
    .check(
      z.refine(({ vendorId, shopName }) => (vendorId === undefined) !== !shopName, {
        path: ['shopName'],
        error: 'A name, or a vendor that is there',
      }),
    ),
  answer: doneWith(z.strictObject({ vendorId: z.string() })),
  refuses: refuses('already-there', 'not-found'),
};
