/** What the page of the first start says. */
const en = {
  title: 'Open your shop',
  intro:
    'Nothing is here yet. With these few lines your shop opens; everything can be changed later at the desk.',
  shopName: 'Name of the shop',
  shopNameNe: 'Its name in Nepali (optional)',
  primaryColor: 'Colour',
  deliveryCharge: 'Delivery within Nepal, in rupees',
  categories: 'Begin with common categories',
  owner: 'You, the owner',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password (8 characters or more)',
  submit: 'Open the shop',
  wrong: 'Please check the marked fields.',
  needed: 'Please fill this in.',
  unfit: 'This cannot be used.',
  easy: 'This password is too easy to guess.',
  short: 'At least 8 characters.',
  other: 'नेपालीमा',
  closedTitle: 'This shop is not open yet',
  closed: 'Whoever runs it finds the address for opening it in what the shop wrote when it started.',
};
type Words = typeof en;

const ne: Words = {
  title: 'आफ्नो पसल खोल्नुहोस्',
  intro: 'यहाँ अहिले केही छैन। यति लेखेपछि तपाईंको पसल खुल्छ; सबै कुरा पछि डेस्कबाट बदल्न सकिन्छ।',
  shopName: 'पसलको नाम (अङ्ग्रेजी अक्षरमा)',
  shopNameNe: 'नेपालीमा पसलको नाम (ऐच्छिक)',
  primaryColor: 'रङ',
  deliveryCharge: 'नेपालभर डेलिभरी शुल्क, रुपैयाँमा',
  categories: 'प्रचलित वर्गहरूबाट सुरु गर्ने',
  owner: 'तपाईं, पसलको मालिक',
  firstName: 'नाम',
  lastName: 'थर',
  email: 'इमेल',
  password: 'पासवर्ड (कम्तीमा ८ अक्षर)',
  submit: 'पसल खोल्नुहोस्',
  wrong: 'चिन्ह लगाइएका ठाउँ हेर्नुहोस्।',
  needed: 'कृपया यो भर्नुहोस्।',
  unfit: 'यो चलाउन मिल्दैन।',
  easy: 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ।',
  short: 'कम्तीमा ८ अक्षर चाहिन्छ।',
  other: 'In English',
  closedTitle: 'यो पसल अझै खुलेको छैन',
  closed: 'पसल चलाउनेले खोल्ने ठेगाना पसल सुरु हुँदा लेखिएको ठाउँमा पाउनुहुन्छ।',
};

export const firstStartWords: Record<'en' | 'ne', Words> = { en, ne };
