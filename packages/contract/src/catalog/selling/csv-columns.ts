import type { Language } from '../../core/language.ts';

/** What a seller's table says of a product, in this order, and how each column is called in both languages. */
export const csvHeads = {
  id: { 'en-US': 'ID (do not change)', 'ne-NP': 'आईडी (नबदल्नुहोस्)' },
  title: { 'en-US': 'Name', 'ne-NP': 'नाम' },
  titleNe: { 'en-US': 'Name in Nepali', 'ne-NP': 'नेपालीमा नाम' },
  price: { 'en-US': 'Price', 'ne-NP': 'मूल्य' },
  markPrice: { 'en-US': 'Original price', 'ne-NP': 'पहिलेको मूल्य' },
  category: { 'en-US': 'Category', 'ne-NP': 'वर्ग' },
  choices: { 'en-US': 'Sizes and colours', 'ne-NP': 'साइज र रङ' },
  description: { 'en-US': 'Description', 'ne-NP': 'विवरण' },
  descriptionNe: { 'en-US': 'Description in Nepali', 'ne-NP': 'नेपालीमा विवरण' },
} satisfies Record<string, Record<Language, string>>;

export type CsvColumn = keyof typeof csvHeads;

export const csvColumns: readonly CsvColumn[] = [
  'id',
  'title',
  'titleNe',
  'price',
  'markPrice',
  'category',
  'choices',
  'description',
  'descriptionNe',
];
