import { stored } from '../../core/stored.ts';

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

/** What storage held, as far as it is ours: anything else is left out. */
export function parseCompared(value: unknown): Compared[] {
  return Array.isArray(value) ? value.filter(isCompared) : [];
}

function isCompared(value: unknown): value is Compared {
  if (typeof value !== 'object' || value === null) return false;
  const each = value as Record<string, unknown>;
  const vendor = each['adminId'] as Record<string, unknown> | null | undefined;
  return (
    ['_id', 'title', 'slug', 'discount'].every((name) => typeof each[name] === 'string') &&
    ['price', 'markPrice'].every((name) => Number.isFinite(each[name])) &&
    typeof vendor?.['shopName'] === 'string' &&
    Array.isArray(each['images']) &&
    each['images'].every((image: unknown) => typeof (image as { url?: unknown } | null)?.url === 'string')
  );
}

/** What became of adding to a compare list (spec §5). */
export type Adding = 'first' | 'added' | 'already';

/** Appends a product unless its _id is there (spec §4). */
export function compareWith(
  list: readonly Compared[],
  product: Compared,
): { list: Compared[]; adding: Adding } {
  if (list.some(({ _id }) => _id === product._id)) return { list: [...list], adding: 'already' };
  return { list: [...list, product], adding: list.length === 0 ? 'first' : 'added' };
}
