import type { Language } from '@haat/contract/core/language';

export interface SocketWords {
  /** To everybody who connects. */
  greeting: string;
  /** Why something was not done, and why a connection ends. */
  loginFirst: string;
  notYours: string;
  notHere: string;
  notUnderstood: string;
  unavailable: string;
  tooMuch: string;
  sessionOver: string;
}

/** What the server says on the channel itself, in the language of the page. */
export const socketWords: Record<Language, SocketWords> = {
  'en-US': {
    greeting: 'Namaste! You are connected.',
    loginFirst: 'Please login first for better experience',
    notYours: 'You are signed in with another account. Please reload the page.',
    notHere: 'This conversation is not here any more.',
    notUnderstood: 'This could not be understood. Please reload the page.',
    unavailable: 'The shop is busy for a moment. Please try again.',
    tooMuch: 'That was too much at once. Please wait a moment.',
    sessionOver: 'Your session is over. Please login again.',
  },
  'ne-NP': {
    greeting: 'नमस्ते! तपाईं जोडिनुभयो।',
    loginFirst: 'राम्रो अनुभवका लागि कृपया पहिले लगइन गर्नुहोस्',
    notYours: 'तपाईं अर्कै खाताबाट लगइन हुनुहुन्छ। कृपया पृष्ठ फेरि खोल्नुहोस्।',
    notHere: 'यो कुराकानी अब यहाँ छैन।',
    notUnderstood: 'यो बुझ्न सकिएन। कृपया पृष्ठ फेरि खोल्नुहोस्।',
    unavailable: 'पसल एकछिन व्यस्त छ। कृपया फेरि प्रयास गर्नुहोस्।',
    tooMuch: 'एकै पटक धेरै भयो। कृपया एकछिन पर्खनुहोस्।',
    sessionOver: 'लगइनको समय सकियो। कृपया फेरि लगइन गर्नुहोस्।',
  },
};
