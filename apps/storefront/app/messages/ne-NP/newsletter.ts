import type { NewsletterWords } from '../en-US/newsletter.ts';

export const newsletter: NewsletterWords = {
  'newsletter.confirm.title': 'न्युजलेटर पुष्टि गर्नुहोस्',
  'newsletter.confirm.intro': 'एकपटक थिच्नुहोस्, नयाँ सामान र छुटको जानकारी बेलाबेलामा इमेलमा पाउनुहुन्छ।',
  'newsletter.confirm.press': 'हो, न्युजलेटर पठाउनुहोस्',
  'newsletter.confirm.done': 'न्युजलेटर आउन थाल्छ',
  'newsletter.confirm.doneText': 'धन्यवाद। हरेक न्युजलेटरमा त्यसलाई बन्द गर्ने लिङ्क हुन्छ।',
  'newsletter.leave.title': 'न्युजलेटर बन्द गर्नुहोस्',
  'newsletter.leave.intro': 'एकपटक थिच्नुहोस्, त्यसपछि न्युजलेटर आउँदैन। अर्डरबारेका इमेल भने आइरहन्छन्।',
  'newsletter.leave.press': 'न्युजलेटर बन्द गर्नुहोस्',
  'newsletter.leave.done': 'न्युजलेटर बन्द भयो',
  'newsletter.leave.doneText': 'तपाईंको इमेल सूचीबाट हट्यो। जहिले पनि हरेक पृष्ठको अन्त्यबाट फेरि दर्ता गर्न सकिन्छ।',
  'newsletter.busy': 'एकैछिन...',
  'newsletter.goOn': 'पसलमा जानुहोस्',
  'newsletter.expired': 'यो लिङ्क पुरानो भयो',
  'newsletter.expiredText': 'यो तीन दिन मात्र चल्छ। यो पृष्ठको अन्त्यमा फेरि दर्ता गर्नुहोस्, हामी नयाँ लिङ्क पठाउँछौँ।',
  'newsletter.unknown': 'यो लिङ्क चल्दैन',
  'newsletter.unknownText':
    'यो पूरा छैन, वा न्युजलेटर बन्द गरेपछि सकिएको हो। इमेलबाट फेरि खोल्नुहोस्, वा यो पृष्ठको अन्त्यमा फेरि दर्ता गर्नुहोस्।',
};
