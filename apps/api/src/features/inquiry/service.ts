/* What is asked of inquiry: the prices that sellers have agreed to, what waits for their answer, and what is done now and then. */
export { tellUnseen, unseenQueue } from './alerts/tell-unseen.ts';
export { isTheirs } from './ask.ts';
export { offersQueue } from './offers/expire-offers.ts';
export { giveBackOffers, takeOffers } from './offers/take-offers.ts';
export type { OfferClaim, TakenOffer } from './offers/take-offers.ts';
export type { Conversation } from './conversation.ts';
export { countQuestions, holidaysOf, lateQuestions, newestQuestions } from './read-late-questions.ts';
