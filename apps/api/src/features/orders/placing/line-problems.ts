import { isSameChoice, openChoice, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { ChosenVariant } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { LineProblem, Refusal } from '@haat/contract/core/problem';
import type { ProductForOrder } from '../../catalog/service.ts';

export interface AskedLine {
  productId: string;
  quantity: number;
  /** The price that was shown, in whole rupees. */
  price?: number;
  variant?: ChosenVariant | null;
  offerId?: string;
}

/** The agreed prices by their offers; null where the product costs no more by now, nothing for an offer that is gone. */
export type TakenOffers = ReadonlyMap<string, number | null>;

/**
 * What stops the lines of an order, one entry a product and choice, in the order of the lines: a product or a variant that is
 * gone, a choice that is open, an offer or a price that is not there any more, too few pieces left. A screen can put all of it right at once.
 * @param short - what `shortOf` said of the lines
 */
export function lineProblemsOf(
  asked: readonly AskedLine[],
  products: ReadonlyMap<string, ProductForOrder>,
  short: readonly LineProblem[],
  taken: TakenOffers = new Map(),
): LineProblem[] {
  const problems = new Map<string, LineProblem>();
  const named = new Set<string>();
  for (const line of asked) {
    const offerId = line.offerId?.toLowerCase();
    // Twice the same offer is once too many.
    const isThere = offerId !== undefined && taken.has(offerId) && !named.has(offerId);
    const offer = offerId === undefined ? null : isThere ? (taken.get(offerId) ?? null) : 'gone';
    if (offerId !== undefined) named.add(offerId);
    const about = products.get(line.productId.toLowerCase());
    const problem = lineProblemOf(line, about, short, offer);
    if (!problem) continue;
    const name = JSON.stringify([problem.productId, problem.variant]);
    if (!problems.has(name) || problem.code === 'price-changed') problems.set(name, problem);
  }
  return [...problems.values()];
}

function lineProblemOf(
  { productId: askedId, price, quantity, variant: chosen }: AskedLine,
  product: ProductForOrder | undefined,
  short: readonly LineProblem[],
  offer: number | 'gone' | null,
): LineProblem | undefined {
  const productId = askedId.toLowerCase();
  if (!product?.active) return { productId, code: 'not-found' };
  const choice = resolveChoice(product.variants, chosen);
  const about = { productId, ...(choice && { variant: choice }) };
  const open = openChoice(product.variants, chosen);
  if (open.length > 0) return { ...about, code: 'choice-open', open };
  if (choice && !variantOf(product.variants, choice)) return { ...about, code: 'variant-gone' };
  const shortage = short.find((each) => each.productId === productId && isSameChoice(each.variant, choice));
  if (offer === 'gone') return { ...about, ...shortage, code: 'offer-gone', price: product.price };
  // Of one piece with an accepted offer the agreed price is what was shown.
  const isSeen = price === undefined || price === product.price || (quantity === 1 && price === offer);
  if (!isSeen) return { ...about, ...shortage, code: 'price-changed', price: product.price };
  return shortage;
}

/** The refusal of an order: it speaks of the first trouble, and its `lines` name all. */
export function refusalOfLines(first: LineProblem, lines: LineProblem[]): Refusal {
  const { productId, code, left, price } = first;
  return refusal(code, {
    productId,
    ...((code === 'price-changed' || code === 'offer-gone') && price !== undefined && { price }),
    ...(left !== undefined && { left }),
    lines,
  });
}
