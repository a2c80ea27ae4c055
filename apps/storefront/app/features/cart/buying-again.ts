import { choiceOf, openChoice, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { ChosenVariant } from '@haat/contract/catalog/product';
import type { CartFact } from '@haat/contract/stock/schemas';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';
import { keyOf, lineOf, maxLines, maxQuantity } from './rules.ts';
import type { CartLine } from './rules.ts';
import { leftFor } from './rows.ts';

export interface BoughtBefore {
  productId: string;
  title: string;
  quantity: number;
  variant?: ChosenVariant | null;
}

/** What becomes of a cart when something is bought again; each list in the order of what was bought. */
export interface BoughtAgain {
  lines: CartLine[];
  /** How many of the lines are in the cart now. */
  added: number;
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
    added: 0,
    gone: [],
    soldOut: [],
    fewer: [],
    tooMuch: [],
  };
  for (const each of asOne(bought)) {
    const fact = known.get(each.productId);
    const choice = fact ? choiceIn(fact, each) : null;
    if (!fact || !choice) {
      result.gone.push(each);
      continue;
    }
    const requested = { productId: each.productId, ...choice };
    const left = Math.min(leftFor(requested, fact, result.lines), maxQuantity);
    if (left <= 0) result.soldOut.push(each);
    else if (!lineOf(result.lines, requested) && result.lines.length >= maxLines) result.tooMuch.push(each);
    else {
      if (left < each.quantity) result.fewer.push({ bought: each, left });
      result.lines = withLine(result.lines, fact, { ...requested, quantity: Math.min(left, each.quantity) });
      result.added += 1;
    }
  }
  return result;
}

// The same product in the same size and colour is one line of the cart.
function asOne(bought: readonly BoughtBefore[]): BoughtBefore[] {
  const groups = groupsBy(bought, ({ productId, variant }) =>
    keyOf({ productId, variant: choiceOf(variant) }),
  );
  return Array.from(groups.values(), (group) => ({
    ...group[0]!,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** The choice of then, as the product is sold today; null where it is no longer offered. */
function choiceIn({ variants }: CartFact, { variant }: BoughtBefore): Pick<CartLine, 'variant'> | null {
  if (variants.length === 0) return {};
  const choice = choiceOf(resolveChoice(variants, variant));
  const isOffered = openChoice(variants, choice).length > 0 || variantOf(variants, choice) !== undefined;
  return isOffered ? { variant: choice } : null;
}

type RequestedLine = Pick<CartLine, 'productId' | 'variant' | 'quantity'>;

function withLine(lines: CartLine[], fact: CartFact, requested: RequestedLine): CartLine[] {
  const there = lineOf(lines, requested);
  const { title, price, image, slug, adminId } = fact;
  const line = { title, price, image, slug, adminId: adminId._id };
  const next = { ...requested, ...line, quantity: Math.max(requested.quantity, there?.quantity ?? 0) };
  return there ? lines.map((each) => (each === there ? next : each)) : [...lines, next];
}
