/** An offer may lie at most so many rupees below the listed price (spec §5, §9). */
export const maxOfferGap = 400;
/** The counter under the message box: shown, not enforced (spec §5). */
export const messageLengthShown = 1_000;
/** As many characters of one message as the shop takes: far above the counter, and an end for machines. */
export const maxMessageLength = 4_000;
/** A question that waits longer than so many hours for its answer is late. */
export const answerLateAfterHours = 24;
/** Desks count questions so far, as they do orders. */
export const maxQuestionsCounted = 1_000;
/** Typing counts as stopped so many milliseconds after the last key (spec §4). */
export const typingStopsAfter = 1_000;

export type OfferVerdict =
  | { kind: 'ok' }
  | { kind: 'empty' }
  | { kind: 'above-price' }
  | { kind: 'too-low'; minimum: number };

/** Judges an offer in whole rupees against the listed price (spec §5). */
export function judgeOffer(amount: number | null, price: number): OfferVerdict {
  if (amount === null || !Number.isFinite(amount) || amount <= 0) return { kind: 'empty' };
  if (amount > price) return { kind: 'above-price' };
  if (price - amount > maxOfferGap) return { kind: 'too-low', minimum: price - maxOfferGap };
  return { kind: 'ok' };
}

/** The message that an offer becomes (spec §5): the product's title and link follow where both are known. */
export function offerText(amount: number, product?: { title: string; link: string }): string {
  const offer = `I want this item for Rs. ${amount}`;
  return product ? `${offer} ${product.title} ${product.link}` : offer;
}
