/** Who can have the cash of an order in their hands. */
export const cashHolders = ['courier', 'seller', 'shop'] as const;
/** Who has it; the shopper, who has it before them all, is none of these. */
export type CashHolder = (typeof cashHolders)[number];

/** Each place of the book: whose money it is, after whose hands it is in. */
export const places = [
  'shopperForShopper',
  'shopperForSeller',
  'shopperForShop',
  'courierForSeller',
  'courierForShop',
  'sellerForSeller',
  'sellerForShop',
  'shopForSeller',
  'shopForShop',
] as const;
/** A column of the book; a posting has whole rupees for each. */
export type Place = (typeof places)[number];

/** How many whole rupees come to each place, or go from it. Money only moves: all of a posting sums to zero. */
export type Posting = Readonly<Record<Place, number>>;

/** Why something was posted: an order's steps, what the two sides paid or set off, and the taking back of one of them. */
export const entryKinds = [
  'sale',
  'collected',
  'handover',
  'payout',
  'remittance',
  'offset',
  'reversal',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a shop and a seller have agreed on. */
export interface SellerTerms {
  /** The shop's part of the goods, in hundredths of a percent: 1000 is a tenth. */
  commission: number;
  /** Whether the seller brings the parcels and takes the cash; otherwise the shop's courier does. */
  deliversOwn: boolean;
}

/** The most that a shop may take, in hundredths of a percent. */
export const maxCommission = 5_000;

const nothing: Posting = {
  shopperForShopper: 0,
  shopperForSeller: 0,
  shopperForShop: 0,
  courierForSeller: 0,
  courierForShop: 0,
  sellerForSeller: 0,
  sellerForShop: 0,
  shopForSeller: 0,
  shopForShop: 0,
};

const posting = (part: Partial<Posting>): Posting => ({ ...nothing, ...part });

/** All postings together, place by place; of none each place has 0. */
export const sumOf = (all: readonly Posting[]): Posting =>
  all.reduce((sum, each) => {
    const next = { ...sum };
    for (const place of places) next[place] += each[place];
    return next;
  }, nothing);

/** The very same, the other way round. */
export function reversed(each: Posting): Posting {
  const next = { ...nothing };
  // A zero stays one: there is no negative nothing in a book.
  for (const place of places) next[place] = 0 - each[place];
  return next;
}

/** The shop's part of some goods, in whole rupees. */
export const commissionOn = (subtotal: number, { commission }: SellerTerms): number =>
  Math.round((subtotal * commission) / 10_000);

/**
 * An order that its seller has confirmed: so much of what the shopper has is the seller's and the shop's now. The delivery
 * fee is for whoever brings the parcel.
 */
export function saleOf(order: { subtotal: number; deliveryFee: number }, terms: SellerTerms): Posting {
  const total = order.subtotal + order.deliveryFee;
  const forShop = commissionOn(order.subtotal, terms) + (terms.deliversOwn ? 0 : order.deliveryFee);
  return posting({ shopperForShopper: -total, shopperForSeller: total - forShop, shopperForShop: forShop });
}

type Shares = Readonly<Record<'forSeller' | 'forShop', number>>;

const inHandsOf = (holder: CashHolder | 'shopper', { forSeller, forShop }: Shares): Posting =>
  posting({ [`${holder}ForSeller`]: forSeller, [`${holder}ForShop`]: forShop });

/** What of some postings is in somebody's hands. */
export const partsWith = (holder: CashHolder | 'shopper', book: Posting): Shares => ({
  forSeller: book[`${holder}ForSeller`],
  forShop: book[`${holder}ForShop`],
});

/** The cash of an order goes from one to another, all of it. */
export function passedOn(book: Posting, from: CashHolder | 'shopper', to: CashHolder): Posting {
  const parts = partsWith(from, book);
  return sumOf([reversed(inHandsOf(from, parts)), inHandsOf(to, parts)]);
}

const above = (amount: number): number => Math.max(0, amount);

/** What a seller wants to know, in whole rupees, none of them negative. */
export interface SellerBalance {
  /** Of the seller's, in the hands of the courier. */
  withCourier: number;
  /** Of the seller's, in the hands of the shop. */
  owedToSeller: number;
  /** Of the shop's, in the hands of the seller. */
  owedToShop: number;
}

/** How shop and seller stand. What was paid out for an order that came back is owed the other way round. */
export const sellerBalanceOf = (book: Posting): SellerBalance => ({
  withCourier: above(book.courierForSeller),
  owedToSeller: above(book.shopForSeller) + above(-book.sellerForShop),
  owedToShop: above(book.sellerForShop) + above(-book.shopForSeller),
});

/** The shop pays the seller. @returns null where it owes less */
export function payoutOf(book: Posting, amount: number): Posting | null {
  if (amount < 1 || amount > sellerBalanceOf(book).owedToSeller) return null;
  const first = Math.min(amount, above(book.shopForSeller));
  const rest = amount - first;
  return posting({
    shopForSeller: -first,
    sellerForSeller: first,
    shopForShop: 0 - rest,
    sellerForShop: rest,
  });
}

/** The seller pays the shop. @returns null where they owe less */
export function remittanceOf(book: Posting, amount: number): Posting | null {
  if (amount < 1 || amount > sellerBalanceOf(book).owedToShop) return null;
  const first = Math.min(amount, above(book.sellerForShop));
  const rest = amount - first;
  return posting({
    sellerForShop: 0 - first,
    shopForShop: first,
    sellerForSeller: 0 - rest,
    shopForSeller: rest,
  });
}

/** What both owe each other is set off, so that no cash need go both ways. @returns null where the smaller debt is less */
export function offsetOf(book: Posting, amount: number): Posting | null {
  const paid = payoutOf(book, amount);
  const back = remittanceOf(book, amount);
  return paid && back && sumOf([paid, back]);
}
