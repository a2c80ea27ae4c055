import type { Language } from '@haat/contract/core/language';

const en = {
  shop: 'Without JavaScript you can look around and search. To buy and to log in, please turn it on in your browser.',
  form: 'This form needs JavaScript. Please turn it on in your browser, then load this page again.',
  cart: 'Your cart is kept in this browser, and it takes JavaScript to show it and to order. Please turn it on, then load this page again.',
  profile:
    'It takes JavaScript to show your account. Please turn it on in your browser, then load this page again.',
  compare:
    'What you compare is kept in this browser, and it takes JavaScript to show it. Please turn it on, then load this page again.',
  wishlist:
    'It takes JavaScript to show your wishlist. Please turn it on in your browser, then load this page again.',
  search: 'Search products',
  find: 'Search',
};

const ne: typeof en = {
  shop: 'जाभास्क्रिप्ट बन्द हुँदा सामान हेर्न र खोज्न मात्र सकिन्छ। किन्न र लगइन गर्न ब्राउजरमा जाभास्क्रिप्ट खोल्नुहोस्।',
  form: 'यो फारमका लागि जाभास्क्रिप्ट चाहिन्छ। ब्राउजरमा त्यो खोलेर पृष्ठ फेरि लोड गर्नुहोस्।',
  cart: 'तपाईंको कार्ट यही ब्राउजरमा राखिएको छ। कार्ट हेर्न र अर्डर गर्न जाभास्क्रिप्ट चाहिन्छ। त्यो खोलेर पृष्ठ फेरि लोड गर्नुहोस्।',
  profile: 'तपाईंको खाता देखाउन जाभास्क्रिप्ट चाहिन्छ। ब्राउजरमा त्यो खोलेर पृष्ठ फेरि लोड गर्नुहोस्।',
  compare:
    'तुलना गरिएका सामान यही ब्राउजरमा राखिएका छन्। ती देखाउन जाभास्क्रिप्ट चाहिन्छ। त्यो खोलेर पृष्ठ फेरि लोड गर्नुहोस्।',
  wishlist: 'मनपर्ने सूची देखाउन जाभास्क्रिप्ट चाहिन्छ। ब्राउजरमा त्यो खोलेर पृष्ठ फेरि लोड गर्नुहोस्।',
  search: 'सामान खोज्नुहोस्',
  find: 'खोज्नुहोस्',
};

/** What somebody reads whose browser runs no JavaScript. The server's HTML has it; it is no part of a page's code. */
export const withoutScript: Record<Language, typeof en> = { 'en-US': en, 'ne-NP': ne };
