import type { BothLanguages, DemoCity, DemoState } from './types.ts';

/** `English नेपाली` pairs, apart by commas. */
const named = (text: string): BothLanguages[] =>
  text.split(',').map((pair) => {
    const words = pair.trim().split(' ');
    const cut = words.findIndex((word) => /[\u0900-\u097f]/.test(word));
    return { en: words.slice(0, cut).join(' '), ne: words.slice(cut).join(' ') };
  });

const state = (en: string, ne: string, districts: string): DemoState => ({
  name: { en, ne },
  districts: named(districts),
});

/** The seven provinces and their 77 districts. */
export const demoStates: DemoState[] = [
  state(
    'Koshi',
    'कोशी',
    'Bhojpur भोजपुर, Dhankuta धनकुटा, Ilam इलाम, Jhapa झापा, Khotang खोटाङ, Morang मोरङ, Okhaldhunga ओखलढुङ्गा, Panchthar पाँचथर, Sankhuwasabha सङ्खुवासभा, Solukhumbu सोलुखुम्बु, Sunsari सुनसरी, Taplejung ताप्लेजुङ, Terhathum तेह्रथुम, Udayapur उदयपुर',
  ),
  state(
    'Madhesh',
    'मधेश',
    'Bara बारा, Dhanusha धनुषा, Mahottari महोत्तरी, Parsa पर्सा, Rautahat रौतहट, Saptari सप्तरी, Sarlahi सर्लाही, Siraha सिराहा',
  ),
  state(
    'Bagmati',
    'बागमती',
    'Bhaktapur भक्तपुर, Chitwan चितवन, Dhading धादिङ, Dolakha दोलखा, Kathmandu काठमाडौँ, Kavrepalanchok काभ्रेपलाञ्चोक, Lalitpur ललितपुर, Makwanpur मकवानपुर, Nuwakot नुवाकोट, Ramechhap रामेछाप, Rasuwa रसुवा, Sindhuli सिन्धुली, Sindhupalchok सिन्धुपाल्चोक',
  ),
  state(
    'Gandaki',
    'गण्डकी',
    'Baglung बागलुङ, Gorkha गोरखा, Kaski कास्की, Lamjung लमजुङ, Manang मनाङ, Mustang मुस्ताङ, Myagdi म्याग्दी, Nawalpur नवलपुर, Parbat पर्वत, Syangja स्याङ्जा, Tanahun तनहुँ',
  ),
  state(
    'Lumbini',
    'लुम्बिनी',
    'Arghakhanchi अर्घाखाँची, Banke बाँके, Bardiya बर्दिया, Dang दाङ, Gulmi गुल्मी, Kapilvastu कपिलवस्तु, Parasi परासी, Palpa पाल्पा, Pyuthan प्युठान, Rolpa रोल्पा, Rukum East रुकुम पूर्व, Rupandehi रुपन्देही',
  ),
  state(
    'Karnali',
    'कर्णाली',
    'Dailekh दैलेख, Dolpa डोल्पा, Humla हुम्ला, Jajarkot जाजरकोट, Jumla जुम्ला, Kalikot कालिकोट, Mugu मुगु, Rukum West रुकुम पश्चिम, Salyan सल्यान, Surkhet सुर्खेत',
  ),
  state(
    'Sudurpashchim',
    'सुदूरपश्चिम',
    'Achham अछाम, Baitadi बैतडी, Bajhang बझाङ, Bajura बाजुरा, Dadeldhura डडेल्धुरा, Darchula दार्चुला, Doti डोटी, Kailali कैलाली, Kanchanpur कञ्चनपुर',
  ),
];

/** `City नगर|District|postal code` rows of one province. */
const citiesOf = (province: string, rows: string[]): DemoCity[] =>
  rows.map((row) => {
    const [name, district, postalCode] = row.split('|');
    return { name: named(name!)[0]!, district: district!, province, postalCode: postalCode! };
  });

/**
 * The larger towns with the postal code of their own post office where that is known, else of the
 * district's head office. Little used by shoppers, so it fills a field and is never required.
 */
export const demoCities: DemoCity[] = [
  ...citiesOf('Koshi', [
    'Biratnagar विराटनगर|Morang|56613',
    'Dharan धरान|Sunsari|56700',
    'Itahari इटहरी|Sunsari|56705',
    'Inaruwa इनरुवा|Sunsari|56710',
    'Damak दमक|Jhapa|57217',
    'Birtamod बिर्तामोड|Jhapa|57204',
    'Bhadrapur भद्रपुर|Jhapa|57200',
    'Ilam इलाम|Ilam|57300',
    'Dhankuta धनकुटा|Dhankuta|56800',
    'Gaighat गाईघाट|Udayapur|56300',
    'Lukla लुक्ला|Solukhumbu|56010',
    'Namche नाम्चे|Solukhumbu|56002',
  ]),
  ...citiesOf('Madhesh', [
    'Janakpur जनकपुर|Dhanusha|45600',
    'Birgunj वीरगञ्ज|Parsa|44300',
    'Kalaiya कलैया|Bara|44400',
    'Lahan लहान|Siraha|56502',
    'Rajbiraj राजविराज|Saptari|56400',
    'Jaleshwar जलेश्वर|Mahottari|45700',
    'Bardibas बर्दिबास|Mahottari|45701',
    'Malangwa मलङ्गवा|Sarlahi|45800',
    'Gaur गौर|Rautahat|44500',
  ]),
  ...citiesOf('Bagmati', [
    'Kathmandu काठमाडौँ|Kathmandu|44600',
    'Lalitpur ललितपुर|Lalitpur|44700',
    'Bhaktapur भक्तपुर|Bhaktapur|44800',
    'Thimi ठिमी|Bhaktapur|44811',
    'Hetauda हेटौँडा|Makwanpur|44107',
    'Bharatpur भरतपुर|Chitwan|44207',
    'Ratnanagar रत्ननगर|Chitwan|44204',
    'Banepa बनेपा|Kavrepalanchok|45210',
    'Dhulikhel धुलिखेल|Kavrepalanchok|45200',
    'Sindhulimadhi सिन्धुलीमाडी|Sindhuli|45900',
  ]),
  ...citiesOf('Gandaki', [
    'Pokhara पोखरा|Kaski|33700',
    'Baglung बागलुङ|Baglung|33300',
    'Gorkha गोरखा|Gorkha|34000',
    'Damauli दमौली|Tanahun|33900',
    'Besisahar बेसीसहर|Lamjung|33600',
    'Waling वालिङ|Syangja|33800',
    'Beni बेनी|Myagdi|33200',
    'Jomsom जोमसोम|Mustang|33100',
  ]),
  ...citiesOf('Lumbini', [
    'Butwal बुटवल|Rupandehi|32907',
    'Bhairahawa भैरहवा|Rupandehi|32900',
    'Nepalgunj नेपालगञ्ज|Banke|21900',
    'Ghorahi घोराही|Dang|22400',
    'Tulsipur तुलसीपुर|Dang|22400',
    'Tansen तानसेन|Palpa|32500',
    'Tamghas तम्घास|Gulmi|32600',
    'Gulariya गुलरिया|Bardiya|21800',
  ]),
  ...citiesOf('Karnali', [
    'Birendranagar वीरेन्द्रनगर|Surkhet|21700',
    'Jumla जुम्ला|Jumla|21200',
    'Dailekh दैलेख|Dailekh|21600',
    'Salyan सल्यान|Salyan|22200',
  ]),
  ...citiesOf('Sudurpashchim', [
    'Dhangadhi धनगढी|Kailali|10900',
    'Tikapur टीकापुर|Kailali|10901',
    'Mahendranagar महेन्द्रनगर|Kanchanpur|10400',
    'Dadeldhura डडेल्धुरा|Dadeldhura|10300',
    'Dipayal दिपायल|Doti|10800',
  ]),
];
