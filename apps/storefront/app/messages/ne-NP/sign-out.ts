import type { SignOutWords } from '../en-US/sign-out.ts';

export const signOut: SignOutWords = {
  'logout.idle': 'अहिलेसम्म लगआउट गरिएको छैन',
  'logout.request': 'लगआउट हुँदैछ...',
  'logout.done': 'तपाईं लगआउट हुनुभयो।',
  'logout.error': 'यो उपकरणमा तपाईं लगआउट हुनुभयो। पसललाई खबर गर्न सकिएन, त्यहाँ आफैँ टुङ्गिन्छ।',
};
