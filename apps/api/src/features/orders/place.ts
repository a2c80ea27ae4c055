import { deliveryFeeOf } from '@haat/contract/addresses/rules';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import { buyNow, placeOrder } from '@haat/contract/orders/endpoints';
import type { Placed } from '@haat/contract/orders/endpoints';
import type { Db } from '../../core/database/database.ts';
import { brokenConstraint } from '../../core/database/failures.ts';
import type { Post } from '../../core/mail/mail.ts';
import { countMail, languageOf } from '../account/service.ts';
import { destinationOf } from '../addresses/service.ts';
import type { Destination } from '../addresses/service.ts';
import { countSold } from '../catalog/service.ts';
import { takeStock } from '../stock/service.ts';
import { claimOf, once } from './idempotency.ts';
import { tellOfPlacing } from './letters.ts';
import { soldLines, subtotalOf } from './lines.ts';
import type { SoldLine } from './lines.ts';
import { refusalOfLines } from './troubles.ts';
import { writeCheckout } from './write.ts';
import type { DeliverTo } from './write.ts';

/** Who orders, in which shop, and under which idempotency key. */
export interface Buyer<AccountId = string | null> {
  shopId: string;
  accountId: AccountId;
  key: string | null;
}

/** Who orders one product; of a guest the address that mails are counted by, null where they are not counted. */
export interface QuickBuyer extends Buyer {
  mailsFrom: string | null;
}

/** What was placed, and which products are sold out by it: to be announced, now that it is committed. */
export interface Outcome {
  placed: Placed;
  soldOut: string[];
}

/**
 * Places what is in a cart: one order for each vendor, one delivery fee for the shopper (design §3). Everything or
 * nothing; prices and fees are the server's (design D7).
 * @throws Refusal `not-found` (address, product), `no-delivery`, `price-changed`, `too-few-left`, `out-of-stock`,
 * `invalid-input`, `key-reused`, `login-required` where the account is deleted meanwhile
 */
export async function placeCart(
  db: Db,
  post: Post,
  buyer: Buyer<string>,
  input: ParsedInput<typeof placeOrder>,
): Promise<Outcome> {
  let soldOut: string[] = [];
  const claim = claimOf({ ...buyer, path: placeOrder.path }, input);
  const placed = await once(db, claim, async (tx) => {
    const destination = await destinationOf(tx, buyer, input.addressId);
    const lines = await soldLines(tx, buyer.shopId, input.items);
    const subtotal = subtotalOf(lines);
    const deliveryFee = feeTo(destination, subtotal);
    const total = subtotal + deliveryFee;
    if (input.total !== undefined && input.total !== total) throw refusal('price-changed', { price: total });
    soldOut = await sell(tx, buyer.shopId, lines);
    const { fullName, email, phone, fulladdress } = destination;
    const to = { fullName, email, phone, fulladdress, message: input.message || destination.message };
    return write(tx, post, { ...buyer, language: input.language }, { to, lines, deliveryFee });
  });
  return { placed, soldOut };
}

/**
 * The quick order of one product, by anybody (spec §3; design D10). What the modal says is what is paid: quantity
 * times price, with delivery in it. A guest may name anybody's email, so the mail counts as those of a sign-up do.
 * @throws Refusal as `placeCart`, `wrong-vendor`, `too-many-requests`
 */
export async function buyOne(
  db: Db,
  post: Post,
  buyer: QuickBuyer,
  input: ParsedInput<typeof buyNow>,
): Promise<Outcome> {
  let soldOut: string[] = [];
  const claim = claimOf({ ...buyer, path: buyNow.path }, input);
  const placed = await once(db, claim, async (tx) => {
    // With the order: one that is refused mails nobody, and one that is sent again is no further mail.
    if (buyer.mailsFrom !== null) await countMail(tx, buyer.shopId, input.email, buyer.mailsFrom);
    const { adminId, totalAmount, productId, quantity, language, ...to } = input;
    const lines = await soldLines(tx, buyer.shopId, [{ productId, quantity }]);
    judgeQuickOrder(lines[0]!, adminId, totalAmount);
    soldOut = await sell(tx, buyer.shopId, lines);
    return write(tx, post, { ...buyer, language }, { to, lines, deliveryFee: 0 });
  });
  return { placed, soldOut };
}

/** Whether a checkout was refused because its account was deleted at this very moment. */
function isOfNobody(error: unknown): boolean {
  const broken = brokenConstraint(error);
  return broken?.code === '23503' && broken.constraint.includes('account_id');
}

/** Writes the checkout and the mails about it, in the language that was said, else the account's. */
async function write(
  tx: Db,
  post: Post,
  buyer: { shopId: string; accountId: string | null; language?: Language },
  { to, lines, deliveryFee }: { to: DeliverTo; lines: SoldLine[]; deliveryFee: number },
): Promise<Placed> {
  const { shopId, accountId } = buyer;
  const known = buyer.language ?? (accountId === null ? null : await languageOf(tx, { shopId, accountId }));
  const who = { shopId, accountId, language: known ?? 'en-US' };
  const placed = await writeCheckout(tx, who, to, lines, deliveryFee).catch((error: unknown) => {
    throw isOfNobody(error) ? refusal('login-required') : error;
  });
  await tellOfPlacing(tx, post, shopId, placed._id);
  return placed;
}

function judgeQuickOrder({ product, quantity }: SoldLine, adminId: string, totalAmount: number): void {
  if (product.vendor._id !== adminId.toLowerCase()) throw refusal('wrong-vendor', { productId: product.id });
  if (totalAmount === product.price * quantity) return;
  const trouble = { productId: product.id, code: 'price-changed', price: product.price } as const;
  throw refusalOfLines(trouble, [trouble]);
}

function feeTo({ terms, areaFee }: Destination, subtotal: number): number {
  // An area that ended after the address was saved: nobody would bring it there, free or not.
  if (terms.deliveryMode === 'custom' && areaFee === null) throw refusal('no-delivery');
  return deliveryFeeOf(terms, areaFee, subtotal);
}

async function sell(tx: Db, shopId: string, lines: SoldLine[]): Promise<string[]> {
  const pieces = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const soldOut = await takeStock(tx, shopId, pieces);
  await countSold(tx, shopId, pieces);
  return soldOut;
}
