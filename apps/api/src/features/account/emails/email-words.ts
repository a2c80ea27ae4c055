import type { Language } from '@haat/contract/core/language';

/** Everything an account is written to about. */
export type Occasion =
  | 'activate'
  | 'already-there'
  | 'confirm-provider'
  | 'reset-password'
  | 'invitation'
  | 'helper-invitation'
  | 'password-changed'
  | 'account-deleted';

export interface Words {
  subject: string;
  paragraphs: string[];
  /** Where the message has a link. */
  button?: string;
  afterwards: string[];
}

/** `{shop}`, `{provider}` and `{desk}`, where somebody helps, stand for their names. */
export const greetings: Record<Language, { named: string; nameless: string }> = {
  'en-US': { named: 'Namaste {name},', nameless: 'Namaste,' },
  'ne-NP': { named: 'नमस्ते {name},', nameless: 'नमस्ते,' },
};

const english: Record<Occasion, Words> = {
  activate: {
    subject: 'Activate your account at {shop}',
    paragraphs: [
      'Thank you for signing up at {shop}. One step is left: please confirm that this email is yours.',
    ],
    button: 'Activate account',
    afterwards: [
      'This link can be used once, within 24 hours.',
      'If you did not sign up, please ignore this email. Without your click the account is not activated.',
    ],
  },
  'already-there': {
    subject: 'You already have an account at {shop}',
    paragraphs: [
      'Somebody, probably you, has just tried to sign up at {shop} with this email. You already have an account: please log in with it.',
      'If you have forgotten your password, you can choose a new one here.',
    ],
    button: 'Choose a new password',
    afterwards: [
      'This link can be used once, within one hour.',
      'If it was not you, please ignore this email. Nothing has changed.',
    ],
  },
  'confirm-provider': {
    subject: 'Confirm your email for {shop}',
    paragraphs: [
      'Somebody, probably you, has just used this email to log in at {shop} with {provider}. Please confirm that it is yours; after that you can log in with {provider}.',
    ],
    button: 'Confirm email',
    afterwards: [
      'This link can be used once, within 24 hours.',
      'If it was not you, please ignore this email. Without your click nothing happens.',
    ],
  },
  'reset-password': {
    subject: 'Choose a new password for {shop}',
    paragraphs: ['You can choose a new password for your account at {shop} here.'],
    button: 'Choose a new password',
    afterwards: [
      'This link can be used once, within one hour. Afterwards all your devices have to log in again.',
      'If you did not ask for this, please ignore this email. Your password stays as it is.',
    ],
  },
  invitation: {
    subject: 'Sell at {shop}',
    paragraphs: [
      'You are invited to sell at {shop}. Choose a password, and log in at the desk: products, orders and questions of your customers wait for you there.',
    ],
    button: 'Choose a password',
    afterwards: [
      'This link can be used once, within seven days. After that, ask for a new password with this email.',
      'If you do not know {shop}, please ignore this email.',
    ],
  },
  'helper-invitation': {
    subject: 'Help at the desk of {desk}',
    paragraphs: [
      'You are invited to help {desk} with its orders, products and questions at {shop}. See what it is about, and join if you like.',
    ],
    button: 'See the invitation',
    afterwards: [
      'This link can be used once, within seven days. After that, please ask {desk} for a new one.',
      'If you do not know {desk}, please ignore this email. Without your click nothing happens.',
    ],
  },
  'password-changed': {
    subject: 'Your password at {shop} was changed',
    paragraphs: ['The password of your account at {shop} has just been changed.'],
    afterwards: [
      "If it was not you, please choose a new one right away with 'Forgot your password?' on the login page.",
    ],
  },
  'account-deleted': {
    subject: 'Your account at {shop} was deleted',
    paragraphs: [
      'As you asked, your account at {shop} was deleted, with your addresses, wishlist, questions and reviews. Bills of past orders are kept, as the law requires, but without your name.',
    ],
    afterwards: ['Thank you for shopping with us.'],
  },
};

const nepali: Record<Occasion, Words> = {
  activate: {
    subject: '{shop}मा आफ्नो खाता सक्रिय गर्नुहोस्',
    paragraphs: [
      '{shop}मा खाता खोल्नुभएकोमा धन्यवाद। अब एउटा मात्र काम बाँकी छ: यो इमेल तपाईंकै हो भनी पुष्टि गरिदिनुहोस्।',
    ],
    button: 'खाता सक्रिय गर्नुहोस्',
    afterwards: [
      'यो लिङ्क २४ घण्टाभित्र एक पटक मात्र प्रयोग गर्न मिल्छ।',
      'तपाईंले खाता खोल्नुभएको होइन भने यो इमेललाई बेवास्ता गर्नुहोस्। तपाईंले नथिचेसम्म खाता सक्रिय हुँदैन।',
    ],
  },
  'already-there': {
    subject: '{shop}मा तपाईंको खाता पहिल्यै छ',
    paragraphs: [
      'भर्खरै कसैले, सायद तपाईंले नै, यो इमेलबाट {shop}मा नयाँ खाता खोल्न खोज्नुभयो। तपाईंको खाता पहिल्यै छ, कृपया त्यसैबाट लगइन गर्नुहोस्।',
      'पासवर्ड बिर्सनुभएको भए यहाँबाट नयाँ राख्न सक्नुहुन्छ।',
    ],
    button: 'नयाँ पासवर्ड राख्नुहोस्',
    afterwards: [
      'यो लिङ्क एक घण्टाभित्र एक पटक मात्र प्रयोग गर्न मिल्छ।',
      'तपाईं हुनुहुन्न भने यो इमेललाई बेवास्ता गर्नुहोस्। केही पनि बदलिएको छैन।',
    ],
  },
  'confirm-provider': {
    subject: '{shop}का लागि आफ्नो इमेल पुष्टि गर्नुहोस्',
    paragraphs: [
      'भर्खरै कसैले, सायद तपाईंले नै, {provider}बाट {shop}मा लगइन गर्दा यो इमेल दिनुभयो। यो इमेल तपाईंकै हो भनी पुष्टि गर्नुहोस्; त्यसपछि {provider}बाट लगइन गर्न सकिन्छ।',
    ],
    button: 'इमेल पुष्टि गर्नुहोस्',
    afterwards: [
      'यो लिङ्क २४ घण्टाभित्र एक पटक मात्र प्रयोग गर्न मिल्छ।',
      'तपाईं हुनुहुन्न भने कृपया नथिच्नुहोस्। यो इमेललाई बेवास्ता गर्नुभए केही हुँदैन।',
    ],
  },
  'reset-password': {
    subject: '{shop}का लागि नयाँ पासवर्ड राख्नुहोस्',
    paragraphs: ['{shop}को आफ्नो खाताका लागि यहाँबाट नयाँ पासवर्ड राख्न सक्नुहुन्छ।'],
    button: 'नयाँ पासवर्ड राख्नुहोस्',
    afterwards: [
      'यो लिङ्क एक घण्टाभित्र एक पटक मात्र प्रयोग गर्न मिल्छ। त्यसपछि तपाईंका सबै उपकरणबाट फेरि लगइन गर्नुपर्छ।',
      'तपाईंले यो माग्नुभएको होइन भने यो इमेललाई बेवास्ता गर्नुहोस्। तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।',
    ],
  },
  invitation: {
    subject: '{shop}मा सामान बेच्नुहोस्',
    paragraphs: [
      'तपाईंलाई {shop}मा सामान बेच्न निम्तो छ। पासवर्ड छानेर डेस्कमा लगइन गर्नुहोस्: सामान, अर्डर र ग्राहकका प्रश्न त्यहीँ हुन्छन्।',
    ],
    button: 'पासवर्ड छान्नुहोस्',
    afterwards: [
      'यो लिङ्क सात दिनभित्र एक पटक मात्र प्रयोग गर्न मिल्छ। त्यसपछि यही इमेलबाट नयाँ पासवर्ड माग्नुहोस्।',
      'तपाईं {shop}लाई चिन्नुहुन्न भने यो इमेललाई बेवास्ता गर्नुहोस्।',
    ],
  },
  'helper-invitation': {
    subject: '{desk}को डेस्कमा सहयोग गर्नुहोस्',
    paragraphs: [
      'तपाईंलाई {shop}मा {desk}का अर्डर, सामान र प्रश्नमा सहयोग गर्न निम्तो छ। के हो हेर्नुहोस्, र मन लागे सामेल हुनुहोस्।',
    ],
    button: 'निम्तो हेर्नुहोस्',
    afterwards: [
      'यो लिङ्क सात दिनभित्र एक पटक मात्र प्रयोग गर्न मिल्छ। त्यसपछि {desk}सँग नयाँ माग्नुहोस्।',
      'तपाईं {desk}लाई चिन्नुहुन्न भने यो इमेललाई बेवास्ता गर्नुहोस्। तपाईंले नथिचेसम्म केही हुँदैन।',
    ],
  },
  'password-changed': {
    subject: '{shop}मा तपाईंको पासवर्ड बदलियो',
    paragraphs: ['{shop}मा तपाईंको खाताको पासवर्ड भर्खरै बदलिएको छ।'],
    afterwards: ['तपाईंले बदल्नुभएको होइन भने लगइन पृष्ठको ‘पासवर्ड बिर्सनुभयो?’बाट तुरुन्तै नयाँ पासवर्ड राख्नुहोस्।'],
  },
  'account-deleted': {
    subject: '{shop}मा तपाईंको खाता मेटाइयो',
    paragraphs: [
      'तपाईंले भन्नुभएअनुसार {shop}को तपाईंको खाता मेटाइयो, ठेगाना, मनपर्ने सूची, प्रश्न र समीक्षासहित। पहिलेका अर्डरका बिल कानुनअनुसार राखिन्छन्, तर तपाईंको नामबिना।',
    ],
    afterwards: ['हामीसँग किनमेल गर्नुभएकोमा धन्यवाद।'],
  },
};

/** The words of every message, in both languages. */
export const emailWords: Record<Language, Record<Occasion, Words>> = { 'en-US': english, 'ne-NP': nepali };
