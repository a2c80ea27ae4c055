import {
  getCategory,
  getProduct,
  getProductImages,
  getProductVideo,
  listProducts,
  searchProducts,
  similarProducts,
  viewProduct,
  listSitemapParts,
  listSitemapProducts,
} from '@haat/contract/catalog/calls';
import * as schemas from '@haat/contract/catalog/schemas';
import { refusal } from '@haat/contract/core/problem';
import type { RequestContext, ShopMark } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import { Memo } from '../../core/cache/memo.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { CategoryTree } from './category-tree.ts';
import { readFormerSlugs } from './former-slugs.ts';
import * as listing from './listing.ts';
import * as page from './product-page.ts';
import * as service from './service.ts';
import { readCardCache } from './card-cache.ts';
import type { CardCache } from './card-cache.ts';
import { sitemapParts, sitemapProducts } from './sitemap.ts';

const viewLimit = { perMinute: 120 };
/** Of searching, by the API or by a page. */
export const searchLimit = { perMinute: 240 };
/** Cached cards of all shops of a process together; one takes about 3 KB. */
const maxCards = 20_000;

/** The public reads of the catalogue (spec §7, design §3) and the counting of clicks. */
export function serveCatalog(serve: Serve, { database: { orm }, changes }: Dependencies): void {
  const trees = new Memo<CategoryTree>(changes, { maxSize: 200, maxAge: 60_000 });
  const treeOf = ({ id }: ShopMark) =>
    trees.get(id, [tags.categories(id)], async () => {
      const [placed, former] = await Promise.all([
        service.listCategories(orm, id),
        readFormerSlugs(orm, id, 'category'),
      ]);
      return new CategoryTree(
        placed.map(({ category }) => category),
        former,
      );
    });

  const cardCaches = new Memo<CardCache>(changes, {
    maxSize: maxCards,
    sizeOf: ({ products }) => products?.length ?? 1,
    maxAge: 60_000,
  });
  const cardsOf = ({ id }: ShopMark) =>
    cardCaches.get(id, [tags.lists(id), tags.vendors(id), tags.categories(id)], () => readCardCache(orm, id));

  serve(
    listProducts,
    schemas.listProducts,
    async (query, context) => {
      const known = { tree: await treeOf(context.shop), cards: () => cardsOf(context.shop) };
      const found = await listing.listProducts(orm, context.shop.id, query, known);
      tagList(context, found.products);
      return found;
    },
    { limit: searchLimit },
  );

  serve(
    searchProducts,
    schemas.searchProducts,
    async ({ term }, context) => {
      const found = await listing.searchProducts(orm, context.shop.id, term);
      tagList(context, found);
      return found;
    },
    { limit: searchLimit },
  );

  serve(getProduct, schemas.getProduct, async ({ slug }, context) => {
    const found = await page.findProduct(orm, context.shop.id, slug, await treeOf(context.shop));
    // A kept page that says it is not there is made anew once it may be: that changes the lists.
    if (!found) context.tag(tags.lists(context.shop.id));
    const product = there(found);
    tagProduct(context, product._id);
    // It tells what its reviews come to.
    context.tag(tags.reviews(context.shop.id, product._id));
    return product;
  });

  serve(similarProducts, schemas.similarProducts, async ({ slug }, context) => {
    const found = there(await page.similarProducts(orm, context.shop.id, slug, await treeOf(context.shop)));
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
      return { message: 'Counted' };
    },
    { limit: viewLimit },
  );

  serve(listSitemapParts, schemas.listSitemapParts, (_, { shop, tag }) => {
    tag(tags.lists(shop.id));
    return sitemapParts(orm, shop.id);
  });

  serve(listSitemapProducts, schemas.listSitemapProducts, ({ from }, { shop, tag }) => {
    tag(tags.lists(shop.id));
    return sitemapProducts(orm, shop.id, from);
  });

  serve(getCategory, schemas.getCategory, async ({ slug }, { shop, tag }) => {
    tag(tags.categories(shop.id));
    const tree = await treeOf(shop);
    const category = there(tree.called(slug) ?? null);
    return { category, path: tree.pathTo(category._id), children: tree.childrenOf(category._id) };
  });
}

function there<T>(found: T | null): T {
  if (found === null) throw refusal('not-found');
  return found;
}

/** A card names its vendor and its category, so a list is made from those too. */
function tagList({ shop, tag }: RequestContext, products: { _id: string }[]): void {
  tag(tags.lists(shop.id), tags.vendors(shop.id), tags.categories(shop.id));
  tag(...products.map(({ _id }) => tags.product(shop.id, _id)));
}

function tagProduct({ shop, tag }: RequestContext, productId: string): void {
  tag(tags.product(shop.id, productId), tags.vendors(shop.id), tags.categories(shop.id));
}
