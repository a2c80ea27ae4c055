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
  stock: { 'en-US': 'Pieces', 'ne-NP': 'थान' },
  shown: { 'en-US': 'In the shop', 'ne-NP': 'पसलमा देखिने' },
  photos: { 'en-US': 'Photos', 'ne-NP': 'फोटो' },
  description: { 'en-US': 'Description', 'ne-NP': 'विवरण' },
  descriptionNe: { 'en-US': 'Description in Nepali', 'ne-NP': 'नेपालीमा विवरण' },
  specifications: { 'en-US': 'Specifications', 'ne-NP': 'विशेषता' },
  specificationsNe: { 'en-US': 'Specifications in Nepali', 'ne-NP': 'नेपालीमा विशेषता' },
  video: { 'en-US': 'Video', 'ne-NP': 'भिडियो' },
} satisfies Record<string, Record<Language, string>>;

/** A column by its name in the code, whichever language its head is in. */
export type CsvColumn = keyof typeof csvHeads;

/** The columns from left to right; a table that is read may have them in any order, and lack some. */
export const csvColumns = [
  'id',
  'title',
  'titleNe',
  'price',
  'markPrice',
  'category',
  'choices',
  'stock',
  'shown',
  'photos',
  'description',
  'descriptionNe',
  'specifications',
  'specificationsNe',
  'video',
] as const satisfies readonly CsvColumn[];

/** Those that a saved table has. Photos are only named in one that comes with a ZIP of them. */
export const savedColumns = csvColumns.filter((column) => column !== 'photos');

/** How large a table may be. */
export const maxCsvBytes = 10 * 1024 * 1024;
/** Rows below the heads; one more refuses the table with `table-too-long`. */
export const maxCsvRows = 5_000;
/** Columns, unknown ones included; one more refuses the table with `table-too-wide`. */
export const maxCsvHeads = 100;

/** How large a ZIP of photos may be, how many photos it may hold, and what they may come to together. A photo within it is as large as any other may be. */
export const maxZipBytes = 60 * 1024 * 1024;
/** Photos in one ZIP. */
export const maxZipPhotos = 500;
/** Bytes of all files of a ZIP, unpacked. */
export const maxUnzippedBytes = 120 * 1024 * 1024;

/**
 * Why a row is kept out: the column that holds what cannot be, or `twice` (its product stands in the table before it), `not-yours` (the ID is
 * of none of the own products), `which` (several of the own products have this name), `cells` (more cells than heads), `changed-meanwhile` (its
 * product is another one than when the table was looked at), `suspended` (its seller may not show it), `unexpected` (the shop could not do it).
 */
export const rowProblems = [
  ...csvColumns,
  'twice',
  'not-yours',
  'which',
  'cells',
  'changed-meanwhile',
  'suspended',
  'unexpected',
] as const;
/** Why a row is kept out, as the desk has words for it. */
export type RowProblem = (typeof rowProblems)[number];
