import * as z from 'zod/mini';

export { cookies, idempotencyHeader, tokenHeader } from './text/names.ts';

/** What an account may be. Helpers have the role of their desk: `vendor` at a seller's, `admin` at the shop's. */
export const roles = ['shopper', 'vendor', 'admin'] as const;
/** A role as the session has it; what a call asks for is its `access`. */
export type Role = (typeof roles)[number];

/** The user as the cookie `user-detail` holds it (spec §3). For display only: it carries no authority. */
export const userDetail = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
});
/** Who is signed in, for display; `picture` is an address, null for none. */
export type UserDetail = z.output<typeof userDetail>;

/** The account as sign-in and `me` answer it. */
export const user = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
  role: z.enum(roles),
});
/** An account with its role; `picture` is an address, null for none. */
export type User = z.output<typeof user>;
