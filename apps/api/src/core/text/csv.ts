/** What a spreadsheet takes for a formula at the beginning of a cell. */
const formula = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180). What would be a formula gets an apostrophe in front, which spreadsheets do not show: what
 * somebody typed into a form runs nowhere.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
