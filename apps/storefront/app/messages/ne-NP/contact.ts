import type { ContactWords } from '../en-US/contact.ts';

export const contact: ContactWords = {
  'contact.title': 'हामीलाई लेख्नुहोस्',
  'contact.hint': 'सामान, अर्डर वा फिर्ताबारे सोध्नुहोस्, वा के बिग्रियो भन्नुहोस्।',
  'contact.name': 'तपाईंको नाम',
  'contact.email': 'तपाईंको इमेल',
  'contact.phone': 'फोन (ऐच्छिक)',
  'contact.message': 'तपाईंको सन्देश',
  'contact.about': '“{title}” (/product/{slug}) का बारेमा:',
  'contact.send': 'सन्देश पठाउनुहोस्',
  'contact.sending': 'पठाउँदै...',
  'contact.needed': 'कृपया यो भर्नुहोस्।',
  'contact.emailWrong': 'कृपया इमेल ठेगाना जाँच्नुहोस्: जवाफ यसैमा आउँछ।',
  'contact.wrong': 'कृपया यो जाँच्नुहोस्।',
  'contact.sent': 'तपाईंको सन्देश पठाइयो',
  'contact.sentText': 'धन्यवाद। जवाफ {email}मा आउँछ।',
  'contact.more': 'अर्को सन्देश लेख्नुहोस्',
};
