import type { addProductImage, publishProduct, saveProduct } from '@haat/contract/catalog/selling/calls';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { maxPictures, pictureWidths } from '@haat/contract/catalog/rules';
import { isSameChoice } from '@haat/contract/catalog/choice';
import type { OfferedVariant, ProductImage } from '@haat/contract/catalog/product';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../core/database/database.ts';
import { answerUnder, claimOf, once } from '../../../core/idempotency/idempotency.ts';
import { richText } from '../../../core/text/rich-text.ts';
import { digestOf } from '../../../core/uploads/digest-of.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';
import { withPicture } from '../../../core/uploads/with-picture.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { holdSelling } from '../../vendors/service.ts';
import { isFoundAlike, saveProductDocuments } from '../search-documents.ts';
import { judgeCategory } from './judge-category.ts';
import { addProduct, changeProduct, editedOf, hold, productToEdit, sellerFields } from './own-product.ts';
import type { NewProduct, ProductRow } from './own-product.ts';

// Where pictures of products lie below `/uploads`, and how.
const folder = 'product';
const shape = { widths: pictureWidths, square: true };

/** Under which idempotency key somebody edits: a product that is sent twice is added once. */
export interface Editor extends SellerAccount {
  key: string | null;
}

/** Counts the pieces of a product anew after its variants have changed: what is left is the stock's to say. */
export type Recount = (
  tx: Db,
  shopId: string,
  product: { id: string; variants: readonly OfferedVariant[] },
) => Promise<unknown>;

/**
 * Adds a product, which the shop does not show before it is published, or changes an own one. An address that
 * it had leads to it on: people have sent it to one another.
 * @throws Refusal `not-found`, `key-reused`, `category-open`, `already-there` for an address that another product has; `product-changed` where somebody changed it since the version that is named
 */
export const saveOwnProduct = (
  db: Db,
  { key, ...seller }: Editor,
  asked: ParsedInput<typeof saveProduct>,
  counts: { hold: (tx: Db, shopId: string, productIds: string[]) => Promise<unknown>; recount: Recount },
): Promise<EditedProduct> => {
  const { shopId, accountId } = seller;
  return once(db, claimOf({ shopId, accountId, path: 'product', key }, asked), async (tx) => {
    // Its pieces before itself, as orders and who counts it hold them: none of them wait for each other in a ring.
    if (asked._id !== undefined && asked.variants) await counts.hold(tx, shopId, [asked._id.toLowerCase()]);
    const before = asked._id === undefined ? null : await hold(tx, seller, asked._id);
    if (before && before.version !== asked.version) throw refusal('product-changed');
    const values = valuesOf(before, asked);
    if (values.categoryId !== before?.categoryId) await judgeCategory(tx, shopId, values.categoryId);
    const saved = before
      ? await changeProduct(tx, seller, before, values)
      : await addProduct(tx, seller, values);
    if (before && asked.variants) await counts.recount(tx, shopId, saved);
    if (!before || !isFoundAlike(before, saved)) await saveProductDocuments(tx, shopId, [saved.id]);
    return editedOf(saved);
  });
};

/** What a product becomes that is asked for; what is not said of one that is there stays as it is. */
export function valuesOf(before: ProductRow | null, asked: ParsedInput<typeof saveProduct>): NewProduct {
  const { _id, version, images, variants, slug, description, descriptionNe, categoryId, ...rest } = asked;
  return {
    ...rest,
    ...(slug !== undefined && { slug }),
    categoryId: categoryId.toLowerCase(),
    ...(description !== undefined && { description: richText(description) }),
    ...(descriptionNe !== undefined && { descriptionNe: descriptionNe && richText(descriptionNe) }),
    ...(variants && { variants: withProperties(variants, before?.variants ?? []) }),
    ...(before && images && { images: kept(before.images, images) }),
  };
}

const withProperties = (
  variants: NonNullable<ParsedInput<typeof saveProduct>['variants']>,
  before: readonly OfferedVariant[],
): OfferedVariant[] =>
  variants.map((variant) => ({
    ...variant,
    extraProperties: before.find((each) => isSameChoice(each, variant))?.extraProperties ?? [],
  }));

/**
 * Has the shop show an own product, or no longer: it then is in no list, and a cart says that it is gone.
 * @throws Refusal `not-found`, `seller-suspended`
 */
export const publish = (
  db: Db,
  seller: SellerAccount,
  { productId, active }: ParsedInput<typeof publishProduct>,
): Promise<EditedProduct> =>
  db.transaction(async (tx) => {
    if (active) await holdSelling(tx, seller);
    const before = await hold(tx, seller, productId);
    // What its seller takes off while they are suspended stays off when they sell again.
    const isAsIs = before.active === active && !before.suspended;
    return editedOf(isAsIs ? before : await changeProduct(tx, seller, before, { active, suspended: false }));
  });

/** Takes an own product out, until it is restored; the orders of it stay as they are. @throws Refusal `not-found` */
export const archive = (db: Db, seller: SellerAccount, productId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, seller, productId);
    await changeProduct(tx, seller, before, { active: false, archivedAt: new Date() });
  });

/** Brings an own product back that was taken out; the shop does not show it yet. @throws Refusal `not-found` */
export const restore = (db: Db, seller: SellerAccount, productId: string): Promise<EditedProduct> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, seller, productId, true);
    return editedOf(await changeProduct(tx, seller, before, { archivedAt: null }));
  });

/**
 * Adds a copy of an own product, which the shop does not show yet: its pictures are the same ones, its pieces are its own.
 * @throws Refusal `not-found`, `key-reused`
 */
export const duplicate = (db: Db, { key, ...seller }: Editor, productId: string): Promise<EditedProduct> => {
  const { shopId, accountId } = seller;
  return once(db, claimOf({ shopId, accountId, path: 'product-copy', key }, { productId }), async (tx) => {
    const original = await hold(tx, seller, productId);
    const copy = await addProduct(tx, seller, sellerFields(original));
    await saveProductDocuments(tx, shopId, [copy.id]);
    return editedOf(copy);
  });
};

/**
 * Draws a picture anew and adds it to an own product, after those that it has; one that is sent again under its key is there once.
 * @throws Refusal `not-found`, `key-reused`, `too-many-photos`, and what `withPicture` refuses
 */
export async function addImage(
  { orm, uploads }: { orm: Db; uploads: Uploads },
  { key, ...seller }: Editor,
  { productId, image, crop, altText, color }: ParsedInput<typeof addProductImage>,
  caller: string,
): Promise<EditedProduct> {
  const { shopId, accountId } = seller;
  const asked = { productId, image: await digestOf(image[0]!), crop, altText, color };
  const claim = claimOf({ shopId, accountId, path: 'product-image', key }, asked);
  const before = await answerUnder<EditedProduct>(orm, claim);
  if (before) return before;
  // Before the work of drawing it, and once more when it is stored: another tab may be at it too.
  judgeNumber((await productToEdit(orm, seller, productId)).images);
  // Of two that come at one moment the second one's file is named by nothing, and swept as such.
  return withPicture(uploads, { folder, shape, image, caller, crop }, (name) =>
    once(orm, claim, async (tx) => {
      const held = await hold(tx, seller, productId);
      judgeNumber(held.images);
      const added: ProductImage = {
        url: `/uploads/${folder}/${name}`,
        isPrimary: held.images.length === 0,
        altText: altText ?? held.title,
        ...(color && { color }),
      };
      return editedOf(await changeProduct(tx, seller, held, { images: [...held.images, added] }));
    }),
  );
}

/** Those of a product's pictures that stay, in their new order; an address that is not among them means nothing. */
function kept(
  before: ProductImage[],
  wanted: NonNullable<ParsedInput<typeof saveProduct>['images']>,
): ProductImage[] {
  const found = wanted.flatMap(({ url, altText, color }) => {
    const image = before.find((each) => each.url === url);
    return image ? [{ ...image, altText, ...(color !== undefined && { color }) }] : [];
  });
  return found.map((image, at) => ({ ...image, isPrimary: at === 0 }));
}

function judgeNumber(images: unknown[]): void {
  if (images.length >= maxPictures) throw refusal('too-many-photos');
}
