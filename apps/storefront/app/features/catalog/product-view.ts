import type { Product } from '@haat/contract/catalog/product';
import type { Language } from '@haat/contract/core/language';
import { cardOf } from './card.ts';
import type { Card } from './card.ts';

/** A name and what it is, as a line of a table. */
export interface Fact {
  name: string;
  value: string;
}

/** One way a product can be had. `swatch` is a CSS colour. */
export interface Variant {
  size: string | null;
  color: string | null;
  swatch: string | null;
  extra: Fact[];
}

/** A product as its page and the quick view show it, in one language. */
export interface ProductView {
  card: Card;
  /** The colour that each of the card's pictures shows, '' for none, in their order. */
  pictureColors: string[];
  videoUrl: string | null;
  variants: Variant[];
  /** Specifications, attributes and options together (spec §2). */
  facts: Fact[];
  /** Sanitised HTML, the page's language first where the seller wrote both. */
  descriptions: { language: Language; html: string }[];
  /** From the root down to the product's own category. */
  categories: { slug: string; title: string }[];
  rating: { average: number; count: number };
}

/** What the page of a product shows of it. */
export function productViewOf(product: Product, language: Language): ProductView {
  return {
    card: cardOf(product, language),
    pictureColors: product.images.map(({ color }) => color ?? ''),
    videoUrl: product.videoUrl,
    variants: product.variants.map(({ size, color, colorPicker, extraProperties }) => ({
      size,
      color,
      swatch: colorPicker,
      extra: extraProperties.map(({ name, value }) => ({ name, value })),
    })),
    facts: [
      ...[...product.specifications, ...product.attributes].map(({ name, value }) => ({ name, value })),
      ...product.options.map(({ name, values }) => ({ name, value: values.join(', ') })),
    ],
    descriptions: descriptionsOf(product, language),
    categories: product.categories.map(({ slug, title, titleNe }) => ({
      slug,
      title: language === 'ne-NP' ? (titleNe ?? title) : title,
    })),
    rating: product.rating,
  };
}

function descriptionsOf(product: Product, language: Language): ProductView['descriptions'] {
  const both = [
    { language: 'en-US' as const, html: product.description },
    { language: 'ne-NP' as const, html: product.descriptionNe ?? '' },
  ].filter(({ html }) => html !== '');
  return language === 'ne-NP' ? both.toReversed() : both;
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

/** A text cut after the last whole word within so many characters. */
export function cutAfterWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const within = text.slice(0, most + 1);
  return `${within.slice(0, Math.max(within.lastIndexOf(' '), 1)).trimEnd()}…`;
}
