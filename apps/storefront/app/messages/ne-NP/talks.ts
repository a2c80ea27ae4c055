import type { TalkWords } from '../en-US/talks.ts';

export const talks: TalkWords = {
  'talks.empty': 'अहिलेसम्म कुनै प्रश्न छैन',
  'talks.emptyHint': 'विक्रेतालाई सोधेका प्रश्न र भनेका मूल्य यहाँ रहन्छन्।',
  'talks.you': 'तपाईं: {text}',
  'talks.new': 'नयाँ',
  'talks.more': 'थप देखाउनुहोस्',
  'talks.accept': 'विक्रेताले तपाईंको प्रस्ताव मान्नुभयो।',
  'talks.decline': 'विक्रेताले यो मूल्य मान्नुभएन।',
  'talks.counter': 'विक्रेताले अर्को मूल्य भन्नुभयो।',
};
