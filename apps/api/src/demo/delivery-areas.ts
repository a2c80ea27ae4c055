import { demoId } from './ids.ts';
import type { DemoArea } from './types.ts';

/** `Area|the same in Nepali|City|District|fee in rupees` rows of one province. */
const areasOf = (province: string, rows: string[]): DemoArea[] =>
  rows.map((row) => {
    const [areaName, areaNameNe, city, district, fee] = row.split('|');
    return {
      id: demoId('area', `haat/${city}/${areaName}`),
      areaName: areaName!,
      areaNameNe: areaNameNe!,
      city: city!,
      district: district!,
      province,
      deliveryFee: Number(fee),
    };
  });

/** Where haat delivers and what it costs: nearer to the valley is cheaper, the far hills the dearest. */
export const haatAreas: DemoArea[] = [
  ...areasOf('Koshi', [
    'Traffic Chowk|ट्राफिक चोक|Biratnagar|Morang|180',
    'Bhanu Chowk|भानु चोक|Dharan|Sunsari|190',
    'Main Chowk|मुख्य चोक|Itahari|Sunsari|180',
    'Damak Bazaar|दमक बजार|Damak|Jhapa|200',
    'Muktichowk|मुक्तिचोक|Birtamod|Jhapa|200',
    'Ilam Bazaar|इलाम बजार|Ilam|Ilam|240',
    'Namche Bazaar|नाम्चे बजार|Namche|Solukhumbu|350',
  ]),
  ...areasOf('Madhesh', [
    'Janaki Chowk|जानकी चोक|Janakpur|Dhanusha|180',
    'Ghantaghar|घण्टाघर|Birgunj|Parsa|170',
    'Lahan Bazaar|लहान बजार|Lahan|Siraha|190',
    'Rajbiraj Bazaar|राजविराज बजार|Rajbiraj|Saptari|200',
  ]),
  ...areasOf('Bagmati', [
    'Inside Ring Road|चक्रपथभित्र|Kathmandu|Kathmandu|60',
    'Outside Ring Road|चक्रपथबाहिर|Kathmandu|Kathmandu|90',
    'Kirtipur and Chobhar|कीर्तिपुर र चोभार|Kathmandu|Kathmandu|100',
    'Patan and Pulchowk|पाटन र पुल्चोक|Lalitpur|Lalitpur|70',
    'Imadol and Lubhu|इमाडोल र लुभु|Lalitpur|Lalitpur|100',
    'Bhaktapur Durbar and Suryabinayak|भक्तपुर दरबार र सूर्यविनायक|Bhaktapur|Bhaktapur|90',
    'Thimi|ठिमी|Thimi|Bhaktapur|90',
    'Banepa and Dhulikhel|बनेपा र धुलिखेल|Banepa|Kavrepalanchok|130',
    'Hetauda Bazaar|हेटौँडा बजार|Hetauda|Makwanpur|150',
    'Narayangadh|नारायणगढ|Bharatpur|Chitwan|150',
  ]),
  ...areasOf('Gandaki', [
    'Lakeside|लेकसाइड|Pokhara|Kaski|150',
    'Prithvi Chowk and Mahendrapul|पृथ्वी चोक र महेन्द्रपुल|Pokhara|Kaski|150',
    'Damauli Bazaar|दमौली बजार|Damauli|Tanahun|160',
    'Baglung Bazaar|बागलुङ बजार|Baglung|Baglung|220',
    'Jomsom|जोमसोम|Jomsom|Mustang|340',
  ]),
  ...areasOf('Lumbini', [
    'Milan Chowk|मिलन चोक|Butwal|Rupandehi|170',
    'Buddha Chowk|बुद्ध चोक|Bhairahawa|Rupandehi|180',
    'Dhamboji|धम्बोझी|Nepalgunj|Banke|210',
    'Ghorahi Bazaar|घोराही बजार|Ghorahi|Dang|210',
  ]),
  ...areasOf('Karnali', [
    'Birendra Chowk|वीरेन्द्र चोक|Birendranagar|Surkhet|260',
    'Khalanga|खलङ्गा|Jumla|Jumla|350',
  ]),
  ...areasOf('Sudurpashchim', [
    'Campus Road|क्याम्पस रोड|Dhangadhi|Kailali|240',
    'Mahendranagar Bazaar|महेन्द्रनगर बजार|Mahendranagar|Kanchanpur|260',
    'Dadeldhura Bazaar|डडेल्धुरा बजार|Dadeldhura|Dadeldhura|320',
  ]),
];
