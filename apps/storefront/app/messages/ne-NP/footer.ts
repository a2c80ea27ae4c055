import type { FooterWords } from '../en-US/footer.ts';

export const footer: FooterWords = {
  'footer.quickLinks': 'उपयोगी लिङ्कहरू',
  'footer.ourCategories': 'हाम्रा वर्गहरू',
  'footer.viewAll': 'सबै वर्ग हेर्नुहोस्',
  'footer.newsletter': 'न्युजलेटर',
  'footer.newsletter.text': 'नयाँ सामान र छुटको जानकारी, बेलाबेलामा इमेलमा।',
  'footer.newsletter.email': 'तपाईंको इमेल',
  'footer.newsletter.subscribe': 'दर्ता गर्नुहोस्',
  'footer.newsletter.busy': 'दर्ता हुँदैछ...',
  'footer.newsletter.sent': 'लगभग सकियो: हामीले भर्खरै {email}मा पठाएको लिङ्क खोल्नुहोस्।',
  // The pages of words
  'footer.faq': 'धेरै सोधिने प्रश्न',
  'footer.blog': 'ब्लग',
  'footer.terms': 'नियम र सर्तहरू',
  'footer.service': 'सेवाका सर्तहरू',
  'footer.privacy': 'गोपनीयता नीति',
  'footer.cookies': 'कुकी नीति',
  'footer.shipping': 'डेलिभरी जानकारी',
  'footer.returns': 'फिर्ता नीति',
  'footer.legal': 'कानुनी',
  'footer.copyright': '© {year} {shop}। सबै अधिकार सुरक्षित।',
  'footer.registration': 'दर्ता नं. {number}',
  'footer.pan': 'प्यान/भ्याट {number}',
};
