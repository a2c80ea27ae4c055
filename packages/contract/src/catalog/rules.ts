/** How a list of products may be ordered (design §3). */
export const sorts = ['newest', 'price-asc', 'price-desc', 'discount', 'popular'] as const;
export type Sort = (typeof sorts)[number];

/** At most so many products a page (design §3). */
export const pageSizeMost = 60;
/** Pages beyond this are asked by machines only. */
export const pageMost = 10_000;
/** Cards on a listing page of the storefront. */
export const pageSizeUsual = 24;
/** The highest price a filter takes, in whole rupees. */
export const priceMost = 100_000_000;

/** Characters of a title on a card (spec §2, §9). */
const cardTitleMost = 30;
let clusters: Intl.Segmenter | undefined;

/** A title as the card shows it: cut at 30 characters (spec §2, §9), never in the middle of a Devanagari cluster. */
export function cardTitle(title: string): string {
  // A cluster is one or more code units, so most titles need not be taken apart.
  if (title.length <= cardTitleMost) return title;
  clusters ??= new Intl.Segmenter('ne', { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of clusters.segment(title)) {
    if (count === cardTitleMost) return `${title.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return title;
}

const storedPicture = /^(\/uploads\/.+)-(\d+)\.webp$/;

/** The widths, in pixels, in which a square product picture is stored. */
export const pictureWidths = [200, 400, 800] as const;

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

/** The address of a stored picture at a smaller width; the picture itself where we do not store it. */
export const pictureAt = (url: string, width: number): string =>
  url.replace(storedPicture, `$1-${width}.webp`);

/** Junk in a listing's address is ignored, never an error: what is left is a valid query (issue 'Choosing', bad input). */
export function filtersOf(search: URLSearchParams): {
  category?: string;
  vendor?: string;
  min?: number;
  max?: number;
  inStock?: boolean;
  discounted?: boolean;
  sort?: Sort;
  page?: number;
} {
  const whole = (name: string, least: number, most: number) => {
    const text = search.get(name);
    if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= least && value <= most ? value : undefined;
  };
  const word = (name: string) => {
    const text = search.get(name)?.trim();
    return text && text.length <= 200 && !/[\p{Cc}/]/u.test(text) ? text : undefined;
  };
  return {
    category: word('category'),
    vendor: word('vendor'),
    min: whole('min', 0, priceMost),
    max: whole('max', 0, priceMost),
    inStock: search.get('inStock') === 'true' ? true : undefined,
    discounted: search.get('discounted') === 'true' ? true : undefined,
    sort: sorts.find((sort) => sort === search.get('sort')),
    page: whole('page', 1, pageMost),
  };
}
