/** The lengths of a GTIN: GTIN-8, UPC, EAN and GTIN-14. */
const LENGTHS = [8, 12, 13, 14];

/** Whether a text is a GTIN, the number below a product's barcode, with the right check digit at its end. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const digits = Array.from(text, Number).reverse();
  // From the right, every second digit counts three times, beginning beside the check digit.
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The same number in each length that can hold it: scanners put a zero in front of a UPC. None for another text. */
export function gtinSpellings(text: string): string[] {
  if (!isGtin(text)) return [];
  const digits = text.replace(/^0+/, '');
  return LENGTHS.filter((length) => length >= digits.length).map((length) =>
    digits.padStart(length, '0'),
  );
}

/** A GTIN as it is compared: the same for each spelling of the number. Undefined for another text. */
export function gtinKey(text: string): string | undefined {
  return gtinSpellings(text).at(-1);
}
