import type { TalkWords } from '../en-US/talks.ts';

export const talks: TalkWords = {
  'talks.empty': 'अहिलेसम्म कुनै प्रश्न छैन',
  'talks.emptyHint': 'विक्रेतालाई सोधेका प्रश्न र भनेका मूल्य यहाँ रहन्छन्।',
  'talks.you': 'तपाईं: {text}',
  'talks.new': 'नयाँ',
  'talks.more': 'थप देखाउनुहोस्',
  'talks.pending': 'तपाईंले {amount} को प्रस्ताव गर्नुभयो।',
  'talks.countered': 'विक्रेताले {amount} भन्नुभयो।',
  'talks.accepted': 'मिल्यो: एउटा {amount} मा।',
  'talks.used': '{amount} मा अर्डर भयो।',
  'talks.declined': 'विक्रेताले {amount} मान्नुभएन।',
  'talks.withdrawn': 'तपाईंले {amount} को प्रस्ताव फिर्ता लिनुभयो।',
  'talks.expired': 'यो प्रस्तावको समय सकियो।',
};
