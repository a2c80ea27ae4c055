/* What other nouns ask of inquiry: the prices that sellers have agreed to. */
export { giveBackOffers, takeOffers } from './offers/agreed.ts';
export type { WantedOffer } from './offers/agreed.ts';
