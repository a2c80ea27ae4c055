import * as z from 'zod/mini';
import { password } from '@haat/contract/account/schemas';
import { email, line, orNoLine } from '@haat/contract/core/fields';

const subdomain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'small letters, digits and -'));

/** The colour of a shop whose maker names none (spec §9). */
export const defaultPrimary = '#3b82f6';

/** What is asked of whoever makes a shop: its name and colour, what delivery costs, and who owns it. */
export const newShop = z.object({
  subdomain,
  shopName: line(80),
  shopNameNe: orNoLine(80),
  firstName: line(80),
  lastName: line(80),
  email,
  password,
  primaryColor: z._default(
    z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour like #a3243b')),
    defaultPrimary,
  ),
  /** In whole rupees, for any order within the country. */
  deliveryCharge: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 100),
  categories: z._default(z.boolean(), true),
});
export type NewShop = z.output<typeof newShop>;
