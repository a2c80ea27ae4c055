import type { AccountWords } from '../en-US/account.ts';

export const account: AccountWords = {
  'login.title': 'लगइन',
  'login.intro': 'अर्डर गर्न, अर्डर कहाँ पुग्यो हेर्न र मनपर्ने सूची राख्न लगइन गर्नुहोस्।',
  'login.submit': 'लगइन गर्नुहोस्',
  'login.submitting': 'लगइन हुँदैछ...',
  'login.idle': 'अहिलेसम्म लगइन गरिएको छैन',
  'login.done': 'तपाईं लगइन हुनुभयो।',
  'login.sessionOver': 'लगइनको समय सकियो। कृपया फेरि लगइन गर्नुहोस्।',
  'login.already': 'तपाईं {name}को नामबाट लगइन हुनुहुन्छ।',
  'problem.wrong-credentials': 'इमेल वा पासवर्ड मिलेन।',
  'problem.not-activated': 'तपाईंको खाता अझै सक्रिय भएको छैन। हामीले पठाएको इमेलको लिङ्क खोल्नुहोस्।',
  'profile.title': 'मेरो खाता',
  'profile.orders': 'मेरा अर्डरहरू',
  'wishlist.title': 'मनपर्ने सूची',
  'wishlist.empty': 'तपाईंको मनपर्ने सूची खाली छ',
  'wishlist.emptyHint': 'सामानको मुटु चिन्ह थिचेर यहाँ राख्नुहोस्।',
};
