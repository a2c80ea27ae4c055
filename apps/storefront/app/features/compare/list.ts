import { stored } from '@haat/web/platform/storage/stored.ts';

/** A product as the compare list keeps it (spec §3: product objects, each with _id). Prices in whole rupees. */
export interface Compared {
  _id: string;
  title: string;
  slug: string;
  price: number;
  markPrice: number;
  discount: string;
  images: { url: string; altText: string }[];
  adminId: { _id: string; shopName: string; slug: string };
  inStock: boolean;
}

/** The products a shopper compares, in browser storage (spec §7: no server call). */
export const compareList = stored<Compared[]>('compare', [], parseCompared);

// More than anybody compares: what a storage that is not ours holds beyond is left out.
const maxCompared = 40;

/** What storage held, as far as it is ours, each product once: anything else is left out. */
export function parseCompared(value: unknown): Compared[] {
  if (!Array.isArray(value)) return [];
  const products = value.flatMap((each) => comparedFrom(each) ?? []);
  return [...new Map(products.map((product) => [product._id, product])).values()].slice(-maxCompared);
}

function comparedFrom(value: unknown): Compared | null {
  const { _id, title, slug, price, markPrice, discount, images, adminId, inStock } = partsOf(value);
  const vendor = partsOf(adminId);
  if (!isText(_id) || !isText(title) || !isText(slug) || !isText(vendor['shopName'])) return null;
  if (!isAmount(price)) return null;
  const pictures = Array.isArray(images) ? images.map(partsOf) : [];
  return {
    _id,
    title,
    slug,
    price,
    markPrice: isAmount(markPrice) ? markPrice : price,
    discount: isText(discount) ? discount : '0',
    images: pictures.flatMap(({ url, altText }) =>
      isText(url) ? { url, altText: isText(altText) ? altText : '' } : [],
    ),
    adminId: {
      _id: isText(vendor['_id']) ? vendor['_id'] : '',
      shopName: vendor['shopName'],
      slug: isText(vendor['slug']) ? vendor['slug'] : '',
    },
    inStock: inStock !== false,
  };
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 500;
const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** What became of adding to a compare list (spec §5). */
export type Adding = 'first' | 'added' | 'already';

/** Appends a product unless its _id is there (spec §4); beyond 40 the oldest makes room. */
export function compareWith(
  list: readonly Compared[],
  product: Compared,
): { list: Compared[]; adding: Adding } {
  if (list.some(({ _id }) => _id === product._id)) return { list: [...list], adding: 'already' };
  return { list: [...list, product].slice(-maxCompared), adding: list.length === 0 ? 'first' : 'added' };
}
