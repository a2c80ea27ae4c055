import { demoId } from './ids.ts';
import type { DemoArea } from './types.ts';

/** `Area|the same in Nepali|City|District|fee in rupees|days from-to|what it covers` rows of one province. */
const areasOf = (province: string, rows: string[]): DemoArea[] =>
  rows.map((row) => {
    const [areaName, areaNameNe, city, district, fee, days, covers] = row.split('|');
    const [daysFrom, daysTo] = days!.split('-').map(Number);
    return {
      id: demoId('area', `haat/${city}/${areaName}`),
      areaName: areaName!,
      areaNameNe: areaNameNe!,
      city: city!,
      district: district!,
      province,
      deliveryFee: Number(fee),
      daysFrom: daysFrom!,
      daysTo: daysTo!,
      covers: covers!.split(' '),
    };
  });

const wards = (localLevel: string, ...numbers: number[]): string =>
  numbers.map((number) => `${localLevel}/${number}`).join(' ');

const city = 'kathmandu-kathmandu';
// The Ring Road runs through the other wards: there the shopper says on which side.
const insideRing = wards(
  city,
  1,
  2,
  5,
  10,
  11,
  12,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31,
);
const outsideRing = wards(city, 6, 32);
const aroundKathmandu = [
  'budhanilkantha',
  'tokha',
  'tarakeshwar',
  'nagarjun',
  'chandragiri',
  'gokarneshwar',
  'kageshwari-manohara',
  'shankharapur',
]
  .map((name) => `kathmandu-${name}`)
  .join(' ');

/**
 * Where haat delivers, what it costs and how long it takes: nearer to the valley is cheaper, the far hills the dearest.
 * Each province has an area for what its other areas leave out, so that all of Nepal is covered.
 */
export const haatAreas: DemoArea[] = [
  ...areasOf('Koshi', [
    'Traffic Chowk|ट्राफिक चोक|Biratnagar|Morang|180|2-4|morang-biratnagar morang',
    'Bhanu Chowk|भानु चोक|Dharan|Sunsari|190|2-4|sunsari-dharan',
    'Main Chowk|मुख्य चोक|Itahari|Sunsari|180|2-4|sunsari-itahari sunsari',
    'Damak Bazaar|दमक बजार|Damak|Jhapa|200|3-4|jhapa-damak jhapa-gauradaha jhapa-kamal',
    'Muktichowk|मुक्तिचोक|Birtamod|Jhapa|200|3-4|jhapa-birtamod jhapa',
    'Ilam Bazaar|इलाम बजार|Ilam|Ilam|240|3-5|ilam-ilam ilam',
    'Koshi Hills|कोशीका पहाडी जिल्ला|Dhankuta|Dhankuta|270|4-7|koshi',
    'Namche Bazaar|नाम्चे बजार|Namche|Solukhumbu|350|7-12|solukhumbu',
  ]),
  ...areasOf('Madhesh', [
    'Janaki Chowk|जानकी चोक|Janakpur|Dhanusha|180|2-4|dhanusha-janakpurdham dhanusha mahottari',
    'Ghantaghar|घण्टाघर|Birgunj|Parsa|170|2-3|parsa-birgunj parsa bara',
    'Lahan Bazaar|लहान बजार|Lahan|Siraha|190|3-4|siraha-lahan siraha',
    'Rajbiraj Bazaar|राजविराज बजार|Rajbiraj|Saptari|200|3-4|saptari-rajbiraj saptari',
    'Madhesh Villages|मधेशका अन्य ठाउँ|Malangawa|Sarlahi|210|3-5|madhesh',
  ]),
  ...areasOf('Bagmati', [
    `Inside Ring Road|चक्रपथभित्र|Kathmandu|Kathmandu|60|1-2|${city} ${insideRing}`,
    `Outside Ring Road|चक्रपथबाहिर|Kathmandu|Kathmandu|90|1-3|${city} ${outsideRing} ${aroundKathmandu}`,
    'Kirtipur and Chobhar|कीर्तिपुर र चोभार|Kathmandu|Kathmandu|100|1-3|kathmandu-kirtipur kathmandu-dakshinkali',
    'Patan and Pulchowk|पाटन र पुल्चोक|Lalitpur|Lalitpur|70|1-2|lalitpur-lalitpur',
    'Imadol and Lubhu|इमाडोल र लुभु|Lalitpur|Lalitpur|100|1-3|lalitpur-mahalaxmi lalitpur-godawari',
    'Bhaktapur Durbar and Suryabinayak|भक्तपुर दरबार र सूर्यविनायक|Bhaktapur|Bhaktapur|90|1-3|bhaktapur',
    'Thimi|ठिमी|Thimi|Bhaktapur|90|1-3|bhaktapur-madhyapur-thimi',
    'Banepa and Dhulikhel|बनेपा र धुलिखेल|Banepa|Kavrepalanchok|130|2-3|kavrepalanchok-banepa kavrepalanchok-dhulikhel kavrepalanchok-panauti',
    'Hetauda Bazaar|हेटौँडा बजार|Hetauda|Makwanpur|150|2-3|makwanpur-hetauda',
    'Narayangadh|नारायणगढ|Bharatpur|Chitwan|150|2-3|chitwan',
    'Bagmati Hills|बागमतीका पहाडी जिल्ला|Dhulikhel|Kavrepalanchok|200|3-6|bagmati',
  ]),
  ...areasOf('Gandaki', [
    'Lakeside|लेकसाइड|Pokhara|Kaski|150|2-3|kaski-pokhara/6',
    'Prithvi Chowk and Mahendrapul|पृथ्वी चोक र महेन्द्रपुल|Pokhara|Kaski|150|2-3|kaski-pokhara kaski',
    'Damauli Bazaar|दमौली बजार|Damauli|Tanahun|160|2-4|tanahun',
    'Kawasoti Bazaar|कावासोती बजार|Kawasoti|Nawalpur|170|2-4|nawalpur',
    'Baglung Bazaar|बागलुङ बजार|Baglung|Baglung|220|3-5|baglung-baglung baglung parbat',
    'Gandaki Hills|गण्डकीका पहाडी जिल्ला|Gorkha|Gorkha|240|4-7|gandaki',
    'Jomsom|जोमसोम|Jomsom|Mustang|340|6-10|mustang manang',
  ]),
  ...areasOf('Lumbini', [
    'Milan Chowk|मिलन चोक|Butwal|Rupandehi|170|2-4|rupandehi-butwal rupandehi-tilottama rupandehi-sainamaina',
    'Buddha Chowk|बुद्ध चोक|Bhairahawa|Rupandehi|180|2-4|rupandehi-siddharthanagar rupandehi',
    'Dhamboji|धम्बोझी|Nepalgunj|Banke|210|3-4|banke bardiya',
    'Ghorahi Bazaar|घोराही बजार|Ghorahi|Dang|210|3-4|dang',
    'Lumbini Hills and Villages|लुम्बिनीका अन्य ठाउँ|Tansen|Palpa|240|3-6|lumbini',
  ]),
  ...areasOf('Karnali', [
    'Birendra Chowk|वीरेन्द्र चोक|Birendranagar|Surkhet|260|4-6|surkhet',
    'Karnali Hills|कर्णालीका पहाडी जिल्ला|Narayan|Dailekh|310|5-9|karnali',
    'Khalanga|खलङ्गा|Jumla|Jumla|350|6-10|jumla',
    'Upper Karnali|माथिल्लो कर्णाली|Simkot|Humla|350|8-14|humla mugu dolpa',
  ]),
  ...areasOf('Sudurpashchim', [
    'Campus Road|क्याम्पस रोड|Dhangadhi|Kailali|240|3-5|kailali-dhangadhi kailali',
    'Mahendranagar Bazaar|महेन्द्रनगर बजार|Mahendranagar|Kanchanpur|260|4-5|kanchanpur',
    'Dadeldhura Bazaar|डडेल्धुरा बजार|Dadeldhura|Dadeldhura|320|5-8|dadeldhura',
    'Far West Hills|सुदूरपश्चिमका पहाडी जिल्ला|Dipayal|Doti|330|5-10|sudurpashchim',
  ]),
];
