import type { Product } from '@haat/contract/catalog/product';
import { discountOf } from '@haat/contract/catalog/rules';
import type { UnsavedProduct } from '@haat/contract/catalog/selling/unsaved';
import { readUnsaved } from '@haat/web/platform/storage/unsaved.ts';

/** What the desk's editor in this browser holds of a product; null where it holds nothing. */
export const unsavedOf = (productId: string): Promise<UnsavedProduct | null> => readUnsaved(productId);

/** A product as it would be if that were saved. */
export function withUnsaved(product: Product, { images, variants, ...said }: UnsavedProduct): Product {
  const shown = images.map((image) => {
    if (!('file' in image)) return image;
    const { file, ...rest } = image;
    return { ...rest, url: URL.createObjectURL(file) };
  });
  const inStockOf = ({ size, color }: UnsavedProduct['variants'][number]) =>
    product.variants.find((each) => each.size === size && each.color === color)?.inStock ?? true;
  return {
    ...product,
    ...said,
    sellingPrice: said.price,
    discount: String(discountOf(said)),
    image: shown[0]?.url ?? null,
    images: shown,
    variants: variants.map((each) => ({ ...each, inStock: inStockOf(each) })),
  };
}
