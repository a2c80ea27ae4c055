import type { Product, Property } from '@haat/contract/catalog/product';
import { localized, titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { cardOf } from '../card/card.ts';
import type { Card } from '../card/card.ts';
import { videoOf } from './video.ts';

/** A name and what it is, as a line of a table. */
export interface Fact {
  name: string;
  value: string;
}

/**
 * One way a product can be had. `size` and `color` name it in an order, `sizeName` and `colorName` on the page where they
 * differ; `swatch` is a CSS colour.
 */
export interface Variant {
  size: string | null;
  sizeName?: string;
  color: string | null;
  colorName?: string;
  swatch: string | null;
  inStock: boolean;
  extra: Fact[];
}

export interface ProductView {
  card: Card;
  /** The colour that each of the card's pictures shows, '' for none, in their order. */
  pictureColors: string[];
  /**
   * That there is a video, and at whose player it is shown. Its address is asked for when it is wanted, and known from the
   * start in a preview alone.
   */
  video: { host: string | null; url?: string } | null;
  variants: Variant[];
  /** Specifications, attributes and options together (spec §2). */
  facts: Fact[];
  /** Sanitised HTML, the page's language first where the seller wrote both. */
  descriptions: { language: Language; html: string }[];
  /** From the root down to the product's own category. */
  categories: { slug: string; title: string }[];
  rating: { average: number; count: number };
}

export function productViewOf(product: Product, language: Language): ProductView {
  const ne = language === 'ne-NP';
  const fact = ({ name, nameNe, value, valueNe }: Omit<Property, '_id'>): Fact => ({
    name: localized(language, name, nameNe),
    value: localized(language, value, valueNe),
  });
  return {
    card: cardOf(product, language),
    pictureColors: product.images.map(({ color }) => color ?? ''),
    video: videoMark(product.videoUrl),
    variants: product.variants.map(
      ({ size, sizeNe, color, colorNe, colorPicker, inStock, extraProperties }) => ({
        size,
        ...(ne && sizeNe ? { sizeName: sizeNe } : {}),
        color,
        ...(ne && colorNe ? { colorName: colorNe } : {}),
        swatch: colorPicker,
        inStock,
        extra: extraProperties.map(fact),
      }),
    ),
    facts: [
      ...[...product.specifications, ...product.attributes].map(fact),
      ...product.options.map(({ values, valuesNe, ...option }) =>
        fact({ ...option, value: values.join(', '), valueNe: valuesNe?.join(', ') }),
      ),
    ],
    descriptions: descriptionsOf(product, language),
    categories: product.categories.map((each) => ({ slug: each.slug, title: titleIn(language, each) })),
    rating: product.rating,
  };
}

/** The picture of a product in a colour, else its first; undefined where it has none. */
export const pictureOf = (
  { card, pictureColors }: Pick<ProductView, 'card' | 'pictureColors'>,
  color: string | null | undefined,
): Card['images'][number] | undefined => card.images[color ? Math.max(0, pictureColors.indexOf(color)) : 0];

function videoMark(url: string | null): ProductView['video'] {
  const video = videoOf(url);
  return video && { host: video.kind === 'embed' ? video.host : null };
}

function descriptionsOf(product: Product, language: Language): ProductView['descriptions'] {
  const english = { language: 'en-US' as const, html: product.description };
  const nepali = { language: 'ne-NP' as const, html: product.descriptionNe ?? '' };
  const both = language === 'ne-NP' ? [nepali, english] : [english, nepali];
  return both.filter(({ html }) => html !== '');
}

/** The text of sanitised HTML in one line, its blocks apart by a space and the items of a list by a dot. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/li>\s*(?=<li\b)/g, ' · ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** A text cut after the last whole word within so many characters; a word as long as that is cut itself. */
export function cutAfterWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const within = text.slice(0, most + 1);
  const space = within.lastIndexOf(' ');
  return `${within.slice(0, space > 0 ? space : most).trimEnd()}…`;
}
