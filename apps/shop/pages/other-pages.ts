import type { CallInside } from '@haat/api/core/http/serve';
import type { ShopMark } from '@haat/api/core/request-context';
import { listProducts } from '@haat/contract/catalog/calls';

/**
 * Addresses of the pages by which most shoppers come beside the home page: a category, a product. Whatever is rendered
 * first runs code that V8 has not compiled, which holds the process for 10 to 50 ms; behind these hardly any does. The largest of
 * them, a category's, still took 10 the second time in a large shop, and 8 the third, so it is among them in another order, too.
 */
export async function otherPages(call: CallInside, shop: ShopMark): Promise<string[]> {
  const { products } = await call(listProducts, { size: 1 }, { shop, tag: () => {} });
  return products.flatMap(({ slug, innerCatId }) => [
    `/product_category/${innerCatId.slug}`,
    `/product/${slug}`,
    `/product_category/${innerCatId.slug}?sort=popular`,
  ]);
}
