import type { CallInside } from '@haat/api/core/http/serve';
import type { ShopMark } from '@haat/api/core/request-context';
import { listProducts } from '@haat/contract/catalog/calls';
import { inLanguage, languages } from '@haat/contract/core/language';

/**
 * Addresses of the pages by which most shoppers come, one of each kind in both languages: home, a category, a product. Whatever is
 * rendered first runs code that V8 has not compiled, which holds the process for 10 to 50 ms; behind these no page does. After
 * three a category's page of a large shop still took 10.
 */
export async function onePageOfEachKind(call: CallInside, shop: ShopMark): Promise<string[]> {
  const { products } = await call(listProducts, { size: 1 }, { shop, tag: () => {} });
  const ofProduct = products.flatMap(({ slug, innerCatId }) => [
    `/product_category/${innerCatId.slug}`,
    `/product/${slug}`,
  ]);
  return languages.flatMap((language) => ['/', ...ofProduct].map((path) => inLanguage(path, language)));
}
