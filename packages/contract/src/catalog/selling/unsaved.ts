import type { OfferedVariant, Product, ProductImage } from '../product.ts';

/** A photo that the shop does not have yet. */
type UnsavedImage = Omit<ProductImage, 'url'> & { file: Blob };

/** What the editor of a product holds, for a look at it before it is saved; it never leaves the browser. */
export interface UnsavedProduct extends Pick<
  Product,
  | 'title'
  | 'titleNe'
  | 'price'
  | 'markPrice'
  | 'description'
  | 'descriptionNe'
  | 'videoUrl'
  | 'specifications'
  | 'options'
  | 'attributes'
> {
  images: (ProductImage | UnsavedImage)[];
  variants: OfferedVariant[];
}
