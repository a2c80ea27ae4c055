/**
 * What a spreadsheet takes for a formula at the beginning of a cell, in some languages its signs of full width too; also
 * behind apostrophes, so that one that was typed is still there when the one in front is taken off again.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as CSV (RFC 4180); numbers are numbers there. What would be a formula gets an apostrophe in front, which spreadsheets do not show: what
 * somebody typed into a form runs nowhere.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell as it was before `csvOf` made it harmless. */
export const uncovered = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
