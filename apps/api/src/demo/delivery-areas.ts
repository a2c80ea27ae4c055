import { demoId } from './ids.ts';
import type { DemoArea } from './types.ts';

/** `Area|City|District|fee in rupees` rows of one province. */
const areasOf = (province: string, rows: string[]): DemoArea[] =>
  rows.map((row) => {
    const [areaName, city, district, fee] = row.split('|');
    return {
      id: demoId('area', `haat/${city}/${areaName}`),
      areaName: areaName!,
      city: city!,
      district: district!,
      province,
      deliveryFee: Number(fee),
    };
  });

/** Where haat delivers and what it costs: nearer to the valley is cheaper, the far hills the dearest. */
export const haatAreas: DemoArea[] = [
  ...areasOf('Koshi', [
    'Traffic Chowk|Biratnagar|Morang|180',
    'Bhanu Chowk|Dharan|Sunsari|190',
    'Main Chowk|Itahari|Sunsari|180',
    'Damak Bazaar|Damak|Jhapa|200',
    'Muktichowk|Birtamod|Jhapa|200',
    'Ilam Bazaar|Ilam|Ilam|240',
    'Namche Bazaar|Namche|Solukhumbu|350',
  ]),
  ...areasOf('Madhesh', [
    'Janaki Chowk|Janakpur|Dhanusha|180',
    'Ghantaghar|Birgunj|Parsa|170',
    'Lahan Bazaar|Lahan|Siraha|190',
    'Rajbiraj Bazaar|Rajbiraj|Saptari|200',
  ]),
  ...areasOf('Bagmati', [
    'Inside Ring Road|Kathmandu|Kathmandu|60',
    'Outside Ring Road|Kathmandu|Kathmandu|90',
    'Kirtipur and Chobhar|Kathmandu|Kathmandu|100',
    'Patan and Pulchowk|Lalitpur|Lalitpur|70',
    'Imadol and Lubhu|Lalitpur|Lalitpur|100',
    'Bhaktapur Durbar and Suryabinayak|Bhaktapur|Bhaktapur|90',
    'Thimi|Thimi|Bhaktapur|90',
    'Banepa and Dhulikhel|Banepa|Kavrepalanchok|130',
    'Hetauda Bazaar|Hetauda|Makwanpur|150',
    'Narayangadh|Bharatpur|Chitwan|150',
  ]),
  ...areasOf('Gandaki', [
    'Lakeside|Pokhara|Kaski|150',
    'Prithvi Chowk and Mahendrapul|Pokhara|Kaski|150',
    'Damauli Bazaar|Damauli|Tanahun|160',
    'Baglung Bazaar|Baglung|Baglung|220',
    'Jomsom|Jomsom|Mustang|340',
  ]),
  ...areasOf('Lumbini', [
    'Milan Chowk|Butwal|Rupandehi|170',
    'Buddha Chowk|Bhairahawa|Rupandehi|180',
    'Dhamboji|Nepalgunj|Banke|210',
    'Ghorahi Bazaar|Ghorahi|Dang|210',
  ]),
  ...areasOf('Karnali', ['Birendra Chowk|Birendranagar|Surkhet|260', 'Khalanga|Jumla|Jumla|350']),
  ...areasOf('Sudurpashchim', [
    'Campus Road|Dhangadhi|Kailali|240',
    'Mahendranagar Bazaar|Mahendranagar|Kanchanpur|260',
    'Dadeldhura Bazaar|Dadeldhura|Dadeldhura|320',
  ]),
];
