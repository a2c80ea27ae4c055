import * as z from 'zod/mini';

/** The cookies of the storefront (spec §1, §3, §4; design D9, D12, D14). */
export const cookies = {
  token: 'user-token',
  user: 'user-detail',
  shop: 'subdom',
  language: 'locale',
} as const;

/** The header that alone carries authority (design D9). */
export const tokenHeader = 'user-token';

/** The header that makes an order safe to send again (design §3). */
export const idempotencyHeader = 'idempotency-key';

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
