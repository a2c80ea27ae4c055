import { demoId } from './ids.ts';
import type { BothLanguages, DemoVendor } from './types.ts';

interface Row {
  slug: string;
  shopName: string;
  shopNameNe: string;
  owner: string;
  city: string;
  district: string;
  since: number;
  intro: BothLanguages;
  /** Nine digits as a real one has, from a range that says it is a demo: all begin with 000. */
  pan: string;
  vatRegistered: boolean;
  phone: string;
}

const vendorsOf = (shop: string, rows: Row[]): DemoVendor[] =>
  rows.map((row) => ({ id: demoId('vendor', `${shop}/${row.slug}`), ...row }));

export const haatVendors = vendorsOf('haat', [
  {
    slug: 'patan-handicrafts',
    shopName: 'Patan Handicrafts',
    shopNameNe: 'पाटन हस्तकला',
    owner: 'Sujata Shakya',
    city: 'Lalitpur',
    district: 'Lalitpur',
    since: 2009,
    pan: '000410001',
    vatRegistered: true,
    phone: '9800000101',
    intro: {
      en: 'Metal, wood, paper and felt from some forty workshops in Patan and the villages around it. We buy from the maker, pay on the day and write the workshop’s name on the parcel.',
      ne: 'पाटन र वरपरका चालीसभन्दा बढी कार्यशालाबाट धातु, काठ, कागज र फेल्टका सामान। हामी कालिगढबाटै किन्छौँ, त्यही दिन पैसा दिन्छौँ र कार्यशालाको नाम पोकोमा लेख्छौँ।',
    },
  },
  {
    slug: 'ilam-tea-house',
    shopName: 'Ilam Tea House',
    shopNameNe: 'इलाम चिया घर',
    owner: 'Dipesh Rai',
    city: 'Ilam',
    district: 'Ilam',
    since: 2014,
    pan: '000410002',
    vatRegistered: true,
    phone: '9800000102',
    intro: {
      en: 'Orthodox tea from small gardens in Ilam and Panchthar, and the good things that grow beside it: ginger, honey, rice, chilli. Packed at source and dated.',
      ne: 'इलाम र पाँचथरका साना बगानको अर्थोडक्स चिया, अनि त्यहीँ छेउछाउ फल्ने अदुवा, मह, चामल र खुर्सानी। उत्पादन भएकै ठाउँमा मिति लेखेर प्याक गरिएको।',
    },
  },
  {
    slug: 'kathmandu-gadgets',
    shopName: 'Kathmandu Gadgets',
    shopNameNe: 'काठमाडौँ ग्याजेट्स',
    owner: 'Anil Maharjan',
    city: 'Kathmandu',
    district: 'Kathmandu',
    since: 2011,
    pan: '000410003',
    vatRegistered: true,
    phone: '9800000103',
    intro: {
      en: 'A shop and a repair bench on New Road. We sell what we can mend, test it before it leaves, and answer the phone after it has been sold.',
      ne: 'न्यूरोडको पसल र मर्मत केन्द्र। मर्मत गर्न सकिने सामान मात्र बेच्छौँ, पठाउनुअघि जाँच्छौँ र बेचेपछि पनि फोन उठाउँछौँ।',
    },
  },
  {
    slug: 'bhaktapur-dhaka-weavers',
    shopName: 'Bhaktapur Dhaka Weavers',
    shopNameNe: 'भक्तपुर ढाका बुनाइ',
    owner: 'Laxmi Prajapati',
    city: 'Bhaktapur',
    district: 'Bhaktapur',
    since: 1998,
    pan: '000410004',
    vatRegistered: false,
    phone: '9800000104',
    intro: {
      en: 'Twenty-six weavers, eleven looms and a sewing room. Dhaka, pashmina and nettle cloth, woven by hand and made into things for every day. Women own the workshop together.',
      ne: 'छब्बीस जना बुनकर, एघार वटा तान र एउटा सिलाइ कोठा। ढाका, पश्मिना र अल्लोको हाते कपडाबाट दैनिक प्रयोगका लुगा। कार्यशाला महिलाहरूकै साझा स्वामित्वमा छ।',
    },
  },
  {
    slug: 'pokhara-outdoor',
    shopName: 'Pokhara Outdoor',
    shopNameNe: 'पोखरा आउटडोर',
    owner: 'Bikash Gurung',
    city: 'Pokhara',
    district: 'Kaski',
    since: 2006,
    pan: '000410005',
    vatRegistered: true,
    phone: '9800000105',
    intro: {
      en: 'Run by guides at Lakeside. Everything we sell has been over a pass with one of us, and our bench mends seams, zips and soles, ours or not.',
      ne: 'लेकसाइडका पथप्रदर्शकहरूले चलाएको पसल। हामीमध्ये कोही न कोहीसँग भन्ज्याङ कटेको सामान मात्र बेच्छौँ; सिलाइ, चेन र तलुवा मर्मत पनि गर्छौँ।',
    },
  },
  {
    slug: 'everyday-pasal',
    shopName: 'Everyday Pasal',
    shopNameNe: 'दैनिक पसल',
    owner: 'Rekha Thapa',
    city: 'Butwal',
    district: 'Rupandehi',
    since: 2017,
    pan: '000410006',
    vatRegistered: false,
    phone: '9800000106',
    intro: {
      en: 'The shop at the corner, with stairs service. Pots, brooms, chairs and notebooks: few of each kind, chosen to last, at a price that needs no bargaining (though you may).',
      ne: 'टोलकै पसल, भर्‍याङ चढेर पुर्‍याइदिने। भाँडा, कुचो, कुर्सी र कापी: थोरै तर टिकाउ सामान, मोलमोलाइ नगरे पनि हुने मूल्यमा (गर्न भने पाइन्छ)।',
    },
  },
  {
    slug: 'janakpur-mithila-art',
    shopName: 'Janakpur Mithila Art',
    shopNameNe: 'जनकपुर मिथिला कला',
    owner: 'Nirmala Mandal',
    city: 'Janakpur',
    district: 'Dhanusha',
    since: 2012,
    pan: '000410007',
    vatRegistered: false,
    phone: '9800000110',
    intro: {
      en: 'Fourteen women who painted the walls of their houses and now paint things for yours. Each piece is signed, and the one who painted it is paid first.',
      ne: 'आफ्नै घरका भित्ता रङ्गाउने चौध महिला, अब तपाईंको घरका सामान पनि रङ्गाउँछन्। हरेक सामानमा हस्ताक्षर हुन्छ, पैसा पहिला बनाउनेकै हातमा।',
    },
  },
  {
    slug: 'jumla-harvest',
    shopName: 'Jumla Harvest',
    shopNameNe: 'जुम्ला उब्जनी',
    owner: 'Dhan Rokaya',
    city: 'Jumla',
    district: 'Jumla',
    since: 2018,
    pan: '000410008',
    vatRegistered: false,
    phone: '9800000111',
    intro: {
      en: 'Rice, beans and apples of two hundred small farms above the Tila river. We dry, sort and pack in Khalanga, and send when the road is open.',
      ne: 'तिला नदीमाथिका दुई सय साना किसानको चामल, सिमी र स्याउ। खलङ्गामै सुकाउने, केलाउने र प्याक गर्ने काम हुन्छ; बाटो खुल्नासाथ पठाउँछौँ।',
    },
  },
  {
    slug: 'kailali-tharu-crafts',
    shopName: 'Kailali Tharu Crafts',
    shopNameNe: 'कैलाली थारू हस्तकला',
    owner: 'Gita Chaudhary',
    city: 'Dhangadhi',
    district: 'Kailali',
    since: 2016,
    pan: '000410009',
    vatRegistered: false,
    phone: '9800000112',
    intro: {
      en: 'Baskets, and honey from the fields around them: what Tharu villages near Dhangadhi make between one harvest and the next.',
      ne: 'धनगढी वरपरका थारू गाउँमा दुई बालीबीचको समयमा बुनिएका ढकिया र त्यहीँका बारीको मह।',
    },
  },
]);

export const himalVendors = vendorsOf('himal', [
  {
    slug: 'khumbu-gear',
    shopName: 'Khumbu Gear',
    shopNameNe: 'खुम्बु गियर',
    owner: 'Pasang Sherpa',
    city: 'Namche',
    district: 'Solukhumbu',
    since: 2010,
    pan: '000420001',
    vatRegistered: true,
    phone: '9800000107',
    intro: {
      en: 'Tents, bags and lamps for the high trails, from a family that has cooked, carried and guided on them for three generations.',
      ne: 'तीन पुस्तादेखि उच्च हिमाली बाटोमा पकाउने, बोक्ने र डोर्‍याउने परिवारको पसल: पाल, स्लिपिङ ब्याग र बत्ती।',
    },
  },
  {
    slug: 'high-trail-wear',
    shopName: 'High Trail Wear',
    shopNameNe: 'हिमाली पोशाक',
    owner: 'Sabina Tamang',
    city: 'Kathmandu',
    district: 'Kathmandu',
    since: 2015,
    pan: '000420002',
    vatRegistered: true,
    phone: '9800000108',
    intro: {
      en: 'Clothes for walking, cut and sewn in Kathmandu. Wool where wool is best, nylon where nylon is, and repairs for both.',
      ne: 'काठमाडौँमै काटेर सिलाएका हिँड्ने लुगा। ऊन चाहिने ठाउँमा ऊन, नाइलन चाहिने ठाउँमा नाइलन, दुवैको मर्मत पनि।',
    },
  },
  {
    slug: 'teahouse-supplies',
    shopName: 'Teahouse Supplies',
    shopNameNe: 'चियाघर सामग्री',
    owner: 'Mingma Lama',
    city: 'Lukla',
    district: 'Solukhumbu',
    since: 2019,
    pan: '000420003',
    vatRegistered: false,
    phone: '9800000109',
    intro: {
      en: 'Food that carries well and wakes you up: barley, nuts, tea and noodles, packed light for lodges and for walkers.',
      ne: 'बोक्न हलुका र शरीर तताउने खानेकुरा: सातु, ओखर, चिया र चाउचाउ, लज र पदयात्री दुवैका लागि।',
    },
  },
]);
