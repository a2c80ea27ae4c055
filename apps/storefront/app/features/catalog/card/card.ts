import { cardTitle } from '@haat/contract/catalog/rules';
import { localized, shopNameIn, titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { ProductCard, ProductImage } from '@haat/contract/catalog/product';

/** What a card takes over of a product as it is. Prices in whole rupees. */
const unchanged = ({ _id, slug, price, markPrice, discount, inStock }: ProductCard) => ({
  ...{ _id, slug, price, markPrice, discount, inStock },
});

/** What a card shows of a product, in one language. */
export interface Card extends ReturnType<typeof unchanged> {
  title: string;
  /** The title cut at 30 characters (spec §2), only where it is longer. */
  cut?: string;
  images: Pick<ProductImage, 'url' | 'altText'>[];
  adminId: Pick<ProductCard['adminId'], '_id' | 'shopName' | 'slug'>;
  /** Where its seller sells from. */
  town?: string;
  /** The colour it is shown in, where the list was narrowed to it. */
  color?: string;
}

/** Where a card leads: a product in the colour that the card shows. It stands behind #, for one copy of the page to serve all. */
export const productPath = ({ slug, color }: Pick<Card, 'slug' | 'color'>): string =>
  `/product/${slug}${color === undefined ? '' : colorMark + encodeURIComponent(color)}`;

const colorMark = '#color=';

/** The colour that a page was opened in, by the `hash` of its address; null where it names none. */
export function colorIn(hash: string): string | null {
  try {
    return hash.startsWith(colorMark) ? decodeURIComponent(hash.slice(colorMark.length)) : null;
  } catch {
    return null;
  }
}

/** Keeps of a product what its card shows: every byte here travels once in the HTML and once for React. */
export function cardOf(product: ProductCard, language: Language): Card {
  const title = titleIn(language, product);
  const cut = cardTitle(title);
  const seller = product.adminId;
  return {
    ...unchanged(product),
    title,
    ...(cut === title ? {} : { cut }),
    // What a seller wrote about a picture is English: beside a Nepali title the title describes it.
    images: product.images.map(({ url, altText }) => ({
      url,
      altText: title === product.title ? altText : '',
    })),
    adminId: { _id: seller._id, shopName: shopNameIn(language, seller), slug: seller.slug },
    town: localized(language, seller.city ?? '', seller.cityNe ?? null),
  };
}

/** The whole percent a product is reduced by; 0 for none and for what is no number (spec §3: a string, "0" means none). */
export const percentOff = (discount: string): number => Math.max(0, Math.round(Number(discount)) || 0);
