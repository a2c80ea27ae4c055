import type { Language } from '@haat/contract/core/language';

interface SocketWords {
  /** To everybody who connects. */
  greeting: string;
  /** Why `newUser` was not honoured, and why a connection ends. */
  loginFirst: string;
  notYours: string;
  tooMuch: string;
  sessionOver: string;
}

/** What the server says on the channel itself, in the language of the page. */
export const socketWords: Record<Language, SocketWords> = {
  'en-US': {
    greeting: 'Namaste! You are connected.',
    loginFirst: 'Please login first for better experience',
    notYours: 'You are signed in with another account. Please reload the page.',
    tooMuch: 'That was too much at once. Please wait a moment.',
    sessionOver: 'Your session is over. Please login again.',
  },
  'ne-NP': {
    greeting: 'नमस्ते! तपाईं जोडिनुभयो।',
    loginFirst: 'राम्रो अनुभवका लागि कृपया पहिले लगइन गर्नुहोस्',
    notYours: 'तपाईं अर्कै खाताबाट लगइन हुनुहुन्छ। कृपया पृष्ठ फेरि खोल्नुहोस्।',
    tooMuch: 'एकै पटक धेरै भयो। कृपया एकछिन पर्खनुहोस्।',
    sessionOver: 'तपाईंको सत्र सकियो। कृपया फेरि लगइन गर्नुहोस्।',
  },
};
