/** From this share of the limit on, the length is shown. */
const NEAR = 0.9;

/** Spaces around a text are not saved, and not counted. */
const lengthOf = (text: string) => text.trim().length;

const inWords = (count: number) => count.toLocaleString('en-US');

/** @param limit in UTF-16 units, as the contract counts */
export function isTooLong(text: string, limit: number): boolean {
  return lengthOf(text) > limit;
}

/** Says how long a text is, once it comes near its limit. */
export function lengthNote(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length < limit * NEAR ? undefined : `${inWords(length)} of ${inWords(limit)} characters`;
}

/** Says at a search that its text is too long. */
export function tooLongText(text: string, limit: number): string {
  return `Search for at most ${inWords(limit)} characters: this text has ${inWords(lengthOf(text))}`;
}
