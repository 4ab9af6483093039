const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ー々';
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');

/** Runs of scripts without spaces between words, and the text between them. */
export const SCRIPT_RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');

/** Whether a text has letters of a script that sets no spaces, or few. */
export const isUnspaced = (text: string): boolean => HAS_UNSPACED.test(text);

/** Each two neighbouring characters of a run; a single one stands alone. */
export function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
