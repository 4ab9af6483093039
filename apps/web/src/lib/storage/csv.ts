/** What a cell of a table may hold. */
export type CsvCell = string | number;

/** Spreadsheets take a cell that begins like this, also in letters of full width, for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** An amount or a number below zero, which looks like a formula, but is none. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/;

/** A table in CSV, as the shop's own files are: no cell runs as a formula. */
export function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: CsvCell): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
