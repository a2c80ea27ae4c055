import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { dropDraft, keepDraft } from '@haat/web/platform/storage/draft.ts';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import type { FormPhoto } from '../photos/form-photos.ts';
import { emptyValues, valuesOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';
import type { SaveProgress } from './saving.ts';
import { kindKey, wholeKey } from './variants.ts';

export interface ProductDraft {
  values: ProductValues;
  /** In their order, those that the product has too; an older app kept the new files alone. */
  photos: (FormPhoto | File)[];
  video?: File | null;
  /** How far its saving came, and what it was written on. */
  sent?: SaveProgress;
  /** From an older app: which version of the product it was written on. */
  version?: number;
}

/**
 * Keeps it with its photos, through a reload and without a connection.
 * @param before what the form began with: what says the same is no draft
 */
export async function keepProductDraft(
  of: DraftOf,
  draft: ProductDraft,
  before: Pick<ProductDraft, 'values' | 'photos'>,
): Promise<void> {
  const { values, photos, video } = draft;
  // What was added is never among those from before, so no file has to be compared.
  const isSame =
    !video &&
    !draft.sent?.words &&
    JSON.stringify([values, photos]) === JSON.stringify([before.values, before.photos]);
  if (isSame) return dropDraft(of);
  await keepWhatFits(of, draft);
}

// Where a phone has no room for the video, it has some for the rest.
async function keepWhatFits(of: DraftOf, draft: ProductDraft): Promise<void> {
  if (!(await keepDraft(of, draft))) await keepDraft(of, { ...draft, video: null });
}

/**
 * A new product that the shop has already goes on as one that is there.
 * @returns its id; null for what the shop has answered nothing of
 */
export async function movedDraft(of: DraftOf, draft: ProductDraft | null): Promise<string | null> {
  const product = draft?.sent?.product;
  if (!draft || !product) return null;
  const { values } = draft;
  // Of a new one a single number is said of each kind.
  const kinds = product.variants.length > 0 ? product.variants.map(kindKey) : [wholeKey];
  const each =
    values.stock === null ? [] : kinds.map((kind) => [kind, { typed: `${values.stock}`, from: null }]);
  const pieces = { ...Object.fromEntries(each), ...values.pieces };
  const moved = { ...draft, values: { ...values, slug: product.slug, stock: null, pieces } };
  await keepWhatFits({ ...of, id: product._id }, moved);
  await dropDraft(of);
  return product._id;
}

/** What a form begins with. A draft of an older app may lack what came to the form since. */
export const startOf = (product: EditedProduct | null, draft: ProductDraft | null): ProductValues => {
  const begun = product ? valuesOf(product) : emptyValues;
  const choices = { ...begun.choices, ...draft?.values.choices };
  return { ...begun, ...draft?.values, choices };
};
