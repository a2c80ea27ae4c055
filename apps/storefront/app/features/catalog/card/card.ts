import { cardTitle } from '@haat/contract/catalog/rules';
import { localized, shopNameIn, titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { ProductCard } from '@haat/contract/catalog/product';

/** What a card shows of a product, in one language. Prices in whole rupees. */
export interface Card {
  _id: string;
  title: string;
  /** The title cut at 30 characters (spec §2), only where it is longer. */
  cut?: string;
  slug: string;
  price: number;
  markPrice: number;
  discount: string;
  images: { url: string; altText: string }[];
  adminId: { _id: string; shopName: string; slug: string };
  /** Where its seller sells from. */
  town?: string;
  inStock: boolean;
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
    _id: product._id,
    title,
    ...(cut === title ? {} : { cut }),
    slug: product.slug,
    price: product.price,
    markPrice: product.markPrice,
    discount: product.discount,
    // What a seller wrote about a picture is English: beside a Nepali title the title describes it.
    images: product.images.map(({ url, altText }) => ({
      url,
      altText: title === product.title ? altText : '',
    })),
    adminId: { _id: seller._id, shopName: shopNameIn(language, seller), slug: seller.slug },
    town: localized(language, seller.city ?? '', seller.cityNe ?? null),
    inStock: product.inStock,
  };
}

/** The whole percent a product is reduced by; 0 for none and for what is no number (spec §3: a string, "0" means none). */
export const percentOff = (discount: string): number => Math.max(0, Math.round(Number(discount)) || 0);
