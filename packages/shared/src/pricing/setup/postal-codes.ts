/** A range of postal codes, both inclusive. */
export interface PostalCodes {
  readonly from: string;
  readonly to: string;
}

/** A postal code as it is compared: `00-950` and `00950` are one, as are `SW1A 1AA` and `sw1a1aa`. */
function comparable(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a range has postal codes: it does not end before it begins. */
export function isRange({ from, to }: PostalCodes): boolean {
  const [first, last] = [comparable(from), comparable(to)];
  const length = Math.min(first.length, last.length);
  return first.slice(0, length) <= last.slice(0, length);
}

/** Whether a postal code lies in a range. A short end stands for all codes that begin with it: `10` for 1000 to 1099. */
export function isWithin({ from, to }: PostalCodes, postalCode: string): boolean {
  const [first, last, code] = [comparable(from), comparable(to), comparable(postalCode)];
  return (
    !isTooShort({ from, to }, postalCode) &&
    code.slice(0, first.length) >= first &&
    code.slice(0, last.length) <= last
  );
}

/** Whether a postal code is too short to lie in the range, as while it is typed. */
export function isTooShort({ from }: PostalCodes, postalCode: string): boolean {
  return comparable(postalCode).length < comparable(from).length;
}
