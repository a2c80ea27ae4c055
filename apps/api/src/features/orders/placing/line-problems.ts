import { isSameChoice, openChoice, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { ChosenVariant } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { LineProblem, Refusal } from '@haat/contract/core/problem';
import type { ProductForOrder } from '../../catalog/service.ts';

/** A line as a shopper asks for it. */
export interface AskedLine {
  productId: string;
  quantity: number;
  /** The price that was shown, in whole rupees. */
  price?: number;
  variant?: ChosenVariant | null;
}

/**
 * What stops the lines of an order, one entry a product and choice, in the order of the lines: a product or a variant that is
 * gone, a choice that is open, a price that moved, too few pieces left. A screen can put all of it right at once.
 * @param short - what `shortOf` said of the lines
 */
export function lineProblemsOf(
  asked: readonly AskedLine[],
  products: ReadonlyMap<string, ProductForOrder>,
  short: readonly LineProblem[],
): LineProblem[] {
  const problems = new Map<string, LineProblem>();
  for (const line of asked) {
    const problem = lineProblemOf(line, products.get(line.productId.toLowerCase()), short);
    if (!problem) continue;
    const name = JSON.stringify([problem.productId, problem.variant]);
    if (!problems.has(name) || problem.code === 'price-changed') problems.set(name, problem);
  }
  return [...problems.values()];
}

function lineProblemOf(
  { productId: askedId, price, variant: chosen }: AskedLine,
  product: ProductForOrder | undefined,
  short: readonly LineProblem[],
): LineProblem | undefined {
  const productId = askedId.toLowerCase();
  if (!product?.active) return { productId, code: 'not-found' };
  const choice = resolveChoice(product.variants, chosen);
  const about = { productId, ...(choice && { variant: choice }) };
  const open = openChoice(product.variants, chosen);
  if (open.length > 0) return { ...about, code: 'choice-open', open };
  if (choice && !variantOf(product.variants, choice)) return { ...about, code: 'variant-gone' };
  const lack = short.find((each) => each.productId === productId && isSameChoice(each.variant, choice));
  if (price !== undefined && price !== product.price)
    return { ...about, ...lack, code: 'price-changed', price: product.price };
  return lack;
}

/** The refusal of an order: it speaks of the first trouble, and its `lines` name all. */
export function refusalOfLines(first: LineProblem, lines: LineProblem[]): Refusal {
  const { productId, code, left, price } = first;
  return refusal(code, {
    productId,
    ...(code === 'price-changed' && price !== undefined && { price }),
    ...(left !== undefined && { left }),
    lines,
  });
}
