import * as z from 'zod/mini';
import { doneWith, id, prose } from '../../../core/fields.ts';
import { refuses } from '../../../core/problem.ts';

// How many products left the shop, or came back.
const products = doneWith(z.strictObject({ products: z.number() }));

export const suspendSeller = {
  summary:
    "Takes all that a vendor sells off the own shop, until it is resumed. Orders that were placed go on; the vendor's people see why and can publish nothing.",
  input: z.strictObject({ vendorId: id, reason: prose(300, 3) }),
  answer: products,
  refuses: refuses('not-found', 'already-there'),
};

export const resumeSeller = {
  summary: 'Lets a suspended vendor sell again: what the suspension took off the shop is back.',
  input: z.strictObject({ vendorId: id }),
  answer: products,
  refuses: refuses('not-found'),
};
