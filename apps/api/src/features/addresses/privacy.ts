import type { PersonalData } from '../../core/privacy.ts';
import { listAddresses } from './service.ts';

/** A shopper's addresses; they go with the account. */
export const addressesOfPerson: PersonalData = { name: 'addresses', exportData: listAddresses };
