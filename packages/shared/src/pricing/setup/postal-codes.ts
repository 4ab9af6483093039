/** A range of postal codes, both inclusive. */
export interface PostalCodes {
  readonly from: string;
  readonly to: string;
}

/** A postal code as it is compared: `00-950` and `00950` are one, as are `SW1A 1AA` and `sw1a1aa`, `〒１００` and `100`. */
function comparable(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** The code of an address as it is compared with a range of digits: letters of the country before it are no part of it. */
function comparableIn({ from }: PostalCodes, postalCode: string): string {
  const code = comparable(postalCode);
  return /^\d/.test(comparable(from)) ? code.replace(/^[A-Z]{1,3}(?=\d)/, '') : code;
}

/** Whether a range has postal codes: it does not end before it begins. */
export function isRange({ from, to }: PostalCodes): boolean {
  const [first, last] = [comparable(from), comparable(to)];
  const length = Math.min(first.length, last.length);
  return first.slice(0, length) <= last.slice(0, length);
}

/** Whether a postal code lies in a range. A short end stands for all codes that begin with it: `10` for 1000 to 1099. */
export function isWithin(range: PostalCodes, postalCode: string): boolean {
  const [first, last] = [comparable(range.from), comparable(range.to)];
  const code = comparableIn(range, postalCode);
  return (
    code.length >= first.length &&
    code.slice(0, first.length) >= first &&
    code.slice(0, last.length) <= last
  );
}

/** Whether a postal code is too short to lie in the range, as while it is typed. */
export function isTooShort(range: PostalCodes, postalCode: string): boolean {
  return comparableIn(range, postalCode).length < comparable(range.from).length;
}
