import * as z from 'zod/mini';
import { phone } from '../addresses/endpoints.ts';
import { chosenVariant } from '../catalog/product.ts';
import { endpoint } from '../core/endpoint.ts';
import { done, doneWith, email, id, line, prose, quantity, rupees, wholeInQuery } from '../core/fields.ts';
import { vendorMark } from '../vendors/endpoints.ts';
import { orderStatuses } from './rules.ts';

/** Where an order goes, as it stood when it was placed. */
export const deliverTo = z.strictObject({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  fulladdress: z.string(),
  message: z.string(),
});

export const orderLine = z.strictObject({
  productId: z.string(),
  title: z.string(),
  slug: z.string(),
  image: z.nullable(z.string()),
  price: z.number(),
  quantity: z.number(),
  variant: z.nullable(chosenVariant),
});
export type OrderLine = z.output<typeof orderLine>;

/** One vendor's part of a checkout. Money in whole rupees, instants in ISO 8601. */
export const order = z.strictObject({
  _id: z.string(),
  checkoutId: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  vendor: vendorMark,
  items: z.array(orderLine),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
  address: deliverTo,
  history: z.array(z.strictObject({ status: z.string(), at: z.string() })),
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
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
});
export type Placed = z.output<typeof placed>;

export const linesMost = 50;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/order/place',
  access: 'account',
  idempotent: true,
  summary: 'Places what is in the cart, paid on delivery: one order for each vendor (design §3).',
  input: z.strictObject({
    items: z
      .array(
        z.strictObject({
          productId: id,
          quantity,
          /** The price the shopper saw, in whole rupees; another one today refuses the order. */
          price: z.optional(rupees),
          variant: z.optional(z.nullable(chosenVariant)),
        }),
      )
      .check(z.minLength(1), z.maxLength(linesMost)),
    addressId: id,
    message: z.optional(prose(1_000)),
    /** The whole amount the shopper saw, in whole rupees; another one today refuses the order. */
    total: z.optional(rupees),
  }),
  answer: doneWith(placed),
});

export const buyNow = endpoint({
  method: 'POST',
  path: '/api/buy/add',
  access: 'optional',
  idempotent: true,
  summary: 'Quick order of one product, with or without an account (spec §3, §7; design D10).',
  input: z.strictObject({
    fullName: line(120),
    email,
    phone,
    fulladdress: line(400),
    productId: id,
    quantity,
    adminId: id,
    /** Quantity times price in whole rupees, checked against the catalogue (design D7). */
    totalAmount: rupees,
    message: prose(1_000, 1),
  }),
  answer: doneWith(placed),
});

const pageOf = {
  page: z.optional(wholeInQuery(1, 10_000)),
  size: z.optional(wholeInQuery(1, 60)),
  status: z.optional(z.enum(orderStatuses)),
};
const orderPage = z.strictObject({
  orders: z.array(order),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
});
export type OrderPage = z.output<typeof orderPage>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/order/get_all',
  access: 'account',
  summary: 'The own orders, newest first.',
  input: z.strictObject(pageOf),
  answer: orderPage,
});

const orderId = z.object({ orderId: id });

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/order/get/:orderId',
  access: 'account',
  summary: 'An own order.',
  params: orderId,
  answer: order,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/cancel/:orderId',
  access: 'account',
  summary: 'Cancels an own order while it is pending; its stock goes back.',
  params: orderId,
  answer: done,
});

export const sellerOrders = endpoint({
  method: 'GET',
  path: '/api/seller/orders',
  access: 'vendor',
  summary: "The vendor's own orders, newest first.",
  input: z.strictObject(pageOf),
  answer: orderPage,
});

export const setOrderStatus = endpoint({
  method: 'POST',
  path: '/api/seller/order/status',
  access: 'vendor',
  summary: 'Takes an own order to the next step, or cancels it while pending (design §3).',
  input: z.strictObject({ orderId: id, status: z.enum(orderStatuses) }),
  answer: done,
});
