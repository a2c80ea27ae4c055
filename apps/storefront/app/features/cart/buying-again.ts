import type { CartFact } from '@haat/contract/stock/endpoints';
import { groupsBy } from '../../core/groups.ts';
import { lineOf, linesMost, quantityMost } from './rules.ts';
import type { CartLine } from './rules.ts';

/** What was bought once. */
export interface BoughtBefore {
  productId: string;
  title: string;
  quantity: number;
}

/** What becomes of a cart when something is bought again; each list in the order of what was bought. */
export interface BoughtAgain {
  lines: CartLine[];
  /** Ids of the products that are in the cart now. */
  added: string[];
  /** No longer sold. */
  gone: BoughtBefore[];
  soldOut: BoughtBefore[];
  /** In the cart, but fewer than before. */
  fewer: { bought: BoughtBefore; left: number }[];
  /** Still sold, but the cart is full. */
  tooMuch: BoughtBefore[];
}

/**
 * Puts what was bought before and is still sold into the cart, at today's price and as many as are left. A line that is
 * there is raised to that number and never lowered: pressing twice puts nothing in twice.
 */
export function boughtAgain(
  lines: readonly CartLine[],
  bought: readonly BoughtBefore[],
  facts: readonly CartFact[],
): BoughtAgain {
  const known = new Map(facts.map((fact) => [fact.productId, fact]));
  const result: BoughtAgain = {
    lines: [...lines],
    added: [],
    gone: [],
    soldOut: [],
    fewer: [],
    tooMuch: [],
  };
  for (const each of asOne(bought)) {
    const fact = known.get(each.productId);
    const left = Math.min(fact?.remainingQty ?? 0, quantityMost);
    if (!fact) result.gone.push(each);
    else if (left <= 0) result.soldOut.push(each);
    else if (!lineOf(result.lines, each.productId) && result.lines.length >= linesMost)
      result.tooMuch.push(each);
    else {
      if (left < each.quantity) result.fewer.push({ bought: each, left });
      result.lines = withLine(result.lines, fact, Math.min(left, each.quantity));
      result.added.push(each.productId);
    }
  }
  return result;
}

/** A product that was bought in two sizes is one line of the cart. */
function asOne(bought: readonly BoughtBefore[]): BoughtBefore[] {
  const groups = groupsBy(bought, ({ productId }) => productId);
  return Array.from(groups.values(), (group) => ({
    ...group[0]!,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

function withLine(lines: CartLine[], fact: CartFact, quantity: number): CartLine[] {
  const there = lineOf(lines, fact.productId);
  const { productId, title, price, image, slug, adminId } = fact;
  const line = { productId, title, price, image, slug, adminId: adminId._id };
  const next = { ...line, quantity: Math.max(quantity, there?.quantity ?? 0) };
  return there ? lines.map((each) => (each === there ? next : each)) : [...lines, next];
}
