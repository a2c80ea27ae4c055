import { demoId } from './ids.ts';
import type { DemoShop, DemoSlider } from './types.ts';

const slidersOf = (shop: string, rows: Omit<DemoSlider, 'id' | 'image'>[], images: string[]): DemoSlider[] =>
  rows.map((row, at) => ({
    id: demoId('slider', `${shop}/${images[at]}`),
    ...row,
    image: `${shop}-${images[at]}`,
  }));

export const haatSliders = slidersOf(
  'haat',
  [
    {
      title: { en: 'Light for Tihar', ne: 'तिहारको उज्यालो' },
      text: {
        en: 'Clay lamps, felt marigolds and gifts from the workshops of Patan, packed so that they arrive whole.',
        ne: 'माटाका दियो, नओइलाउने सयपत्री र पाटनका उपहार, नफुट्ने गरी प्याक गरिएका।',
      },
      link: '/product_category/handicrafts',
    },
    {
      title: { en: 'This spring’s leaves, from Ilam', ne: 'इलामको यस वर्षको चिया' },
      text: {
        en: 'Plucked, rolled and packed where it grows, with the date on every pack.',
        ne: 'फलेकै ठाउँमा टिपेर, बेरेर, मिति लेखेर प्याक गरिएको।',
      },
      link: '/product_category/tea-and-coffee',
    },
    {
      title: { en: 'Ready for the trail', ne: 'बाटोका लागि तयार' },
      text: {
        en: 'Tents, packs and boots, each tried by a guide in Pokhara before it is sold.',
        ne: 'पाल, झोला र जुत्ता: बेच्नुअघि पोखराका पथप्रदर्शकले परीक्षण गरेका।',
      },
      link: '/product_category/trekking-gear',
    },
    {
      title: { en: 'Woven by hand in Bhaktapur', ne: 'भक्तपुरको हाते बुनाइ' },
      text: {
        en: 'Dhaka, pashmina and nettle cloth. The weaver’s name is on the label.',
        ne: 'ढाका, पश्मिना र अल्लो। लेबलमा बुनकरकै नाम।',
      },
      link: '/product_category/shawls-and-scarves',
    },
  ],
  ['tihar', 'tea', 'trek', 'dhaka'],
);

export const himalSliders = slidersOf(
  'himal',
  [
    {
      title: { en: 'Warm nights above the tree line', ne: 'उच्च पहाडमा न्यानो रात' },
      text: {
        en: 'Tents and bags sewn for the passes, tried in January.',
        ne: 'भन्ज्याङका लागि सिलाइएका, माघमा परीक्षण गरिएका पाल र स्लिपिङ ब्याग।',
      },
      link: '/product_category/camp',
    },
    {
      title: { en: 'Layers that earn their weight', ne: 'बोक्न लायक लुगा' },
      text: {
        en: 'Merino, shell and socks, made in Kathmandu and repaired here too.',
        ne: 'काठमाडौँमै बनेका र यहीँ मर्मत हुने ऊनी लुगा, ज्याकेट र मोजा।',
      },
      link: '/product_category/wear',
    },
  ],
  ['pass', 'wear'],
);

export const haatPopup: DemoShop['popup'] = {
  id: demoId('popup', 'haat/returns'),
  title: { en: 'Look first, pay at the door', ne: 'पहिले हेर्नुहोस्, अनि तिर्नुहोस्' },
  text: {
    en: 'Cash on delivery everywhere we deliver, in all seven provinces. The delivery fee is shown before you order, and nothing is added at the door. Changed your mind? Unused goods come back free of charge within seven days.',
    ne: 'सातै प्रदेशमा सामान हातमा परेपछि मात्र पैसा। डेलिभरी शुल्क अर्डरअघि नै देखाइन्छ, ढोकामा थप केही लाग्दैन। मन परेन भने प्रयोग नगरेको सामान सात दिनभित्र निःशुल्क फिर्ता गर्न मिल्छ।',
  },
  image: 'haat-popup',
  link: '/return-policy',
};
