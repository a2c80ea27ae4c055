import * as z from 'zod/mini';
import type { Address } from '@haat/contract/addresses/schemas';
import { currentUser } from '@haat/web/platform/session/session.ts';
import { ownKey, readOwn } from '@haat/web/platform/storage/own.ts';
import { fieldNames, placed } from './validation.ts';

const draft = z.object({
  /** As the address was when it was begun. */
  of: z.string(),
  values: z.record(z.enum(fieldNames), z.string()),
  place: placed,
  areaId: z.string(),
});

/** An address that is begun and not saved. */
export type AddressDraft = z.output<typeof draft>;

/** Under which key of who is logged in: a new address has one, and each that is changed. */
export const draftKey = (addressId: string | undefined): string =>
  ownKey(currentUser()?._id ?? '', 'address-draft', addressId ?? 'new');

/** What the shop has of it; '' of a new one. */
export const stateOf = (address: Address | null): string =>
  address === null
    ? ''
    : JSON.stringify([fieldNames.map((name) => address[name]), address.localLevel?._id, address.ward]);

/** What was begun before; null where nothing was, or the address was changed elsewhere since. */
export function readDraft(address: Address | null): AddressDraft | null {
  const { success, data } = draft.safeParse(readOwn(draftKey(address?._id)));
  return success && data.of === stateOf(address) ? data : null;
}
