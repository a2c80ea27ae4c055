import type { Language } from '@haat/contract/core/language';
import type { AddressWords } from './en-US/addresses.ts';

export type { AddressWords };

/** The words of addresses in one language, for a page that was not sent with them. */
export const fetchAddressWords = async (language: Language): Promise<AddressWords> =>
  language === 'ne-NP'
    ? (await import('./ne-NP/addresses.ts')).addresses
    : (await import('./en-US/addresses.ts')).addresses;
