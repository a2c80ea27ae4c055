import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { UnsavedProduct } from '@haat/contract/catalog/selling/unsaved';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { keepUnsaved } from '@haat/web/platform/storage/unsaved.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { isNew } from '../photos/form-photos.ts';
import type { FormPhoto } from '../photos/form-photos.ts';
import { inputOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

interface PreviewUnsavedProps {
  product: EditedProduct;
  photos: FormPhoto[];
  values: () => ProductValues;
}

/** Shows in another tab what is typed, as a shopper would see it once it is saved. */
export function PreviewUnsaved({ product, photos, values }: PreviewUnsavedProps) {
  const { t, href } = useLanguage();
  return (
    <a
      className={buttonLook('quiet')}
      href={href(`/product-preview/${product._id}?unsaved`)}
      target="_blank"
      rel="noopener"
      onClick={() => void keepUnsaved(product._id, unsavedOf(product, values(), photos))}
    >
      {t('product.previewUnsaved')}
    </a>
  );
}

function unsavedOf(before: EditedProduct, values: ProductValues, photos: FormPhoto[]): UnsavedProduct {
  const { title, titleNe, description, descriptionNe, price, markPrice, videoUrl, ...said } = inputOf(
    values,
    before,
  );
  const { specifications, attributes, options } = { ...before, ...said };
  const extraOf = ({ size, color }: { size: string | null; color: string | null }) =>
    before.variants.find((each) => each.size === size && each.color === color)?.extraProperties ?? [];
  return {
    ...{ title, titleNe, description, descriptionNe, price, markPrice, videoUrl },
    ...{ specifications, attributes, options },
    images: photos.map((photo, at) =>
      isNew(photo)
        ? { file: photo.file, altText: photo.altText ?? '', color: photo.color ?? null, isPrimary: at === 0 }
        : photo,
    ),
    variants: (said.variants ?? before.variants).map((each) => ({
      ...each,
      extraProperties: extraOf(each),
    })),
  };
}
