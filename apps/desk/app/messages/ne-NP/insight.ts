import type { InsightWords } from '../en-US/insight.ts';

export const insight: InsightWords = {
  'insight.title': 'तथ्याङ्क',
  'insight.of': '{vendor}को तथ्याङ्क',
  'insight.wholeShop': 'पूरै पसल',
  'insight.span': 'कति दिनको',
  'insight.days': '{n} दिन',
  'insight.revenue': 'आम्दानी',
  'insight.sold': 'बिक्री',
  'insight.orders': 'अर्डर',
  'insight.rule':
    'अर्डर गरिएकै दिनमा गनिन्छ। पुष्टि भएपछि बिक्री मानिन्छ, फर्किएर आए मानिँदैन; रद्द भएका र फर्किएका अर्डर आम्दानी होइनन्। आम्दानी भनेको सामानको मूल्य हो, डेलिभरी शुल्कबाहेक।',
  'insight.revenueByDay': 'दिनअनुसार आम्दानी',
  'insight.ordersByDay': 'दिनअनुसार अर्डर',
  'insight.most': 'सबैभन्दा धेरै: {day} मा {value}',
  'insight.none': 'यी दिनमा केही छैन',
  'insight.asTable': 'हरेक दिन तालिकामा',
  'insight.byDay': 'दिनअनुसार',
  'insight.day': 'दिन',
  'insight.products': 'सबैभन्दा धेरै आम्दानी दिने सामान',
  'insight.product': 'सामान',
  'insight.pieces': 'थान',
  'insight.lookedAt': 'के हेरिन्छ',
  'insight.lookedAtHint':
    'सामानको पृष्ठ कति पटक हेरियो, कति अर्डरमा बिक्यो, र हेराइको कति प्रतिशत बिक्यो। पृष्ठ र अर्डर मात्र गनिन्छन्, हेर्ने को हो भन्ने कहिल्यै गनिँदैन।',
  'insight.views': 'हेराइ',
  'insight.missed': 'पसलमा खोजेर नभेटिएका',
  'insight.missedHint':
    'तपाईंकहाँ भए ग्राहकले किन्ने सामान, वा तपाईंकै सामानलाई अरूले बोलाउने नाम। इमेल वा फोन नम्बरजस्तो देखिने खोज राखिँदैन।',
  'insight.term': 'खोज',
  'insight.times': 'कति पटक',
  'insight.lastDay': 'अन्तिम पटक',
  'insight.vendors': 'विक्रेताअनुसार',
  'insight.vendor': 'विक्रेता',
};
