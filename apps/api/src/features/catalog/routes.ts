import {
  getCategory,
  getProduct,
  getProductImages,
  getProductVideo,
  listProducts,
  searchProducts,
  similarProducts as similarProductsCall,
  viewProduct,
  listSitemapParts,
  listSitemapProducts,
} from '@haat/contract/catalog/calls';
import * as schemas from '@haat/contract/catalog/schemas';
import { refusal } from '@haat/contract/core/problem';
import type { RequestContext } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import type { KeptCatalogs } from './listing/list-sources.ts';
import * as listing from './listing/listing.ts';
import * as page from './find-product.ts';
import * as service from './service.ts';
import { similarProducts } from './find-similar.ts';
import { keepSitemapParts, sitemapProducts } from './read-sitemap.ts';

const viewLimit = { perMinute: 120 };
export const searchLimit = { perMinute: 240 };
/** The public reads of the catalogue (spec §7, design §3) and the counting of clicks. */
export function serveCatalog(
  serve: Serve,
  { database: { orm } }: Dependencies,
  catalogs: KeptCatalogs,
): void {
  const { treeOf, sourcesOf, countView } = catalogs;
  const partsOf = keepSitemapParts(orm);
  serve(
    listProducts,
    schemas.listProducts,
    async (query, context) => {
      const found = await listing.listProducts(await sourcesOf(context.shop.id), query);
      tagList(context, found.products);
      return found;
    },
    { limit: searchLimit },
  );

  serve(
    searchProducts,
    schemas.searchProducts,
    async ({ term }, context) => {
      const found = await listing.searchProducts(await sourcesOf(context.shop.id), term);
      tagList(context, found);
      return found;
    },
    { limit: searchLimit },
  );

  serve(getProduct, schemas.getProduct, async ({ slug }, context) => {
    const found = await page.findProduct(orm, context.shop.id, slug, await treeOf(context.shop.id));
    // A kept page that says it is not there is made anew once it may be: that changes the lists.
    if (!found) context.tag(tags.lists(context.shop.id));
    const product = there(found);
    tagProduct(context, product._id);
    // It tells what its reviews come to.
    context.tag(tags.reviews(context.shop.id, product._id));
    return product;
  });

  serve(similarProductsCall, schemas.similarProducts, async ({ slug }, context) => {
    const found = there(await similarProducts(orm, catalogs, context.shop.id, slug));
    tagList(context, found);
    return found;
  });

  serve(getProductImages, schemas.getProductImages, async ({ productId }, context) => {
    tagProduct(context, productId);
    return there(await page.findMedia(orm, context.shop.id, productId)).images;
  });

  serve(getProductVideo, schemas.getProductVideo, async ({ productId }, context) => {
    tagProduct(context, productId);
    const { videoUrl } = there(await page.findMedia(orm, context.shop.id, productId));
    return { videoUrl };
  });

  serve(
    viewProduct,
    schemas.viewProduct,
    async ({ productId }, { shop }) => {
      if (!(await service.countView(orm, shop.id, productId))) throw refusal('not-found');
      countView(shop.id, productId);
      return { message: 'Counted' };
    },
    { limit: viewLimit },
  );

  serve(listSitemapParts, schemas.listSitemapParts, (_, { shop, tagListed }) => {
    tagListed(tags.lists(shop.id));
    return partsOf(shop.id);
  });

  serve(listSitemapProducts, schemas.listSitemapProducts, ({ from }, { shop, tagListed }) => {
    tagListed(tags.lists(shop.id));
    return sitemapProducts(orm, shop.id, from);
  });

  serve(getCategory, schemas.getCategory, async ({ slug }, { shop, tag }) => {
    tag(tags.categories(shop.id));
    const tree = await treeOf(shop.id);
    const category = there(tree.called(slug) ?? null);
    return { category, path: tree.pathTo(category._id), children: tree.childrenOf(category._id) };
  });
}

function there<T>(found: T | null): T {
  if (found === null) throw refusal('not-found');
  return found;
}

/** A card names its vendor and its category, so a list is made from those too. */
function tagList({ shop, tag, tagListed }: RequestContext, products: { _id: string }[]): void {
  tag(tags.vendors(shop.id), tags.categories(shop.id));
  tagListed(tags.lists(shop.id), ...products.map(({ _id }) => tags.product(shop.id, _id)));
}

function tagProduct({ shop, tag }: RequestContext, productId: string): void {
  tag(tags.product(shop.id, productId), tags.products(shop.id));
  tag(tags.vendors(shop.id), tags.categories(shop.id));
}
