/** The least digits of a telephone number. */
const DIGITS = 7;

/**
 * Whether somebody may have typed an e-mail address, or a telephone or card number, into the wrong field. A long number
 * that finds products is a product number.
 */
export function mayBePersonal(words: string, found: number | undefined): boolean {
  if (words.includes('@')) return true;
  return found === 0 && (words.match(/\d/g)?.length ?? 0) >= DIGITS;
}
