import type { HomeWords } from '../en-US/home.ts';

export const home: HomeWords = {
  'home.empty': 'पसल भर्खरै खुलेको छ। पहिला सामान चाँडै यहाँ देखिनेछन्।',
  'home.newest': 'नयाँ सामान',
  'home.discount': 'छुटमा',
  'home.bestSelling': 'धेरै बिकेका',
  'home.provinces': '{n} प्रदेशबाट',
  'home.provincesAll': 'सातै प्रदेशबाट',
  'home.province': '{province} प्रदेश',
  'promise.pay': 'सामान पाएपछि भुक्तानी',
  'promise.fee': 'शुल्क अर्डर गर्नुअघि देखिन्छ',
  'promise.returns.one': 'एक दिनभित्र फिर्ता',
  'promise.returns': '{n} दिनभित्र फिर्ता',
  'home.slides': 'अफरहरू',
  'home.slide': 'स्लाइड {n}/{total}',
  'home.look': 'थप हेर्नुहोस्',
};
