import type { Language } from '@haat/contract/core/language';
import type { AddressWords } from '../../messages/en-US/addresses.ts';

export type { AddressWords };

/** The words of addresses in one language, for a page that was not sent with them. */
export const fetchAddressWords = async (language: Language): Promise<AddressWords> =>
  language === 'ne-NP'
    ? (await import('../../messages/ne-NP/addresses.ts')).addresses
    : (await import('../../messages/en-US/addresses.ts')).addresses;
