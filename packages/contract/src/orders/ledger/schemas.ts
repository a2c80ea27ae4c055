import * as z from 'zod/mini';
import { done, doneWith, id, line, listByName, listPlace, prose, integerInQuery } from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { refuses } from '../../core/problem.ts';
import { vendorMark } from '../../vendors/schemas.ts';
import { cashHolders, entryKinds, maxCommission } from './rules.ts';

/** So many entries are listed, or orders handed over, at once. */
const maxOrders = 60;
const orderIds = z.array(id).check(z.minLength(1), z.maxLength(maxOrders));

const terms = z.strictObject({ commission: z.number(), deliversOwn: z.boolean() });
const standing = z.strictObject({
  withCourier: z.number(),
  owedToSeller: z.number(),
  owedToShop: z.number(),
});

/** An entry of a vendor's book. Money in whole rupees; all its lines sum to zero. */
const ledgerEntry = z.strictObject({
  _id: z.string(),
  kind: z.enum(entryKinds),
  createdAt: z.string(),
  /** The order that it is about; null where several are settled at once. */
  order: z.nullable(z.strictObject({ _id: z.string(), number: z.string() })),
  reverses: z.nullable(z.string()),
  note: z.string(),
  /** Who did it; null for what the shop does by itself, and for whoever has left. */
  who: z.nullable(z.string()),
  /** Of a sale: the terms of that day. */
  terms: z.nullable(terms),
  /** By how much somebody's money in somebody's hands has grown, or shrunk. */
  lines: z.array(
    z.strictObject({
      holder: z.enum(['shopper', ...cashHolders]),
      owner: z.enum(['shopper', 'seller', 'shop']),
      amount: z.number(),
    }),
  ),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

const ledger = z.strictObject({
  vendor: vendorMark,
  terms,
  /** Raised by each change of the terms; a change says which version it was made on. */
  termsVersion: z.number(),
  standing,
  entries: z.array(ledgerEntry),
  next: z.nullable(z.string()),
});
export type Ledger = z.output<typeof ledger>;

const size = z.optional(integerInQuery(1, maxOrders));
const page = { after: z.optional(id), size };
// Cash goes elsewhere while the list is looked through.
const cashPage = { after: z.optional(listPlace), size };

export const sellerLedger = {
  summary: "The vendor's own book: how shop and seller stand, and every entry, newest first.",
  input: z.strictObject(page),
  answer: ledger,
};

const ledgerFile = {
  /** Of its heads, and of what its entries are called. */
  input: z.strictObject({ language: z.optional(z.enum(languages)) }),
  /** A stream, so that a long book is never in memory as a whole. */
  answer: z.union([z.instanceof(ReadableStream<Uint8Array>), z.instanceof(Uint8Array<ArrayBuffer>)]),
};

export const sellerLedgerFile = {
  summary: "The vendor's own book as a table (CSV): every entry, newest first.",
  ...ledgerFile,
};

export const vendorLedgerFile = {
  summary: 'The book of one vendor of the own shop as a table (CSV): every entry, newest first.',
  params: z.object({ vendorId: id }),
  ...ledgerFile,
  refuses: refuses('not-found'),
};

/** An order whose cash is with the courier. */
const cashOrder = z.strictObject({
  _id: z.string(),
  number: z.string(),
  since: z.string(),
  total: z.number(),
});

const courierCash = z.strictObject({ orders: z.array(cashOrder), next: z.nullable(z.string()) });
export type CourierCash = z.output<typeof courierCash>;

export const sellerCourierCash = {
  summary: "The vendor's own orders whose cash the courier has, the oldest first.",
  input: z.strictObject(cashPage),
  answer: courierCash,
};

const handedOver = doneWith(z.array(z.string()));

export const takeCash = {
  summary: 'The courier has given the cash of these orders to the vendor. Those it is not with are left out.',
  input: z.strictObject({ orderIds }),
  answer: handedOver,
};

export const returnOrder = {
  summary: 'An own order came back after it was confirmed: every entry of it is taken back, exactly.',
  input: z.strictObject({ orderId: id, reason: prose(300, 3), restock: z.boolean() }),
  answer: done,
  refuses: refuses('not-found', 'not-next-step', 'already-there'),
};

export const vendorLedgers = {
  summary: 'How the shop stands with all of its vendors together, and with each, by name.',
  input: listByName,
  answer: z.strictObject({
    /** Also of those that are not listed. */
    all: standing,
    ledgers: z.array(z.strictObject({ vendor: vendorMark, terms, standing })),
    next: z.nullable(z.string()),
  }),
};

export const vendorLedger = {
  summary: 'The book of one vendor of the own shop.',
  params: z.object({ vendorId: id }),
  input: z.strictObject(page),
  answer: ledger,
  refuses: refuses('not-found'),
};

export const vendorCourierCash = {
  summary: 'The orders of one vendor whose cash the courier has, the oldest first.',
  params: z.object({ vendorId: id }),
  input: z.strictObject(cashPage),
  answer: courierCash,
};

export const bringCash = {
  summary: 'The courier has given the cash of these orders to the shop. Those it is not with are left out.',
  input: z.strictObject({ vendorId: id, orderIds }),
  answer: handedOver,
};

export const settle = {
  summary: 'Notes that what shop and vendor owe each other was paid, or set off; never more than is owed.',
  input: z.strictObject({
    vendorId: id,
    /** `payout`: the shop paid the vendor; `remittance`: the vendor the shop; `offset`: both set off. */
    kind: z.enum(['payout', 'remittance', 'offset']),
    amount: z.int().check(z.gte(1), z.lte(1_000_000_000)),
    /** Such as the number of a transfer. */
    note: z.optional(line(200)),
  }),
  idempotent: true,
  answer: z.strictObject({
    message: z.string(),
    data: standing,
    /** Its key was sent before: this was noted then, and `data` is how they stood. */
    alreadyNoted: z.boolean(),
  }),
  refuses: refuses('not-found', 'more-than-owed'),
};

export const setTerms = {
  summary: 'Changes what the shop takes from a vendor, and who brings the parcels, from the next sale on.',
  input: z.strictObject({
    vendorId: id,
    commission: z.int().check(z.gte(0), z.lte(maxCommission)),
    deliversOwn: z.boolean(),
    /** The one that was looked at. */
    version: z.int(),
  }),
  answer: done,
  refuses: refuses('not-found', 'changed-meanwhile'),
};
