import type { PersonalData } from '../../core/privacy.ts';
import { listWishes } from './service.ts';

/** What a shopper wishes for; it goes with the account. */
export const wishlistOfPerson: PersonalData = {
  name: 'wishlist',
  exportData: (db, { shopId, accountId }) => listWishes(db, shopId, accountId),
};
