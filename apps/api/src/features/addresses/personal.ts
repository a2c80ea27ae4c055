import type { PersonalData } from '../../core/personal.ts';
import { listAddresses } from './service.ts';

/** A shopper's addresses; they go with the account. */
export const addressesOfPerson: PersonalData = { name: 'addresses', gather: listAddresses };
