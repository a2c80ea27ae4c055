import * as contract from '@haat/contract/catalog/selling/calls';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import * as bulkSchemas from '@haat/contract/catalog/selling/bulk/schemas';
import * as schemas from '@haat/contract/catalog/selling/schemas';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { networkOf } from '../../../core/http/network.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { sellerOf } from '../../../core/seller.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { listCategories } from '../list-categories.ts';
import { CategoryTree } from '../category-tree.ts';
import { ownPage } from '../list-own-products.ts';
import { changeProducts } from './bulk/change-products.ts';
import * as edit from './edit-product.ts';
import { productToEdit } from './own-product.ts';
import type { Counts } from './csv/counts.ts';
import { exportProducts } from './csv/export-products.ts';
import type { KeptCatalogs } from '../listing/list-sources.ts';
import { guessOf } from './guess-category.ts';
import { previewOf } from './preview-product.ts';
import { setVideo } from './set-video.ts';

const usualSize = 30;
// As fast as somebody lists what lies on a table.
const atADesk = { limit: { perMinute: 120 } };
// A whole catalogue is as much work as many pages of it, and a video as many bytes as many photos.
const rarely = { limit: { perMinute: 10 } };
// Drawing pictures is work, and a guess is a search for each word.
const working = { limit: { perMinute: 60 } };

interface EditingServices {
  counts: Counts;
  catalogs: KeptCatalogs;
}

/** What sellers do with their own products (design §3). */
export function serveProductEditing(
  serve: Serve,
  dependencies: Dependencies,
  { counts, catalogs }: EditingServices,
): void {
  const { database, changes, uploads } = dependencies;
  const { orm } = database;
  const announceAll = ({ shopId }: SellerAccount, ids: string[]) =>
    changes.announce(ids.map((id) => tags.product(shopId, id)));
  const announce = (seller: SellerAccount, productId: string) =>
    announceAll(seller, [productId.toLowerCase()]);
  const treeOf = async (shopId: string) =>
    new CategoryTree((await listCategories(orm, shopId)).map(({ category }) => category));

  serve(
    contract.sellerProducts,
    schemas.sellerProducts,
    async ({ category, size = usualSize, ...asked }, known) => {
      const wanted = { ...asked, size, category: category?.toLowerCase() };
      const { page, next } = await ownPage(orm, sellerOf(known), wanted);
      return {
        products: page.map(({ id: _id, title, titleNe, slug, image, price, active }) => ({
          ...{ _id, title, titleNe, slug, image, price, active },
        })),
        next,
      };
    },
    atADesk,
  );

  serve(
    contract.exportProducts,
    schemas.exportProducts,
    ({ language = 'en-US' }, known) => exportProducts(orm, sellerOf(known), language, counts.read),
    rarely,
  );

  serve(
    contract.getSellerProduct,
    schemas.getSellerProduct,
    ({ productId }, known) => productToEdit(orm, sellerOf(known), productId),
    atADesk,
  );

  serve(
    contract.previewProduct,
    schemas.previewProduct,
    async ({ productId }, known) => previewOf(orm, known, productId, await treeOf(known.shop.id)),
    atADesk,
  );

  serve(
    contract.saveProduct,
    schemas.saveProduct,
    async (input, known) => {
      const seller = sellerOf(known);
      const data = await edit.saveOwnProduct(orm, { ...seller, key: known.idempotencyKey }, input, counts);
      announce(seller, data._id);
      return { message: 'The product was saved.', data };
    },
    atADesk,
  );

  serve(
    contract.publishProduct,
    schemas.publishProduct,
    async (input, known) => {
      const seller = sellerOf(known);
      const data = await edit.publish(orm, seller, input);
      announce(seller, data._id);
      return { message: data.active ? 'The shop shows it.' : 'The shop no longer shows it.', data };
    },
    atADesk,
  );

  serve(
    bulkChange,
    bulkSchemas.bulkChange,
    (input, known) => {
      const seller = sellerOf(known);
      return changeProducts(orm, seller, input, (ids) => announceAll(seller, ids));
    },
    working,
  );

  serve(
    contract.duplicateProduct,
    schemas.duplicateProduct,
    async ({ productId }, known) => {
      const editor = { ...sellerOf(known), key: known.idempotencyKey };
      const data = await edit.duplicate(orm, editor, productId);
      return { message: 'A copy was made.', data };
    },
    atADesk,
  );

  serve(
    contract.restoreProduct,
    schemas.restoreProduct,
    async ({ id }, known) => ({
      message: 'The product is back.',
      data: await edit.restore(orm, sellerOf(known), id),
    }),
    atADesk,
  );

  serve(
    contract.deleteProduct,
    schemas.deleteProduct,
    async ({ id }, known) => {
      const seller = sellerOf(known);
      await edit.archive(orm, seller, id);
      announce(seller, id);
      return { message: 'The product was taken out.' };
    },
    atADesk,
  );

  serve(
    contract.addProductImage,
    schemas.addProductImage,
    async (input, known) => {
      const seller = sellerOf(known);
      const editor = { ...seller, key: known.idempotencyKey };
      const data = await edit.addImage({ orm, uploads }, editor, input, networkOf(known.ip));
      announce(seller, data._id);
      return { message: 'The picture was added.', data };
    },
    working,
  );

  serve(
    contract.setProductVideo,
    schemas.setProductVideo,
    async ({ productId, video: [video] }, known) => {
      const seller = sellerOf(known);
      const editor = { ...seller, key: known.idempotencyKey };
      const data = await setVideo({ orm, uploads }, editor, { productId, video: video! });
      announce(seller, data._id);
      return { message: 'The video was added.', data };
    },
    rarely,
  );

  serve(
    contract.sellerCategories,
    schemas.sellerCategories,
    async (_, { shop }) => {
      const placed = await listCategories(orm, shop.id);
      const tree = await treeOf(shop.id);
      return placed
        .filter(({ category }) => tree.childrenOf(category._id).length === 0)
        .map(({ category: { _id } }) => ({
          _id,
          path: tree.pathTo(_id).map(({ title, titleNe }) => ({ title, titleNe })),
        }));
    },
    atADesk,
  );

  serve(
    contract.guessCategory,
    schemas.guessCategory,
    async ({ title }, { shop }) => ({
      categoryId: await guessOf(await catalogs.sourcesOf(shop.id), title),
    }),
    working,
  );
}
