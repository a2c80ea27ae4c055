/* What other nouns ask of inquiry: the prices that sellers have agreed to, and what waits for their answer. */
export { giveBackOffers, takeOffers } from './offers/take-offers.ts';
export type { OfferClaim, TakenOffer } from './offers/take-offers.ts';
export type { Conversation } from './conversation.ts';
export { countQuestions, holidaysOf, lateQuestions, newestQuestions } from './read-late-questions.ts';
