import { choiceOf, isSameChoice, pictureIn, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { Choice, ChoicePart } from '@haat/contract/catalog/choice';
import type { OrderedVariant } from '@haat/contract/catalog/product';
import { totalWithOffer } from '@haat/contract/inquiry/offer-states';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { productsForOrder } from '../../catalog/service.ts';
import type { ProductForOrder } from '../../catalog/service.ts';
import { takeOffers } from '../../inquiry/service.ts';
import type { Conversation, TakenOffer } from '../../inquiry/service.ts';
import { shortOf, stockFor, stockRows } from '../../stock/service.ts';
import type { Pieces, StockRow } from '../../stock/service.ts';
import { refusalOfLines, lineProblemsOf } from './line-problems.ts';
import type { AskedLine } from './line-problems.ts';

// One order may cost so much, in whole rupees: what the contract can name.
const maxAmount = 100_000_000;

/** A line as it is sold: everything but quantity and choice comes from the catalogue. */
export interface SoldLine extends Pieces {
  product: ProductForOrder;
  variant: OrderedVariant | null;
  /** The picture of the chosen colour, else the product's. */
  image: string | null;
  /** The accepted offer that makes one of the pieces cheaper. */
  offer: SoldOffer | null;
}

/** An accepted offer that this order uses, with the agreed price in whole rupees. */
interface SoldOffer {
  id: string;
  price: number;
  conversation: Conversation;
}

/**
 * Finds what is asked for at the catalogue's prices (design D7), and uses the accepted offers that are named. The same choice
 * of a product is one line, however often it is asked for (design D20).
 * @throws Refusal `not-found`, `variant-gone`, `choice-open`, `offer-gone`, `price-changed`, `too-few-left`, `out-of-stock` with
 * every line that stops the order
 */
export async function soldLines(
  tx: Db,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  asked: AskedLine[],
): Promise<SoldLine[]> {
  const ids = [...new Set(asked.map(({ productId }) => productId.toLowerCase()))];
  const [found, rows] = await pipelined([productsForOrder(tx, shopId, ids), stockRows(tx, shopId, ids)]);
  const products = new Map(found.map((product) => [product.id, product]));
  const taken = await offersFor(tx, { shopId, accountId }, asked, products);
  const lines: SoldLine[] = [];
  for (const { productId, quantity, variant, offerId } of asked) {
    const product = products.get(productId.toLowerCase());
    if (!product) continue;
    const line = lineOf(product, variant, rows);
    const same = lines.find((each) => each.product === product && isSameChoice(each.choice, line.choice));
    const used = offerId && taken.get(offerId.toLowerCase());
    const offer = offerId && used ? { id: offerId.toLowerCase(), ...used } : null;
    if (!same) lines.push({ ...line, quantity, offer });
    else Object.assign(same, { quantity: same.quantity + quantity, offer: same.offer ?? offer });
  }
  const prices = new Map([...taken].map(([id, used]) => [id, used && used.price]));
  const problems = lineProblemsOf(asked, products, shortOf(rows, lines), prices);
  if (problems[0]) throw refusalOfLines(problems[0], problems);
  return lines;
}

/** Uses the offers that are named, each at one product of its own; a guest has none. */
async function offersFor(
  tx: Db,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  asked: readonly AskedLine[],
  products: ReadonlyMap<string, ProductForOrder>,
): Promise<Map<string, TakenOffer | null>> {
  const wanted = asked.flatMap(({ offerId, productId }) => {
    const product = products.get(productId.toLowerCase());
    return offerId && product
      ? [
          {
            ...{ offerId: offerId.toLowerCase(), productId: product.id },
            ...{ vendorId: product.vendor._id, listPrice: product.price },
          },
        ]
      : [];
  });
  if (accountId === null || wanted.length === 0) return new Map();
  return takeOffers(tx, { shopId, accountId }, wanted);
}

function lineOf(
  product: ProductForOrder,
  chosen: AskedLine['variant'],
  rows: readonly StockRow[],
): Omit<SoldLine, 'quantity' | 'offer'> {
  const choice = resolveChoice(product.variants, chosen);
  const offered = choice ? variantOf(product.variants, choice) : undefined;
  const { sizeNe, colorNe } = namesOf(product, choice);
  return {
    product,
    choice,
    variant: choice && { ...choice, ...(sizeNe && { sizeNe }), ...(colorNe && { colorNe }) },
    image: pictureIn(product.images, choice?.color) ?? product.image,
    from: stockFor(rows, product.id, offered ? choiceOf(offered) : choice),
  };
}

function namesOf({ variants }: ProductForOrder, choice: Choice | null) {
  const named = (part: ChoicePart, name: 'sizeNe' | 'colorNe') =>
    variants.find((variant) => variant[part] === choice?.[part] && variant[part] !== null)?.[name];
  return { sizeNe: named('size', 'sizeNe'), colorNe: named('color', 'colorNe') };
}

/** What a line costs, in whole rupees. */
export const amountOf = ({ product, quantity, offer }: SoldLine): number =>
  totalWithOffer(product.price, quantity, offer?.price ?? null);

/**
 * What lines cost together, in whole rupees.
 * @throws Refusal `invalid-input` above what one order may cost
 */
export function subtotalOf(lines: readonly SoldLine[]): number {
  const sum = lines.reduce((total, line) => total + amountOf(line), 0);
  if (sum > maxAmount)
    throw refusal('invalid-input', { fields: { items: 'This is too much for one order.' } });
  return sum;
}

/** The lines by their vendor, in the order of the vendors' ids. */
export function byVendor(lines: readonly SoldLine[]): SoldLine[][] {
  const groups = Map.groupBy(lines, ({ product }) => product.vendor._id);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}
