import type { Language } from '../../core/language.ts';
import type { LedgerEntry } from './schemas.ts';

type Words = Record<Language, string>;
const words = (en: string, ne: string): Words => ({ 'en-US': en, 'ne-NP': ne });

/** The heads of a book as a table. */
export const ledgerHeads = {
  at: words('at', 'समय'),
  entry: words('entry', 'प्रविष्टि'),
  order: words('order', 'अर्डर'),
  note: words('note', 'टिपोट'),
  who: words('who', 'कसले'),
};

/** Whose money it is, and after it who has it. */
export const ledgerOwners = {
  seller: words('seller’s', 'विक्रेताको'),
  shop: words('shop’s', 'पसलको'),
} satisfies Record<string, Words>;

/** Who has the money, `shopper` included. */
export const ledgerHolders = {
  shopper: words('with the customer', 'ग्राहकसँग'),
  courier: words('with the courier', 'कुरियरसँग'),
  seller: words('with the seller', 'विक्रेतासँग'),
  shop: words('with the shop', 'पसलसँग'),
} satisfies Record<string, Words>;

/** What each kind of entry is called in the file that a shop or a seller saves. */
export const ledgerKinds: Record<LedgerEntry['kind'], Words> = {
  sale: words('sold', 'बिक्री भयो'),
  collected: words('customer paid', 'ग्राहकले तिर्नुभयो'),
  handover: words('courier handed it over', 'कुरियरले बुझायो'),
  payout: words('shop paid seller', 'पसलले विक्रेतालाई तिर्‍यो'),
  remittance: words('seller paid shop', 'विक्रेताले पसललाई तिर्नुभयो'),
  offset: words('set off', 'हिसाब मिलाइयो'),
  reversal: words('taken back', 'फिर्ता लिइयो'),
};
