import type { Language } from '@haat/contract/core/language';

const en = {
  title: 'No connection',
  text: 'The shop cannot be reached right now. This page comes back by itself as soon as it can be.',
  again: 'Try again',
  cart: 'Your cart',
  total: 'Total',
  seen: 'What you looked at last',
};

const ne: typeof en = {
  title: 'इन्टरनेट छैन',
  text: 'अहिले पसलसम्म पुग्न सकिएन। इन्टरनेट आउनेबित्तिकै यो पृष्ठ आफैँ खुल्छ।',
  again: 'फेरि प्रयास गर्नुहोस्',
  cart: 'तपाईंको कार्ट',
  total: 'जम्मा',
  seen: 'भर्खरै हेरिएका सामान',
};

/** The words of the page that is shown without a connection. They travel with the service worker. */
export const offline: Record<Language, typeof en> = { 'en-US': en, 'ne-NP': ne };
