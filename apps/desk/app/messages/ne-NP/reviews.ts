import type { ReviewWords } from '../en-US/reviews.ts';

export const reviews: ReviewWords = {
  'reviews.title': 'समीक्षाहरू',
  'reviews.open': 'जवाफ नदिएका',
  'reviews.all': 'सबै',
  'reviews.none': 'यहाँ कुनै समीक्षा छैन',
  'reviews.noneHint': 'ग्राहकले तपाईंका सामानबारे लेखेका कुरा यहाँ देखिन्छन्।',
  'reviews.more': 'थप देखाउनुहोस्',
  'reviews.stars': '५ मध्ये {n} तारा',
  'reviews.verified': 'प्रमाणित खरिद',
  'reviews.photo': '{name}को फोटो {n}',
  'reviews.reply': 'तपाईंको जवाफ',
  'reviews.public': 'सामान हेर्ने सबैले यो पढ्न सक्छन्।',
  'reviews.send': 'जवाफ दिनुहोस्',
  'reviews.sending': 'पठाउँदै …',
  'reviews.change': 'बदल्नुहोस्',
  'reviews.takeBack': 'फिर्ता लिनुहोस्',
  'reviews.cancel': 'रद्द गर्नुहोस्',
  'today.reviews': 'जवाफ नदिएका समीक्षा',
  'problem.review-changed': 'यसबीच ग्राहकले यो समीक्षा बदल्नुभयो। कृपया फेरि पढ्नुहोस्।',
};
