import { latinDigits } from '../core/money.ts';

/** How a list of products may be ordered (design §3). */
export const sorts = ['newest', 'price-asc', 'price-desc', 'discount', 'popular'] as const;
/** An order of a public list, as `sort` in its address names it. */
export type Sort = (typeof sorts)[number];

/** How a vendor's own products are put in order; without one those that the shop shows come first, the newest of them first. */
export const ownSorts = ['newest', 'price-asc', 'price-desc'] as const;
/** An order of a vendor's own list: the newest first, or by price in whole rupees. */
export type OwnSort = (typeof ownSorts)[number];

/** How many products like one its page shows: two rows of a wide screen. */
export const maxSimilar = 8;

/** At most so many products a page (design §3). */
export const maxPageSize = 60;
/** Pages beyond this are asked by machines only. */
export const maxPage = 10_000;
/** Cards on a listing page of the storefront. */
export const pageSizeUsual = 24;
/** The highest price a filter takes, in whole rupees. */
export const maxPrice = 100_000_000;

/** Characters of a title on a card (spec §2, §9). */
const maxCardTitle = 30;
/** Latin text, in which every code unit is a cluster; a carriage return would join the next one. */
const oneEach = /^[\u0020-\u02ff]*$/;
let clusters: Intl.Segmenter | undefined;

/**
 * A title as the card shows it: cut at the last word that ends within 30 characters (spec §2, §9); a word that is longer
 * than half of them is cut itself, never in the middle of a Devanagari cluster.
 */
export function cardTitle(title: string): string {
  // A cluster is one or more code units, so most titles need not be taken apart.
  if (title.length <= maxCardTitle) return title;
  if (oneEach.test(title)) return cutAt(title, maxCardTitle);
  clusters ??= new Intl.Segmenter('ne', { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of clusters.segment(title)) {
    if (count === maxCardTitle) return cutAt(title, index);
    count += 1;
  }
  return title;
}

function cutAt(title: string, index: number): string {
  const words = title.slice(0, index + 1).lastIndexOf(' ');
  const end = words > index / 2 ? words : index;
  return `${title.slice(0, end).replace(/[\s,;:–-]+$/, '')}…`;
}

const storedPicture = /^(\/uploads\/.+)-(\d+)\.webp$/;

/** The widths, in pixels, in which a square product picture is stored. */
export const pictureWidths = [200, 400, 800] as const;
/** So many pictures a product may have. */
export const maxPictures = 10;

/**
 * The sizes of a stored picture as two `srcset` values; null for a picture that we do not store ourselves.
 * A stored picture's address ends in its largest width: `/uploads/product/kettle-800.webp`.
 */
export function pictureSet(
  url: string,
  widths: readonly number[] = pictureWidths,
): { avif: string; webp: string } | null {
  const base = storedPicture.exec(url)?.[1];
  if (!base) return null;
  const set = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}

/** The whole percent between what is struck through and what it costs, 0 where nothing is: as the shop's column `discount` says it. */
export const discountOf = ({ price, markPrice }: { price: number; markPrice: number }): number =>
  markPrice > price ? Math.round(((markPrice - price) * 100) / markPrice) : 0;

/** The address of a stored picture at a smaller width; the picture itself where we do not store it. */
export const pictureAt = (url: string, width: number): string =>
  url.replace(storedPicture, `$1-${width}.webp`);

/** The addresses at which the picture of a category may lie, first the likeliest (spec §7). */
export function categoryPictures(category: { _id: string; adminId: string; image: string | null }): string[] {
  const { _id, adminId, image } = category;
  if (!image) return [];
  if (/^(\/|https:)/.test(image)) return [image];
  const file = encodeURIComponent(image);
  return [
    `/uploads/${adminId}/singleCategory/${_id}/${file}`,
    `/uploads/single_category/${file}`,
    `/uploads/singleCategory/${file}`,
  ];
}

/** So many values of one filter may be chosen together. */
export const maxChoices = 20;
/** The percents from which on a list can be narrowed to what is on discount; 1 stands for any discount. */
export const discountSteps = [1, 10, 20, 30, 50] as const;

/** What narrows, orders and pages a list, as its address says it. Prices in whole rupees, `discount` in percent. */
export interface ListFilters {
  category?: string;
  vendor?: string[];
  min?: number;
  max?: number;
  sizes?: string[];
  colours?: string[];
  inStock?: boolean;
  discount?: number;
  sort?: Sort;
  page?: number;
}

/** Junk in a listing's address is ignored, never an error: what is left is a valid query (issue 'Choosing', bad input). */
export function filtersOf(search: URLSearchParams): ListFilters {
  const integerOf = (text: string, least: number, most: number) => {
    if (!/^\d{1,9}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= least && value <= most ? value : undefined;
  };
  const integerIn = (name: string, least: number, most: number) =>
    integerOf(search.get(name) ?? '', least, most);
  // Typed by people, with either keyboard: १,५०० is 1500.
  const priceIn = (name: string) =>
    integerOf(latinDigits(search.get(name) ?? '').replace(/[,\s]/g, ''), 0, maxPrice);
  const words = (name: string, valid: RegExp) => {
    const texts = search.getAll(name).map((text) => text.trim());
    // In one order, so that the same choice has one address.
    const values = [...new Set(texts.filter((text) => valid.test(text)))].sort().slice(0, maxChoices);
    return values.length > 0 ? values : undefined;
  };
  // `discounted=true` was the only choice once, and stands in links that were shared.
  const discount = search.get('discounted') === 'true' ? 1 : integerIn('discount', 1, 99);
  const prices = [priceIn('min'), priceIn('max')] as const;
  // From above to means the same the other way round: nothing lies between them otherwise.
  const isTurned = prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1];
  const [min, max] = isTurned ? [prices[1], prices[0]] : prices;
  return {
    category: words('category', nameInPath)?.[0],
    vendor: words('vendor', nameInPath),
    min,
    max,
    sizes: words('sizes', nameOfChoice),
    colours: words('colours', nameOfChoice),
    inStock: search.get('inStock') === 'true' ? true : undefined,
    discount: discountSteps.find((step) => step === discount),
    sort: sorts.find((sort) => sort === search.get('sort')),
    page: integerIn('page', 1, maxPage),
  };
}

const nameInPath = /^[^\p{Cc}/]{1,200}$/u;
const nameOfChoice = /^[^\p{Cc}]{1,80}$/u;

/** Products in one part: each has an address in both languages, and a part of the sitemap holds 5,000 at most. */
export const maxSitemapPart = 2_500;

/** So many products of a seller are changed at once. */
export const maxBulk = 200;
