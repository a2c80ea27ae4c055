import type { PersonalData } from '../../core/personal.ts';
import { listWishes } from './service.ts';

/** What a shopper wishes for; it goes with the account. */
export const wishlistOfPerson: PersonalData = {
  name: 'wishlist',
  gather: (db, { shopId, accountId }) => listWishes(db, shopId, accountId),
};
