import { del, get, set } from 'idb-keyval';
import type { FormPhoto } from './photos/form-photos.ts';
import type { ProductValues } from './product-values.ts';

/** What somebody has written about a product and not saved yet. */
export interface ProductDraft {
  values: ProductValues;
  /** In their order, those that the product has too; an older app kept the new files alone. */
  photos: (FormPhoto | File)[];
  video?: File | null;
  /** Which version of the product it was written on; 0 for a new one. */
  version: number;
}

/** Whose draft it is, and of which product; of a new one without its id. */
export interface DraftOf {
  accountId: string;
  productId?: string;
}

const keyOf = ({ accountId, productId = 'new' }: DraftOf) => `product-draft ${accountId} ${productId}`;

/** What was begun on this phone; null where nothing was, or where the browser keeps nothing. */
export const draftOf = async (of: DraftOf): Promise<ProductDraft | null> =>
  (await get<ProductDraft>(keyOf(of)).catch(() => undefined)) ?? null;

/**
 * Keeps it with its photos, through a reload and without a connection.
 * @param before what the form began with: what says the same is no draft
 */
export function keepDraft(
  of: DraftOf,
  draft: ProductDraft,
  before: Pick<ProductDraft, 'values' | 'photos'>,
): Promise<void> {
  const { values, photos, video } = draft;
  // What was added is never among those from before, so no file has to be compared.
  const isSame =
    !video && JSON.stringify([values, photos]) === JSON.stringify([before.values, before.photos]);
  if (isSame) return dropDraft(of);
  // Where a phone has no room for the video, it has some for the rest.
  return set(keyOf(of), draft).catch(() => set(keyOf(of), { ...draft, video: null }).catch(() => {}));
}

export const dropDraft = (of: DraftOf): Promise<void> => del(keyOf(of)).catch(() => {});
