import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { phone } from '../addresses/schemas.ts';
import { chosenVariant, orderedVariant } from '../catalog/product.ts';
import { done, doneWith, email, id, line, prose, quantity, rupees, integerInQuery } from '../core/fields.ts';
import { languages } from '../core/language.ts';
import { vendorMark } from '../vendors/schemas.ts';
import { cancellers, maxLines, orderStatuses } from './rules.ts';

/** Where an order goes, as it stood when it was placed. */
export const deliverTo = z.strictObject({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  fulladdress: z.string(),
  /** The same with the names of its places in Nepali; null where none of them is known. */
  fulladdressNe: z.nullable(z.string()),
  message: z.string(),
});

export const orderLine = z.strictObject({
  productId: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  image: z.nullable(z.string()),
  /** What a piece was sold for. */
  price: z.number(),
  /** What a piece cost in the shop, where an accepted offer made it cheaper; that piece is a line of its own. */
  listPrice: z.nullable(z.number()),
  quantity: z.number(),
  /** The choice, where the product has one. */
  variant: z.nullable(orderedVariant),
});

export type OrderLine = z.output<typeof orderLine>;

/** The seller as it is today, with what a bill that is not written yet would say of it. */
export const billingVendor = z.strictObject({
  ...vendorMark.shape,
  city: z.string(),
  cityNe: z.nullable(z.string()),
  district: z.string(),
  districtNe: z.nullable(z.string()),
  pan: z.nullable(z.string()),
  vatRegistered: z.boolean(),
});

/** What a bill says besides the order. */
export const bill = z.strictObject({
  /** `2083/84-12`, running in the seller's fiscal year of Nepal; null until the seller confirms the order. */
  number: z.nullable(z.string()),
  issuedAt: z.nullable(z.string()),
  /** The VAT contained in the total, in whole rupees; null where the seller is not registered for it. */
  vat: z.nullable(z.number()),
  /** The seller as it was on the day of the bill; until then as it is today. */
  seller: z.strictObject({
    name: z.string(),
    nameNe: z.nullable(z.string()),
    pan: z.nullable(z.string()),
  }),
});

/** Null for an order that is not cancelled, and where former versions of the shop did not keep it. */
const cancelledBy = z.nullable(z.enum(cancellers));

/** When it came back to its seller, keeping its status; null where it did not. */
const returnedAt = z.nullable(z.string());

const history = z.array(z.strictObject({ status: z.string(), at: z.string() }));

/** One vendor's part of a checkout. Money in whole rupees, instants in ISO 8601. */
export const order = z.strictObject({
  _id: z.string(),
  checkoutId: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  vendor: billingVendor,
  items: z.array(orderLine),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
  address: deliverTo,
  history,
  cancelledBy,
  /** Why its seller cancelled it, in the seller's words; null for every other order. */
  cancelReason: z.nullable(z.string()),
  returnedAt,
  bill,
  /** Between which instants it should arrive, by its area's days; null where nobody knows. */
  arrival: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
  /** A guest's order that nobody confirms until then is cancelled; null where nobody needs to. */
  confirmBy: z.nullable(z.string()),
  /** Follows the order at `trackOrder`, by whoever has it. */
  trackToken: z.string(),
});

export type Order = z.output<typeof order>;

/** What the shopper placed: one checkout over an order per vendor. */
export const placed = z.strictObject({
  _id: z.string(),
  orders: z.array(
    z.strictObject({
      _id: z.string(),
      vendor: vendorMark,
      status: z.enum(orderStatuses),
      subtotal: z.number(),
      deliveryFee: z.number(),
      total: z.number(),
      trackToken: z.string(),
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
  /** Until when a guest confirms it by the link in the mail; left out for who has an account. */
  confirmBy: z.optional(z.string()),
});

export type Placed = z.output<typeof placed>;

/** The language of the mails about an order; without it the account's, else English. */
const language = z.optional(z.enum(languages));

/** An own accepted offer (`listAgreedOffers`): one piece of the product costs what was agreed, and the offer is used by it. */
const offerId = z.optional(id);

export const placeOrder = {
  idempotent: true,
  summary: 'Places what is in the cart, paid on delivery: one order for each vendor (design §3).',
  input: z.strictObject({
    items: z
      .array(
        z.strictObject({
          productId: id,
          quantity,
          /**
           * The price of a piece that the shopper saw, in whole rupees: of one piece with `offerId` the agreed one. Another one
           * today refuses the order.
           */
          price: z.optional(rupees),
          variant: z.optional(z.nullable(chosenVariant)),
          offerId,
        }),
      )
      .check(z.minLength(1), z.maxLength(maxLines)),
    addressId: id,
    /** A note to the sellers: each of them reads it with its order. */
    message: z.optional(prose(1_000)),
    language,
    /** The whole amount the shopper saw, in whole rupees; another one today refuses the order. */
    total: z.optional(rupees),
  }),
  answer: doneWith(placed),
  refuses: refuses(
    'choice-open',
    'no-delivery',
    'not-found',
    'offer-gone',
    'out-of-stock',
    'price-changed',
    'too-few-left',
    'total-changed',
    'variant-gone',
  ),
};

export const buyNow = {
  idempotent: true,
  summary: 'Quick order of one product, with or without an account (spec §3, §7; design D10).',
  input: z.strictObject({
    fullName: line(120),
    email,
    phone,
    fulladdress: line(400),
    productId: id,
    quantity,
    variant: z.optional(z.nullable(chosenVariant)),
    adminId: id,
    offerId,
    /** Quantity times price in whole rupees, one piece at the price of `offerId`, checked against the catalogue (design D7). */
    totalAmount: rupees,
    message: prose(1_000, 1),
    language,
  }),
  answer: doneWith(placed),
  refuses: refuses(
    'choice-open',
    'guest-orders',
    'guest-quantity',
    'not-found',
    'offer-gone',
    'out-of-stock',
    'price-changed',
    'too-few-left',
    'variant-gone',
    'wrong-vendor',
  ),
};

const pageOf = {
  /** The `next` of the page before; without it the newest orders. */
  after: z.optional(id),
  size: z.optional(integerInQuery(1, 60)),
  status: z.optional(z.enum(orderStatuses)),
};

/** Some orders, newest first, and where the next ones begin; null where there are no more. */
const orderPage = z.strictObject({ orders: z.array(order), next: z.nullable(z.string()) });

export type OrderPage = z.output<typeof orderPage>;

export const listOrders = {
  summary: 'The own orders, newest first; those of one checkout where it is named.',
  input: z.strictObject({ ...pageOf, checkoutId: z.optional(id) }),
  answer: orderPage,
};

const orderId = z.object({ orderId: id });

export const getOrder = {
  summary: 'An own order.',
  params: orderId,
  answer: order,
};

export const getBillPdf = {
  summary: 'The bill of an own order as a PDF to keep, in English unless told.',
  params: orderId,
  input: z.strictObject({ language }),
  answer: z.instanceof(Uint8Array),
};

/** What anybody with the link may know: nothing of who ordered it or where it goes, except to its owner. */
export const trackedOrder = z.strictObject({
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  vendor: vendorMark,
  items: z.array(
    z.pick(orderLine, { title: true, titleNe: true, slug: true, image: true, quantity: true, variant: true }),
  ),
  history,
  cancelledBy,
  cancelReason: z.nullable(z.string()),
  returnedAt,
  confirmBy: z.nullable(z.string()),
  /** Where it goes; null for everybody but the account that ordered it. */
  address: z.nullable(deliverTo),
});

export type TrackedOrder = z.output<typeof trackedOrder>;

export const trackOrder = {
  summary: 'Follows one order by its link, without an account; tells nothing of name, address or phone.',
  params: z.object({ token: id }),
  answer: trackedOrder,
};

export const confirmOrder = {
  summary:
    "Confirms a guest's order by the link in its mail: until then its pieces are only held for a while.",
  params: z.object({ secret: id }),
  answer: done,
};

export const cancelOrder = {
  summary: 'Cancels an own order while it is pending; its stock goes back.',
  params: orderId,
  answer: done,
  refuses: refuses('not-cancellable'),
};
