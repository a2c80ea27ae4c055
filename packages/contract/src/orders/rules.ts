import type { BikramSambat } from '../core/time/bikram-sambat.ts';

/** The spec's five in their order (spec §4), and the sixth known one (design D16). */
export const orderSteps = ['pending', 'confirmed', 'dispatched', 'arrived', 'delivered'] as const;
/** All that an order may be; cancelled stands beside the steps, not after them. */
export const orderStatuses = [...orderSteps, 'cancelled'] as const;
/** Who may have cancelled an order: its shopper, its seller, or the shop by itself, where nobody confirmed a guest's in time. */
export const cancellers = ['shopper', 'seller', 'shop'] as const;
export type Canceller = (typeof cancellers)[number];
/** A step on the way of an order that is not cancelled. */
export type OrderStep = (typeof orderSteps)[number];
/** Where an order is; what is read from elsewhere becomes one by `knownStatus`. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Days after the order at which each step is expected (spec §4). */
export const expectedDays: Record<OrderStep, number> = {
  pending: 0,
  confirmed: 0,
  dispatched: 1,
  arrived: 2,
  delivered: 3,
};

/** Pieces of one product that somebody without an account may order. */
export const maxGuestPieces = 5;

/** A pending order that waits longer than so many hours for its seller is late. */
export const lateAfterHours = 24;
/** A confirmed order that is not dispatched so many hours after it was placed is late. */
export const sendLateAfterHours = 48;

/** Desks count so far: what waits is a number to act on, and counting on would cost more with every order. */
export const maxCounted = 1_000;

/** A status nobody knows counts as pending (spec §4). */
export const knownStatus = (status: string): OrderStatus =>
  orderStatuses.find((known) => known === status) ?? 'pending';

/** A sale, unless the order came back: its seller has confirmed it, which is when the books have it too. */
export const soldSteps = orderSteps.filter((step) => step !== 'pending');

/** Whether an order has come to its end, or came back, so that nobody takes it any further. */
export const isEnded = ({ status, returnedAt }: { status: string; returnedAt: string | null }): boolean =>
  returnedAt !== null || status === 'delivered' || status === 'cancelled';

/** Where a seller may take an order from a status: the next step, or cancelled while pending (design §3). */
export function nextStatuses(status: OrderStatus): OrderStatus[] {
  const at = orderSteps.indexOf(status as OrderStep);
  const next = at >= 0 ? orderSteps[at + 1] : undefined;
  return [...(next ? [next] : []), ...(status === 'pending' ? (['cancelled'] as const) : [])];
}

/** From where a seller may take an order to a status: what `nextStatuses` says, read backwards. */
export const statusesBefore = (status: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((each) => nextStatuses(each).includes(status));

/** The VAT of 13 % contained in an amount, both in whole rupees (13/113 of it). */
export const vatContained = (amount: number): number => Math.round((amount * 13) / 113);

/** The fiscal year of Nepal that a day falls in, from 1 Saun to the end of Asar: `2083/84`. */
export function fiscalYearOf({ year, month }: Pick<BikramSambat, 'year' | 'month'>): string {
  const first = month >= 4 ? year : year - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The timeline of a status: each step, whether it is reached, whether it is the current one, and when it is expected. */
export function timelineOf(status: string, createdAt: Date) {
  const current = orderSteps.indexOf(knownStatus(status) as OrderStep);
  return orderSteps.map((step, index) => ({
    step,
    reached: index <= current,
    current: index === current,
    expectedAt: new Date(createdAt.getTime() + expectedDays[step] * 86_400_000),
  }));
}

/**
 * Shares the one delivery fee of a checkout over its parcels, one a seller: equal parts in whole tens of rupees, and what
 * does not divide goes on the first parcel (decision 8). By the sellers' ids, so that the screen before the order and the
 * server name the same sums.
 */
export function parcelFees(fee: number, vendorIds: readonly string[]): Map<string, number> {
  const sellers = [...new Set(vendorIds)].sort();
  const part = Math.floor(fee / Math.max(1, sellers.length) / 10) * 10;
  return new Map(
    sellers.map((vendorId, index) => [vendorId, index === 0 ? fee - part * (sellers.length - 1) : part]),
  );
}

export const maxLines = 50;
