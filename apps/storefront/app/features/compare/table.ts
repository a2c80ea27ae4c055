/** A name and what it is, as a seller states it. */
export interface Fact {
  name: string;
  value: string;
}

/** One line of the comparison: what each product says under a name, null where it says nothing. */
export interface Row {
  name: string;
  values: (string | null)[];
  /** Not all of them say the same. */
  differs: boolean;
  /** Of each value whether it differs from what more than half of the products say. */
  odd: boolean[];
}

/**
 * Lines up what is known of products, row by row, in the order in which names first appear. Names and values are the
 * same however they are spaced and capitalised; what a product says twice under one name stands together.
 * @param columns the facts of each product
 */
export function alignedRows(columns: readonly (readonly Fact[])[]): Row[] {
  const rows = new Map<string, { name: string; values: (string | null)[] }>();
  columns.forEach((facts, column) => {
    for (const { name, value } of facts) {
      const shown = value.trim();
      const key = plain(name);
      if (shown === '' || key === '') continue;
      const row = rows.get(key) ?? { name: name.trim(), values: columns.map(() => null) };
      row.values[column] = joined(row.values[column] ?? null, shown);
      rows.set(key, row);
    }
  });
  return Array.from(rows.values(), ({ name, values }) => ({ name, values, ...difference(values) }));
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:]+/g, ' ')
    .trim();

const joined = (before: string | null, value: string): string =>
  before === null || plain(before) === plain(value) ? (before ?? value) : `${before}, ${value}`;

function difference(values: readonly (string | null)[]): Pick<Row, 'differs' | 'odd'> {
  const said = values.map((value) => (value === null ? null : plain(value)));
  const likeIt = (value: string | null) => said.filter((other) => other === value).length;
  return {
    differs: new Set(said).size > 1,
    odd: said.map((value) => likeIt(value) * 2 <= said.length),
  };
}
