import type { User } from '@haat/contract/core/session';
import type { accounts } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

/** The account as sign-in answers it; with the role of a desk where it helps (`deskOf`). */
export const userOf = ({
  id,
  firstName,
  lastName,
  email,
  picture,
  role,
}: Omit<Account, 'vendorId'>): User => ({
  _id: id,
  firstName,
  lastName,
  email,
  picture,
  role,
});
