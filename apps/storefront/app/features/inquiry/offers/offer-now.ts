import { agreedPrice, statusNow } from '@haat/contract/inquiry/offer-states';
import type { Offer } from '@haat/contract/inquiry/schemas';

/** Where an offer is at an instant, what is told of it then, and of which amount, in whole rupees. */
export function offerNow({ until, used, ...offer }: Omit<Offer, 'onSale'>, now: Date) {
  const status = statusNow({ status: offer.status, until: new Date(until), used }, now);
  const amount = status === 'withdrawn' ? offer.amount : agreedPrice(offer);
  return { status, told: used ? ('used' as const) : status, amount };
}
