import { shopCurrency } from '@shop/shared';
import { stringify } from 'csv-stringify/sync';

/** An amount below zero, which looks like a formula, but is none. */
const NEGATIVE_AMOUNT = /^-\d+\.\d\d$/;

const CSV = {
  escape_formulas: true,
  record_delimiter: 'windows',
  // By itself, the library quotes a cell with the delimiter of records, and not one with a line feed alone.
  quoted_match: /[\n\r]/,
  cast: {
    string: (value: string) =>
      NEGATIVE_AMOUNT.test(value) ? { value, escape_formulas: false } : value,
  },
} as const;

/**
 * The names of the columns, where `(¤)` stands for the shop's currency, after a byte-order mark, by which spreadsheets
 * know that it is UTF-8.
 */
export function csvHead(header: readonly string[]): string {
  const names = header.map((name) => name.replace('(¤)', `(${shopCurrency()})`));
  return stringify([names], { ...CSV, bom: true });
}

/** Rows of a table, safe from formula injection. */
export function csvRows(rows: readonly (readonly (string | number)[])[]): string {
  return stringify([...rows], CSV);
}
