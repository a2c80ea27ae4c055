import { deliveryFeeOf } from '@haat/contract/addresses/rules';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import { buyNow, placeOrder } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import type { Db } from '../../../core/database/database.ts';
import { brokenConstraint } from '../../../core/database/failures.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { countMail, emailOf, languageOf, plainEmail, sellersOf } from '../../account/service.ts';
import { destinationOf } from '../../addresses/service.ts';
import type { Destination } from '../../addresses/service.ts';
import { countSold } from '../../catalog/service.ts';
import type { Conversation } from '../../inquiry/service.ts';
import { shopNamesOf } from '../../tenant/service.ts';
import { takeStock } from '../../stock/service.ts';
import { awaitConfirmation, judgeGuest } from './confirm-guest.ts';
import type { Guest } from './confirm-guest.ts';
import { claimOf, once } from '../../../core/idempotency/idempotency.ts';
import type { Claim } from '../../../core/idempotency/idempotency.ts';
import { tellOfPlacing } from '../emails/emails.ts';
import type { TellingContext } from '../tell-shopper.ts';
import { amountOf, soldLines, subtotalOf } from './lines.ts';
import type { SoldLine } from './lines.ts';
import { refusalOfLines } from './line-problems.ts';
import { writeCheckout } from './write-checkout.ts';
import type { DeliverTo } from './write-checkout.ts';

/** Who orders, in which shop, and under which idempotency key. */
export interface Buyer<AccountId = string | null> {
  shopId: string;
  accountId: AccountId;
  key: string | null;
  /** The caller's address, by which mails to an email that may be anybody's are counted; null where nothing is counted. */
  mailsFrom: string | null;
}

/** What was placed: to be announced, now that it is committed. */
export interface Outcome extends Sold {
  placed: Placed;
  /** Whether it was placed by this very call, and not before under the same key. */
  isNew: boolean;
}

interface Sold {
  /** The products that are sold out by it, or in one of their variants. */
  soldOut: string[];
  conversations: Conversation[];
}

const nothingSold: Omit<Outcome, 'placed'> = { soldOut: [], conversations: [], isNew: false };

/**
 * Places what is in a cart: one order for each vendor, one delivery fee for the shopper (design §3). Everything or
 * nothing; prices and fees are the server's (design D7).
 * @throws Refusal `not-found` (address, product), `no-delivery`, `variant-gone`, `choice-open`, `price-changed`,
 * `total-changed`, `offer-gone`, `too-few-left`, `out-of-stock`, `invalid-input`, `key-reused`, `login-required` where the account is
 * deleted meanwhile
 */
export async function placeCart(
  db: Db,
  context: TellingContext,
  buyer: Buyer<string>,
  input: ParsedInput<typeof placeOrder>,
): Promise<Outcome> {
  const claim = claimOf({ ...buyer, path: placeOrder.path }, input);
  return placeOnce(db, claim, async (tx) => {
    const [destination, lines, language] = await pipelined([
      destinationOf(tx, buyer, input.addressId),
      soldLines(tx, buyer, input.items),
      languageFor(tx, buyer, input.language),
    ]);
    const subtotal = subtotalOf(lines);
    const deliveryFee = feeTo(destination, subtotal);
    const total = subtotal + deliveryFee;
    if (input.total !== undefined && input.total !== total) throw refusal('total-changed', { total });
    const sold = await sell(tx, buyer.shopId, lines);
    const { fullName, email, phone, fulladdress } = destination;
    const to = { fullName, email, phone, fulladdress, message: input.message || destination.message };
    const mailFrom = await mailFromFor(tx, buyer, email);
    const by = { ...buyer, language, days: destination.days, mailFrom };
    return { ...sold, placed: await write(tx, context, by, { to, lines, deliveryFee }) };
  });
}

/**
 * The quick order of one product, by anybody (spec §3; design D10). What the modal says is what is paid: quantity
 * times price, and its delivery is free. A guest's order waits to be confirmed.
 * @throws Refusal as `placeCart`, `wrong-vendor`; for a guest `guest-quantity`, `guest-orders`
 */
export async function buyOne(
  db: Db,
  context: TellingContext,
  buyer: Buyer,
  input: ParsedInput<typeof buyNow>,
): Promise<Outcome> {
  const claim = claimOf({ ...buyer, path: buyNow.path }, input);
  return placeOnce(db, claim, async (tx) => {
    const guest = buyer.accountId === null ? { email: input.email, ip: buyer.mailsFrom } : null;
    if (guest) await judgeGuest(tx, buyer.shopId, guest, input);
    const mailFrom = await mailFromFor(tx, buyer, input.email);
    const { adminId, totalAmount, productId, quantity, variant, offerId, language: said, ...to } = input;
    const [lines, language] = await pipelined([
      soldLines(tx, buyer, [{ productId, quantity, variant, offerId }]),
      languageFor(tx, buyer, said),
    ]);
    judgeQuickOrder(lines[0]!, adminId, totalAmount);
    const sold = await sell(tx, buyer.shopId, lines);
    const by = { ...buyer, language, mailFrom, guest };
    return { ...sold, placed: await write(tx, context, by, { to, lines, deliveryFee: 0 }) };
  });
}

/** Places once for each key. Of what is told of a sale the last run alone counts, and nothing where it was placed before. */
async function placeOnce(
  db: Db,
  claim: Claim | null,
  run: (tx: Db) => Promise<Sold & { placed: Placed }>,
): Promise<Outcome> {
  const made: { last: (Sold & { placed: Placed }) | null } = { last: null };
  const placed = await once(db, claim, async (tx) => {
    made.last = await run(tx);
    return made.last.placed;
  });
  const { last } = made;
  return last?.placed === placed ? { ...last, isNew: true } : { ...nothingSold, placed };
}

/** Whether a checkout was refused because its account was deleted at this very moment. */
function isOfNobody(error: unknown): boolean {
  const broken = brokenConstraint(error);
  return broken?.code === '23503' && broken.constraint.includes('account_id');
}

/**
 * When the mail about an order may go out; null for at once. An email that is not the account's own may be anybody's: mails to
 * it are counted, with the order, so that one that is refused or sent again is no further mail.
 */
async function mailFromFor(
  tx: Db,
  { shopId, accountId, mailsFrom }: Buyer,
  email: string,
): Promise<Date | null> {
  if (mailsFrom === null) return null;
  const own = accountId === null ? null : await emailOf(tx, { shopId, accountId });
  return own === plainEmail(email) ? null : countMail(tx, shopId, email, mailsFrom);
}

async function languageFor(
  tx: Db,
  { shopId, accountId }: Pick<Buyer, 'shopId' | 'accountId'>,
  said?: Language,
): Promise<Language> {
  const known = said ?? (accountId === null ? null : await languageOf(tx, { shopId, accountId }));
  return known ?? 'en-US';
}

async function write(
  tx: Db,
  context: TellingContext,
  buyer: Parameters<typeof writeCheckout>[1] & { mailFrom?: Date | null; guest?: Guest | null },
  { to, lines, deliveryFee }: { to: DeliverTo; lines: SoldLine[]; deliveryFee: number },
): Promise<Placed> {
  const { shopId } = buyer;
  const vendorIds = [...new Set(lines.map(({ product }) => product.vendor._id))];
  const [{ placed, written }, shop, sellers] = await pipelined([
    writeCheckout(tx, buyer, to, lines, deliveryFee),
    shopNamesOf(tx, shopId),
    sellersOf(tx, shopId, vendorIds),
  ]).catch((error: unknown) => {
    throw isOfNobody(error) ? refusal('login-required') : error;
  });
  const { mailFrom = null, guest } = buyer;
  const [order] = placed.orders;
  const confirmation = guest && order ? await awaitConfirmation(tx, shopId, order._id, guest) : null;
  await tellOfPlacing(tx, context, { shopId, shop, written, sellers, mailFrom, confirmation });
  for (const { _id, vendor } of placed.orders)
    await context.push.tell(
      tx,
      { shopId, vendorId: vendor._id },
      { kind: 'order', path: `/desk/orders/${_id}` },
    );
  return confirmation ? { ...placed, confirmBy: confirmation.by.toISOString() } : placed;
}

function judgeQuickOrder(line: SoldLine, adminId: string, totalAmount: number): void {
  const { product } = line;
  if (product.vendor._id !== adminId.toLowerCase()) throw refusal('wrong-vendor', { productId: product.id });
  if (totalAmount === amountOf(line)) return;
  const problem = { productId: product.id, code: 'price-changed', price: product.price } as const;
  throw refusalOfLines(problem, [problem]);
}

function feeTo({ terms, areaFee }: Destination, subtotal: number): number {
  // An area that ended after the address was saved: nobody would bring it there, free or not.
  if (terms.deliveryMode === 'custom' && areaFee === null) throw refusal('no-delivery');
  return deliveryFeeOf(terms, areaFee, subtotal);
}

async function sell(tx: Db, shopId: string, lines: SoldLine[]): Promise<Sold> {
  const soldOut = await takeStock(tx, shopId, lines);
  await countSold(
    tx,
    shopId,
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  );
  return { soldOut, conversations: lines.flatMap(({ offer }) => offer?.conversation ?? []) };
}
