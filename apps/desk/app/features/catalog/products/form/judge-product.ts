import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { Objection } from '@haat/web/platform/forms/use-form.ts';
import type { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { hasIncompleteDetail } from './details.ts';
import { judgePrices } from './product-values.ts';
import type { ProductField, ProductValues } from './product-values.ts';
import { numberIn } from './sending-pieces.ts';
import { kindKey, variantsOf } from './variants.ts';
import type { TypedPieces } from './variants.ts';

/** What stops the form of a product from being sent; null where nothing does. */
export function judgeProduct(
  t: ReturnType<typeof useLanguage>['t'],
  product: EditedProduct | null,
  values: ProductValues,
): Objection<ProductField> | null {
  const wrong: Partial<Record<ProductField, string>> = {
    ...(values.title === '' && { title: t('product.nameNeeded') }),
    ...judgePrices(t, values),
    ...(isUncounted(product, values) && { stock: t('product.stockNeeded') }),
    ...(values.categoryId === '' && { categoryId: t('product.categoryNeeded') }),
  };
  const isMiscounted = Object.values(values.pieces).some(isNoNumber);
  const problem = hasIncompleteDetail(values.details)
    ? t('product.detailHalf')
    : isMiscounted
      ? t('product.piecesWrong')
      : '';
  return problem || Object.keys(wrong).length > 0 ? { wrong, problem } : null;
}

const isNoNumber = ({ typed }: TypedPieces) => typed.trim() !== '' && numberIn(typed) === null;

// Of a new product each kind is counted, by itself or by the number of each.
const isUncounted = (product: EditedProduct | null, { stock, pieces, choices }: ProductValues): boolean => {
  if (product || stock !== null) return false;
  const kinds = variantsOf(choices, []);
  return kinds.length === 0 || kinds.some((kind) => numberIn(pieces[kindKey(kind)]?.typed ?? '') === null);
};
