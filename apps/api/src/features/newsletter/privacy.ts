import type { PersonalData } from '../../core/privacy.ts';
import { emailOf } from '../account/service.ts';
import { eraseSubscription, subscriptionOf } from './service.ts';

/** The subscription of an account's email, which that account has shown to be its own. */
export const newsletterOfPerson: PersonalData = {
  name: 'newsletter',
  async exportData(db, person) {
    const email = await emailOf(db, person);
    const found = email === null ? null : await subscriptionOf(db, person.shopId, email);
    return found ? [found] : [];
  },
  async eraseData(tx, person) {
    const email = await emailOf(tx, person);
    if (email !== null) await eraseSubscription(tx, person.shopId, email);
    return async () => {};
  },
};
