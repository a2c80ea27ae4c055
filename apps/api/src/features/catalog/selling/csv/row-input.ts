import { csvColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { CsvColumn, RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import { saveProduct } from '@haat/contract/catalog/selling/schemas';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { latinDigits } from '@haat/contract/core/money';
import { richText } from '../../../../core/text/rich-text.ts';
import type { CategoryTree } from '../../category-tree.ts';
import { categoryName, cellsOf } from './cells.ts';
import { choicesCell, choicesIn } from './choices-cell.ts';

/** What stands in the columns of a row that the table has. */
export type Said = Partial<Record<CsvColumn, string>>;

type Input = Parameters<typeof saveProduct.input.parse>[0];
type Judged =
  | { verdict: 'unchanged' }
  | { verdict: 'save'; input: ReturnType<typeof saveProduct.input.parse> }
  | { verdict: 'bad'; problem: RowProblem };

/** The fields of the editor, as its columns are called. */
const columnOf: Record<string, CsvColumn> = {
  title: 'title',
  titleNe: 'titleNe',
  price: 'price',
  markPrice: 'markPrice',
  categoryId: 'category',
  variants: 'choices',
  description: 'description',
  descriptionNe: 'descriptionNe',
};

/** What a row asks the editor for, judged as what is typed there. What the table does not say stays as it is. */
export function judgeRow(said: Said, before: EditedProduct | null, tree: CategoryTree): Judged {
  const now = before ? cellsOf(before, tree, 'en-US') : null;
  const changed = changedIn(said, before, tree);
  if (now && Object.keys(changed).length === 0) return { verdict: 'unchanged' };
  const { title, titleNe, price, markPrice, category, choices, description, descriptionNe } = changed;
  const newPrice = price === undefined ? before?.price : rupeesIn(price);
  // A price that was not reduced goes along with the new one, up or down.
  const struck = markPrice ?? now?.markPrice ?? '';
  const variants = choices === undefined ? undefined : choicesIn(choices, before?.variants ?? []);
  if (variants === null) return { verdict: 'bad', problem: 'choices' };
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
  };
  const parsed = saveProduct.input.safeParse(input);
  if (parsed.success) return { verdict: 'save', input: parsed.data };
  const bad = new Set(parsed.error.issues.map(({ path }) => columnOf[String(path[0])]));
  return { verdict: 'bad', problem: csvColumns.find((column) => bad.has(column)) ?? 'cells' };
}

/** The cells that say something else than the product does. */
function changedIn(said: Said, before: EditedProduct | null, tree: CategoryTree): Said {
  const { id: _, ...cells } = said;
  if (!before) return cells;
  const now = cellsOf(before, tree, 'en-US');
  const isSame: Record<Exclude<CsvColumn, 'id'>, (cell: string) => boolean> = {
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

/** What a category is called in a table, in either language. */
const namesOf = (tree: CategoryTree, id: string): string[] =>
  (['en-US', 'ne-NP'] as const).map((language) => plainName(categoryName(tree, id, language)));

/** What was found out about a tree: a table asks for the same few names in each of its rows. */
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
