import * as z from 'zod/mini';

export { cookies, idempotencyHeader, tokenHeader } from './text/names.ts';

export const roles = ['shopper', 'vendor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The user as the cookie `user-detail` holds it (spec §3). For display only: it carries no authority. */
export const userDetail = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
});
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
export type User = z.output<typeof user>;
