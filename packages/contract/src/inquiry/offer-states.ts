/** Where an offer may be. `pending` and `countered` wait, `accepted` counts until it is used or its time is over. */
export const offerStatuses = [
  'pending',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
/** As it is stored; by the clock it may have expired since: see `statusNow`. */
export type OfferStatus = (typeof offerStatuses)[number];

/** The two sides of an offer; a seller's helpers are the vendor. */
export type OfferSide = 'shopper' | 'vendor';

/** Hours after its last move in which an offer, a counter or an agreed price counts. */
export const offerHours = 72;

/** Every move: who may make it from where, and where it leads. Expiring is nobody's move: time makes it. */
export const offerMoves = {
  accept: { to: 'accepted', from: { vendor: ['pending'], shopper: ['countered'] } },
  decline: { to: 'declined', from: { vendor: ['pending', 'countered'], shopper: [] } },
  counter: { to: 'countered', from: { vendor: ['pending'], shopper: [] } },
  withdraw: { to: 'withdrawn', from: { vendor: [], shopper: ['pending', 'countered'] } },
} as const satisfies Record<string, { to: OfferStatus; from: Record<OfferSide, readonly OfferStatus[]> }>;
/** A step of one side; who may make it from where is `offerMoves`. */
export type OfferMove = keyof typeof offerMoves;

/** From where a side may make a move; nowhere where it may not. */
export const offerFrom = (move: OfferMove, side: OfferSide): readonly OfferStatus[] =>
  offerMoves[move].from[side];

/** Whether a move leads to a price: that is agreed on what is on sale only. */
export const needsSale = (move: OfferMove): boolean => move === 'accept' || move === 'counter';

/** What a side may do with an offer in a status, for a product that is on sale or is not. */
export const movesOf = (status: OfferStatus, side: OfferSide, onSale: boolean): OfferMove[] =>
  (Object.keys(offerMoves) as OfferMove[]).filter(
    (move) => offerFrom(move, side).includes(status) && (onSale || !needsSale(move)),
  );

interface Timed {
  status: OfferStatus;
  /** When it ends by itself. */
  until: Date;
  used: boolean;
}

/** Where an offer is now: what still waits, or was agreed and not used, is over when its time is. */
export function statusNow({ status, until, used }: Timed, now: Date): OfferStatus {
  const waits = status === 'pending' || status === 'countered' || (status === 'accepted' && !used);
  return waits && until <= now ? 'expired' : status;
}

/** What a piece costs by an accepted offer: what was agreed last, in whole rupees. */
export const agreedPrice = ({ amount, counter }: { amount: number; counter: number | null }): number =>
  counter ?? amount;

/** What `quantity` pieces cost with an agreed price, which counts for one piece, and never makes it dearer. */
export const totalWithOffer = (price: number, quantity: number, agreed: number | null): number =>
  price * quantity - (agreed === null || quantity < 1 ? 0 : Math.max(0, price - agreed));

export type CounterVerdict = { kind: 'ok' } | { kind: 'not-above-offer' } | { kind: 'above-price' };

/** Judges what a seller asks instead: more than was offered, and no more than the price. Whole rupees. */
export function judgeCounter(counter: number, offered: number, price: number): CounterVerdict {
  if (counter <= offered) return { kind: 'not-above-offer' };
  return counter > price ? { kind: 'above-price' } : { kind: 'ok' };
}

/** What a seller's answer says in the conversation, for whoever reads words alone. */
export const answerText = (move: 'accept' | 'decline' | 'counter', amount: number): string =>
  ({
    accept: `I accept your offer of Rs. ${amount}`,
    decline: 'Sorry, I cannot accept this offer',
    counter: `I can sell this item for Rs. ${amount}`,
  })[move];
