import { inLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';

/** What somebody is told of while the shop is not open before them. */
export const alertKinds = ['order', 'question', 'offer', 'reply', 'moved', 'test'] as const;
export type AlertKind = (typeof alertKinds)[number];

const words: Record<Language, Record<AlertKind, string>> = {
  'en-US': {
    order: 'A new order',
    question: 'A new question',
    offer: 'A new offer',
    reply: 'The seller has answered you',
    moved: 'Your order has moved on',
    test: 'Alerts work in this browser',
  },
  'ne-NP': {
    order: 'नयाँ अर्डर',
    question: 'नयाँ प्रश्न',
    offer: 'नयाँ मोलमोलाइ',
    reply: 'विक्रेताले जवाफ दिनुभयो',
    moved: 'तपाईंको अर्डर अघि बढ्यो',
    test: 'यो ब्राउजरमा सूचना आउँछ',
  },
};

/** What a browser gets to show: no person, no phone, no amount passes through a push service. */
export const payloadOf = ({ kind, path }: { kind: AlertKind; path: string }, language: Language): string =>
  JSON.stringify({ title: words[language][kind], tag: kind, path: inLanguage(path, language) });
