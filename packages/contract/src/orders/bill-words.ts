import type { Language } from '../core/language.ts';

const english = {
  'bill.title': 'Bill',
  'bill.titleVat': 'Tax invoice',
  'bill.titleOpen': 'Order',
  'bill.open': 'The bill gets its number when the seller confirms the order.',
  'bill.cancelled': 'This order was cancelled. There is nothing to pay.',
  'bill.number': 'Bill number',
  'bill.order': 'Order',
  'bill.issued': 'Issued',
  'bill.ordered': 'Ordered',
  'bill.seller': 'Seller',
  'bill.through': 'Sold through {shop}',
  'bill.pan': 'PAN {pan}',
  'bill.vatNumber': 'PAN/VAT {pan}',
  'bill.buyer': 'Buyer',
  'bill.item': 'Item',
  'bill.quantity': 'Quantity',
  'bill.price': 'Price',
  'bill.amount': 'Amount',
  'bill.agreed': 'Agreed price instead of {price}',
  'bill.subtotal': 'Subtotal',
  'bill.delivery': 'Delivery',
  'bill.free': 'Free',
  'bill.total': 'Total',
  'bill.taxable': 'Amount excluding VAT',
  'bill.vat': 'VAT included (13%)',
  'bill.noVat': 'The seller is not registered for VAT.',
  'bill.payment': 'Payment: cash on delivery, {total} to the courier of {seller} when this parcel comes.',
  'bill.seal': 'Pay when it is in your hands',
} as const;

/** The words of a bill by their keys; `{…}` in them is filled by `billText`. */
export type BillWords = Record<keyof typeof english, string>;

const nepali: BillWords = {
  'bill.title': 'बिल',
  'bill.titleVat': 'कर बीजक',
  'bill.titleOpen': 'अर्डर',
  'bill.open': 'विक्रेताले अर्डर पुष्टि गरेपछि बिल नम्बर आउँछ।',
  'bill.cancelled': 'यो अर्डर रद्द भयो। केही तिर्नुपर्दैन।',
  'bill.number': 'बिल नम्बर',
  'bill.order': 'अर्डर',
  'bill.issued': 'जारी मिति',
  'bill.ordered': 'अर्डर मिति',
  'bill.seller': 'विक्रेता',
  'bill.through': '{shop}मार्फत बिक्री',
  'bill.pan': 'प्यान {pan}',
  'bill.vatNumber': 'प्यान/भ्याट {pan}',
  'bill.buyer': 'क्रेता',
  'bill.item': 'सामान',
  'bill.quantity': 'सङ्ख्या',
  'bill.price': 'दर',
  'bill.amount': 'रकम',
  'bill.agreed': '{price} को सट्टा मिलेको मूल्य',
  'bill.subtotal': 'सामानको मूल्य',
  'bill.delivery': 'डेलिभरी',
  'bill.free': 'निःशुल्क',
  'bill.total': 'जम्मा',
  'bill.taxable': 'भ्याटबाहेकको रकम',
  'bill.vat': 'मूल्यमा समावेश भ्याट (१३%)',
  'bill.noVat': 'विक्रेता भ्याटमा दर्ता हुनुहुन्न।',
  'bill.payment': 'भुक्तानी: सामान बुझ्दा नगद {total}। विक्रेता: {seller}।',
  'bill.seal': 'हातमा परेपछि मात्र तिर्नुहोस्',
};

/** The words of a bill: the same on the screen and in the PDF. */
export const billWords: Record<Language, BillWords> = { 'en-US': english, 'ne-NP': nepali };
