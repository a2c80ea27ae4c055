import { cardTitle } from '@haat/contract/catalog/rules';
import { titleIn } from '@haat/contract/core/language';
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
  inStock: boolean;
}

/** Keeps of a product what its card shows: every byte here travels once in the HTML and once for React. */
export function cardOf(product: ProductCard, language: Language): Card {
  const title = titleIn(language, product);
  const cut = cardTitle(title);
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
    adminId: product.adminId,
    inStock: product.inStock,
  };
}

/** The whole percent a product is reduced by; 0 for none and for what is no number (spec §3: a string, "0" means none). */
export const percentOff = (discount: string): number => Math.max(0, Math.round(Number(discount)) || 0);
