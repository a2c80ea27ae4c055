import { del, get, set } from 'idb-keyval';
import { emptyValues } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

/** A new product that is not saved yet. */
export interface ProductDraft {
  values: ProductValues;
  photos: File[];
}

const keyOf = (accountId: string) => `product-draft ${accountId}`;

/** What somebody had begun on this phone; null where nothing was, or where the browser keeps nothing. */
export const draftOf = async (accountId: string): Promise<ProductDraft | null> =>
  (await get<ProductDraft>(keyOf(accountId)).catch(() => undefined)) ?? null;

/** Keeps it with its photos, through a reload and without a connection; of an empty form nothing. */
export const keepDraft = (accountId: string, draft: ProductDraft): Promise<void> => {
  const isEmpty = draft.photos.length === 0 && JSON.stringify(draft.values) === JSON.stringify(emptyValues);
  return isEmpty ? dropDraft(accountId) : set(keyOf(accountId), draft).catch(() => {});
};

export const dropDraft = (accountId: string): Promise<void> => del(keyOf(accountId)).catch(() => {});
