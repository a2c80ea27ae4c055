import type { EditedRow, FrontRow, PickedProduct } from '@haat/contract/content/owning/front/schemas';
import type { RowKind } from '@haat/contract/content/rules';

/** What a row is of: a category, or a vendor. */
export interface Chosen {
  _id: string;
  title: string;
}

/** A row while it is edited: what was chosen for one kind stays there while another is looked at. */
export interface RowDraft {
  kind: RowKind;
  title: string;
  titleNe: string;
  category: Chosen | null;
  vendor: Chosen | null;
  picked: PickedProduct[];
}

export function draftOf(edited: EditedRow | null): RowDraft {
  const row = edited?.row;
  const title = edited?.of?.title ?? '';
  return {
    kind: row?.kind ?? 'category',
    title: row?.title ?? '',
    titleNe: row?.titleNe ?? '',
    category: row?.kind === 'category' ? { _id: row.categoryId, title } : null,
    vendor: row?.kind === 'vendor' ? { _id: row.vendorId, title } : null,
    picked: edited?.picked ?? [],
  };
}

/** The row that a draft comes to; what was left empty is not said. */
export function rowOf(_id: string, { kind, title, titleNe, ...draft }: RowDraft): FrontRow {
  const said = { _id, title: title || null, titleNe: titleNe || null };
  switch (kind) {
    case 'category':
      return { ...said, kind, categoryId: draft.category?._id ?? '' };
    case 'vendor':
      return { ...said, kind, vendorId: draft.vendor?._id ?? '' };
    case 'products':
      return { ...said, kind, title, productIds: draft.picked.map((each) => each._id) };
    default:
      return { ...said, kind };
  }
}

/** Rows with one of them set anew, at its place or at the end; without it for null. */
export function withRow(rows: FrontRow[], id: string, row: FrontRow | null): FrontRow[] {
  if (row === null) return rows.filter((each) => each._id !== id);
  return rows.some((each) => each._id === id)
    ? rows.map((each) => (each._id === id ? row : each))
    : [...rows, row];
}

/** A draft as people read it, to be compared. */
export const shownOf = ({ kind, title, titleNe, ...draft }: RowDraft, word: (kind: RowKind) => string) => ({
  ...{ kind: word(kind), title, titleNe },
  ...(kind === 'category' && { of: draft.category?.title }),
  ...(kind === 'vendor' && { of: draft.vendor?.title }),
  ...(kind === 'products' && { products: draft.picked.map((each) => each.title) }),
});
