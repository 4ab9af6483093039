/** Spreadsheets take a cell that begins like this for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Spreadsheets drop the leading zeros of such a cell, so that people write an apostrophe before it. */
const DIGITS = /^'+\d/;
/** A long number as spreadsheets write it, without most of its digits. */
const SHORTENED = /^\d+(?:[.,]\d+e[+-]?|e\+)\d+$/i;
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/**
 * A cell that no spreadsheet takes for a formula, by an apostrophe before it. Numbers stay.
 * @param isCode whether it is an SKU or a barcode, which may be digits behind an apostrophe.
 */
export function quoted(text: string, isCode = false): string {
  if (NUMBER.test(text)) return text;
  const isDigits = DIGITS.test(text) || SHORTENED.test(text);
  return FORMULA.test(text) || (isCode && isDigits) ? `'${text}` : text;
}

/** The opposite of `quoted`. */
export function unquoted(text: string, isCode = false): string {
  if (!text.startsWith("'")) return text;
  return FORMULA.test(text) || (isCode && DIGITS.test(text)) ? text.slice(1) : text;
}

/** Whether a code looks as if a spreadsheet has taken it for a number. Behind an apostrophe, none does. */
export function looksShortened(text: string): boolean {
  return SHORTENED.test(text);
}
