import { demoId } from './ids.ts';
import type { DemoAddress, DemoPerson } from './types.ts';

type Row = [
  key: string,
  firstName: string,
  lastName: string,
  picture: string,
  role: DemoPerson['role'],
  vendor?: string,
];

/** Accounts of a shop: `<key>@<shop>.test`. Passwords are not demo data; the loader gives each the demo's one. */
const accountsOf = (shop: string, rows: Row[]): DemoPerson[] =>
  rows.map(([key, firstName, lastName, picture, role, vendor]) => ({
    id: demoId('account', `${shop}/${key}`),
    email: `${key}@${shop}.test`,
    firstName,
    lastName,
    picture: `${picture}-96.webp`,
    role,
    ...(vendor ? { vendorId: demoId('vendor', `${shop}/${vendor}`) } : {}),
  }));

const reviewers: Row[] = [
  ['asmita', 'Asmita', 'Adhikari', 'asmita', 'shopper'],
  ['bibek', 'Bibek', 'Shrestha', 'bibek', 'shopper'],
  ['chandra', 'Chandra', 'Limbu', 'chandra', 'shopper'],
  ['deepa', 'Deepa', 'Bhandari', 'deepa', 'shopper'],
  ['gita', 'Gita', 'Poudel', 'gita', 'shopper'],
  ['ishwor', 'Ishwor', 'Chaudhary', 'ishwor', 'shopper'],
  ['kabita', 'Kabita', 'Khatun', 'kabita', 'shopper'],
  ['manish', 'Manish', 'Joshi', 'manish', 'shopper'],
  ['nirmala', 'Nirmala', 'Yadav', 'nirmala', 'shopper'],
  ['prakash', 'Prakash', 'Budhathoki', 'prakash', 'shopper'],
  ['roshan', 'Roshan', 'Tharu', 'roshan', 'shopper'],
  ['sarita', 'Sarita', 'Magar', 'sarita', 'shopper'],
  ['suman', 'Suman', 'Karki', 'suman', 'shopper'],
  ['tenzin', 'Tenzin', 'Sherpa', 'tenzin', 'shopper'],
];

export const haatPeople = accountsOf('haat', [
  ['shopper', 'Aarati', 'Gautam', 'aarati', 'shopper'],
  ['shopper2', 'Bibek', 'Rana', 'bibek', 'shopper'],
  ['seller', 'Sujata', 'Shakya', 'sujata', 'vendor', 'patan-handicrafts'],
  ['seller2', 'Dipesh', 'Rai', 'dipesh', 'vendor', 'ilam-tea-house'],
  ['seller3', 'Anil', 'Maharjan', 'manish', 'vendor', 'kathmandu-gadgets'],
  ['seller4', 'Laxmi', 'Prajapati', 'nirmala', 'vendor', 'bhaktapur-dhaka-weavers'],
  ['seller5', 'Bikash', 'Gurung', 'suman', 'vendor', 'pokhara-outdoor'],
  ['seller6', 'Rekha', 'Thapa', 'asmita', 'vendor', 'everyday-pasal'],
  ['seller7', 'Nirmala', 'Mandal', 'nirmala', 'vendor', 'janakpur-mithila-art'],
  ['seller8', 'Dhan', 'Rokaya', 'ishwor', 'vendor', 'jumla-harvest'],
  ['seller9', 'Gita', 'Chaudhary', 'gita', 'vendor', 'kailali-tharu-crafts'],
  ['admin', 'Kamala', 'Acharya', 'deepa', 'admin'],
  ...reviewers,
]);

export const himalPeople = accountsOf('himal', [
  ['shopper', 'Aarati', 'Gautam', 'aarati', 'shopper'],
  ['shopper2', 'Bibek', 'Rana', 'bibek', 'shopper'],
  ['seller', 'Pasang', 'Sherpa', 'pasang', 'vendor', 'khumbu-gear'],
  ['seller2', 'Sabina', 'Tamang', 'sabina', 'vendor', 'high-trail-wear'],
  ['seller3', 'Mingma', 'Lama', 'tenzin', 'vendor', 'teahouse-supplies'],
  ['admin', 'Kamala', 'Acharya', 'deepa', 'admin'],
  ...reviewers,
]);

export const haatAddresses: DemoAddress[] = [
  {
    id: demoId('address', 'haat/shopper/home'),
    personId: demoId('account', 'haat/shopper'),
    title: 'Home',
    fullName: 'Aarati Gautam',
    email: 'shopper@haat.test',
    phone: '9800000000',
    address: 'Blue gate behind the temple, Krishna Marg 12',
    area: 'Jawalakhel',
    message: 'Ring once; if nobody opens, leave it with the tailor on the ground floor.',
    province: 'Bagmati',
    city: 'Lalitpur',
    localLevelId: 'lalitpur-lalitpur',
    ward: 4,
    deliveryMode: 'custom',
    deliveryAreaId: demoId('area', 'haat/Lalitpur/Patan and Pulchowk'),
  },
];

export const himalAddresses: DemoAddress[] = [
  {
    id: demoId('address', 'himal/shopper/home'),
    personId: demoId('account', 'himal/shopper'),
    title: 'Home',
    fullName: 'Aarati Gautam',
    email: 'shopper@himal.test',
    phone: '9800000000',
    address: 'Blue gate behind the temple, Krishna Marg 12',
    area: 'Jawalakhel',
    message: 'Ring once; if nobody opens, leave it with the tailor on the ground floor.',
    province: 'Bagmati',
    city: 'Lalitpur',
    localLevelId: 'lalitpur-lalitpur',
    ward: 4,
    deliveryMode: 'standard',
  },
];
