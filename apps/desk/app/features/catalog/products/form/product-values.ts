import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { changedDetails, detailsOf, noDetails } from './details.ts';
import type { Details } from './details.ts';
import { choicesOf, variantsOf } from './variants.ts';
import type { Choices, TypedPieces } from './variants.ts';
import { integerIn, textIn } from '@haat/web/platform/forms/form-text.ts';

/** What the form of a product holds beside its photos. Prices in whole rupees; null is no number. */
export interface ProductValues {
  title: string;
  titleNe: string;
  /** In its address; empty for a new one, whose title makes it. */
  slug: string;
  price: number | null;
  /** Null where nothing is struck through, 0 where what was typed is no number. */
  markPrice: number | null;
  /** Of a new product: how many pieces there are, of each kind that says nothing else. */
  stock: number | null;
  /** What was typed of the pieces of single kinds, by `kindKey`. */
  pieces: Record<string, TypedPieces>;
  categoryId: string;
  /** Rich text as HTML. */
  description: string;
  descriptionNe: string;
  choices: Choices;
  details: Details;
  /** An address; empty for none. */
  videoUrl: string;
}

export type Prices = Pick<ProductValues, 'price' | 'markPrice'>;

export const emptyValues: ProductValues = {
  title: '',
  titleNe: '',
  slug: '',
  price: null,
  markPrice: null,
  stock: null,
  pieces: {},
  categoryId: '',
  description: '',
  descriptionNe: '',
  choices: { sizes: '', colours: [], without: [] },
  details: noDetails,
  videoUrl: '',
};

/** A product as its form begins. */
export const valuesOf = (product: EditedProduct): ProductValues => ({
  title: product.title,
  titleNe: product.titleNe ?? '',
  slug: product.slug,
  price: product.price,
  markPrice: product.markPrice > product.price ? product.markPrice : null,
  stock: null,
  pieces: {},
  categoryId: product.categoryId,
  description: product.description,
  descriptionNe: product.descriptionNe ?? '',
  choices: choicesOf(product.variants),
  details: detailsOf(product),
  videoUrl: product.videoUrl ?? '',
});

export const judgePrices = (
  t: ReturnType<typeof useLanguage>['t'],
  { price, markPrice }: Prices,
): Partial<Record<keyof Prices, string>> => ({
  ...(!price && { price: t('product.priceNeeded') }),
  ...(markPrice !== null && markPrice < (price ?? 0) && { markPrice: t('product.markPriceLow') }),
  ...(markPrice === 0 && { markPrice: t('product.priceNeeded') }),
});

export const pricesIn = (form: FormData): Prices => ({
  price: integerIn(form, 'price'),
  markPrice: textIn(form, 'markPrice').trim() === '' ? null : (integerIn(form, 'markPrice') ?? 0),
});

export type Beside = Pick<ProductValues, 'description' | 'descriptionNe' | 'choices' | 'details' | 'pieces'>;

export const valuesIn = (form: FormData, beside: Beside): ProductValues => ({
  title: textIn(form, 'title').trim(),
  titleNe: textIn(form, 'titleNe').trim(),
  slug: textIn(form, 'slug').trim(),
  ...pricesIn(form),
  stock: integerIn(form, 'stock'),
  categoryId: textIn(form, 'categoryId'),
  videoUrl: textIn(form, 'videoUrl').trim(),
  ...beside,
});

/** What a call is told of them. Sizes and colours only where they were changed. */
export const inputOf = (
  {
    price,
    markPrice,
    stock: _,
    pieces: __,
    titleNe,
    descriptionNe,
    choices,
    details,
    videoUrl,
    slug,
    ...values
  }: ProductValues,
  before: EditedProduct | null,
) => ({
  ...values,
  ...(slug && slug !== before?.slug && { slug }),
  ...(JSON.stringify(choices) !== JSON.stringify(choicesOf(before?.variants ?? [])) && {
    variants: variantsOf(choices, before?.variants ?? []),
  }),
  ...changedDetails(details, before ? detailsOf(before) : noDetails),
  titleNe: titleNe || null,
  descriptionNe: descriptionNe || null,
  videoUrl: videoUrl || null,
  price: price ?? 0,
  markPrice: markPrice || price || 0,
});

export const fields = [
  'title',
  'titleNe',
  'price',
  'markPrice',
  'stock',
  'categoryId',
  'videoUrl',
  'slug',
] as const;
export type ProductField = (typeof fields)[number];
