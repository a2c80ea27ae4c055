import { rowProblems } from '@haat/contract/catalog/selling/csv-columns';
import type { CsvColumn, RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import { saveProduct } from '@haat/contract/catalog/selling/schemas';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { latinDigits } from '@haat/contract/core/money';
import { richText } from '../../../../core/text/rich-text.ts';
import type { CategoryTree } from '../../category-tree.ts';
import { categoryName, cellsOf } from './cells.ts';
import { choicesCell, choicesIn } from './choices-cell.ts';
import { shownIn } from './shown-cell.ts';
import { specificationsCell, specificationsIn, specificationsNeCell } from './specifications-cell.ts';
import { isOfSame, stockIn } from './stock-cell.ts';
import type { Pieces } from './stock-cell.ts';

/** What stands in the columns of a row that the table has. */
export type RowCells = Partial<Record<CsvColumn, string>>;

type Input = Parameters<typeof saveProduct.input.parse>[0];
type RowVerdict =
  | { verdict: 'unchanged' }
  | ({ verdict: 'save' } & ParsedRow)
  | { verdict: 'bad'; problems: RowProblem[]; photos: string[] };

/** What a row asks for. */
export interface ParsedRow {
  /** Null where it only counts pieces. */
  input: ReturnType<typeof saveProduct.input.parse> | null;
  /** Whether the shop shows it; left out where that stays as it is. */
  active?: boolean;
  pieces: Pieces[];
  /** What its photos are called in the ZIP. */
  photos: string[];
}

const columnOf: Record<string, CsvColumn> = {
  title: 'title',
  titleNe: 'titleNe',
  price: 'price',
  markPrice: 'markPrice',
  categoryId: 'category',
  variants: 'choices',
  description: 'description',
  descriptionNe: 'descriptionNe',
  specifications: 'specifications',
  videoUrl: 'video',
};

/**
 * What a row asks the editor for, judged as what is typed there, or all that cannot be. What the table does not say stays as it is.
 * @param counted what was left of it when the table was looked at
 */
export function judgeRow(
  said: RowCells,
  before: EditedProduct | null,
  tree: CategoryTree,
  counted: readonly Pieces[] = [],
): RowVerdict {
  const { stock = '', shown = '', photos: named = '', ...words } = said;
  const changed = changedIn(words, before, tree);
  const isAsIs = before !== null && Object.keys(changed).length === 0;
  const { input, variants, bad } = isAsIs ? asIs(before) : inputOf(changed, before, tree);
  const wanted = stockIn(stock);
  const pieces = wanted?.filter((each) => !counted.some((one) => isSamePieces(one, each)));
  const isRead = variants === null || pieces?.every((each) => isCountable(each, variants, counted));
  const active = shown.trim() === '' ? undefined : shownIn(shown);
  const photos = photosIn(named);
  if (!pieces || !isRead || active === null || bad.size > 0) {
    if (!pieces || !isRead) bad.add('stock');
    if (active === null) bad.add('shown');
    return { verdict: 'bad', problems: inOrder(bad), photos };
  }
  const isMoved = active !== undefined && active !== (before?.active ?? false);
  if (!input && !isMoved && pieces.length + photos.length === 0) return { verdict: 'unchanged' };
  return { verdict: 'save', input, pieces, photos, ...(isMoved && { active }) };
}

/** What of a row cannot be, whichever product it means. */
export function wrongAnyway(said: RowCells, tree: CategoryTree): RowProblem[] {
  const { stock: _, specificationsNe: __, photos: ___, ...cells } = said;
  const judged = judgeRow(cells, null, tree);
  const isWritten = (problem: RowProblem) =>
    Object.entries(cells).some(([column, cell]) => column === problem && cell.trim() !== '');
  return judged.verdict === 'bad' ? judged.problems.filter(isWritten) : [];
}

const asIs = ({ variants }: EditedProduct) => ({ input: null, variants, bad: new Set<RowProblem>() });

/** In that of the columns. */
const inOrder = (bad: ReadonlySet<RowProblem>): RowProblem[] =>
  rowProblems.filter((problem) => bad.has(problem));

/** Names of files, as in `front.jpg | back.jpg`. */
const photosIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[|\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

const isSamePieces = (one: Pieces, other: Pieces): boolean =>
  one.size === other.size && one.color === other.color && one.quantity === other.quantity;

/** As the stock has it by hand: a product that comes in sizes or colours is counted by each of them, unless it was counted as a whole before. */
const isCountable = (
  { size, color }: Pieces,
  variants: readonly Pick<OfferedVariant, 'size' | 'color'>[],
  counted: readonly Pieces[],
): boolean =>
  size === '' && color === ''
    ? variants.length === 0 || counted.some((one) => one.size === '' && one.color === '')
    : variants.some((variant) => isOfSame({ size, color }, variant));

/** What the cells that differ ask the editor for, its variants, where they can be read, and the columns that hold what cannot be. */
function inputOf(changed: RowCells, before: EditedProduct | null, tree: CategoryTree) {
  const now = before ? cellsOf(before, tree, 'en-US') : null;
  const { title, titleNe, price, markPrice, category, choices, description, descriptionNe } = changed;
  const { specifications: en, specificationsNe: ne, video } = changed;
  const newPrice = price === undefined ? before?.price : rupeesIn(price);
  // A price that was not reduced goes along with the new one, up or down.
  const struck = markPrice ?? now?.markPrice ?? '';
  const variants = choices === undefined ? undefined : choicesIn(choices, before?.variants ?? []);
  const isSpecified = en !== undefined || ne !== undefined;
  const specifications = isSpecified ? specificationsIn({ en, ne }, before?.specifications ?? []) : undefined;
  const input: Input = {
    ...(before && { _id: before._id, version: before.version }),
    title: title ?? before?.title ?? '',
    ...(titleNe !== undefined && { titleNe: titleNe.trim() || null }),
    price: newPrice ?? Number.NaN,
    markPrice: struck.trim() === '' ? (newPrice ?? Number.NaN) : (rupeesIn(struck) ?? Number.NaN),
    categoryId: category === undefined ? (before?.categoryId ?? '') : (categoryIn(category, tree) ?? ''),
    ...(variants && { variants }),
    ...(description !== undefined && { description }),
    ...(descriptionNe !== undefined && { descriptionNe: descriptionNe.trim() || null }),
    ...(specifications && { specifications }),
    ...(video !== undefined && { videoUrl: video.trim() || null }),
  };
  const parsed = saveProduct.input.safeParse(input);
  const bad = new Set<RowProblem>(
    parsed.error?.issues.map(({ path }) => columnOf[String(path[0])] ?? ('cells' as const)),
  );
  // Nobody has written it: it is what the price is.
  if (struck.trim() === '') bad.delete('markPrice');
  if (variants === null) bad.add('choices');
  if (specifications === null) bad.add(en === undefined ? 'specificationsNe' : 'specifications');
  const offered = variants === undefined ? (before?.variants ?? []) : variants;
  return { input: bad.size === 0 && parsed.success ? parsed.data : null, variants: offered, bad };
}

function changedIn(
  said: Omit<RowCells, 'stock' | 'shown' | 'photos'>,
  before: EditedProduct | null,
  tree: CategoryTree,
): RowCells {
  const { id: _, ...cells } = said;
  if (!before) return cells;
  const now = cellsOf(before, tree, 'en-US');
  const isSame: Record<Exclude<CsvColumn, 'id' | 'stock' | 'shown' | 'photos'>, (cell: string) => boolean> = {
    title: (cell) => cell.trim() === now.title,
    titleNe: (cell) => cell.trim() === now.titleNe,
    price: (cell) => rupeesIn(cell) === before.price,
    markPrice: (cell) => (cell.trim() === '' ? now.markPrice === '' : rupeesIn(cell) === before.markPrice),
    category: (cell) =>
      categoryIn(cell, tree) === before.categoryId ||
      namesOf(tree, before.categoryId).includes(plainName(cell)),
    choices: (cell) => {
      const read = choicesIn(cell, before.variants);
      return read !== null && choicesCell(read) === now.choices;
    },
    description: (cell) => richText(cell.trim()) === before.description,
    descriptionNe: (cell) => richText(cell.trim()) === now.descriptionNe,
    specifications: (cell) => {
      const read = specificationsIn({ en: cell, ne: undefined }, before.specifications);
      return read !== null && specificationsCell(read) === now.specifications;
    },
    specificationsNe: (cell) => {
      const read = specificationsIn({ en: undefined, ne: cell }, before.specifications);
      return read !== null && specificationsNeCell(read) === now.specificationsNe;
    },
    video: (cell) => cell.trim() === now.video,
  };
  return Object.fromEntries(
    Object.entries(cells).filter(([column, cell]) => !isSame[column as keyof typeof isSame](cell)),
  );
}

/** Whole rupees as spreadsheets and people write them: `1,250`, `Rs. 1250.00`, `रु १२५०`; null for anything else. */
export function rupeesIn(cell: string): number | null {
  const [, digits] =
    /^(?:rs\.?|npr\.?|रु\.?|₨)?\s*(\d{1,3}(?:,?\d{2,3})*|\d+)(?:\.0{1,2})?(?:\s*\/-)?$/i.exec(
      latinDigits(cell).trim(),
    ) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

const plainName = (name: string): string =>
  name
    .split('>')
    .map((part) => part.trim().toLowerCase())
    .join('>');

const namesOf = (tree: CategoryTree, id: string): string[] =>
  (['en-US', 'ne-NP'] as const).map((language) => plainName(categoryName(tree, id, language)));

// What was found out about a tree: a table asks for the same few names in each of its rows.
const known = new WeakMap<CategoryTree, { inner: Inner[]; found: Map<string, string | null> }>();

interface Inner {
  id: string;
  names: string[];
}

/** The innermost category of such a name, with or without those above it; null where there is none, or more than one. */
function categoryIn(cell: string, tree: CategoryTree): string | null {
  const { inner, found } = known.get(tree) ?? { inner: innermost(tree), found: new Map() };
  known.set(tree, { inner, found });
  const wanted = plainName(cell);
  const before = found.get(wanted);
  if (before !== undefined) return before;
  const exact = inner.filter(({ names }) => names.includes(wanted));
  const all =
    exact.length > 0 ? exact : inner.filter(({ names }) => names.some((name) => name.endsWith(`>${wanted}`)));
  const id = all.length === 1 ? (all[0]?.id ?? null) : null;
  found.set(wanted, id);
  return id;
}

const innermost = (tree: CategoryTree): Inner[] =>
  tree
    .childrenOf(null)
    .flatMap(({ _id }) => [...tree.below(_id)])
    .filter((id) => tree.childrenOf(id).length === 0)
    .map((id) => ({ id, names: namesOf(tree, id) }));
