/** A quote refuses longer ones: see `orderInputSchema`, which would weigh too much here. */
const LONGEST = { code: 40, state: 60, postalCode: 20 } as const;
/** A quote takes no more. */
export const MOST_CODES = 20;

const HIDDEN = /\p{Cc}|\p{Cf}/u;

/** Whether a quote takes what was typed there: one that it refuses would price nothing at all. */
export function isTaken(field: keyof typeof LONGEST, text: string): boolean {
  return text.length <= LONGEST[field] && !HIDDEN.test(text);
}

/** Those of the entered codes that a quote takes. */
export function takenCodes(codes: readonly string[]): string[] {
  return codes.filter((code) => isTaken('code', code)).slice(0, MOST_CODES);
}

/** Why a quote would not take one more code; undefined if it would. */
export function whyNoCode(code: string, codes: readonly string[]): string | undefined {
  if (codes.length >= MOST_CODES) return `At most ${MOST_CODES} codes can be entered`;
  return isTaken('code', code) ? undefined : 'This is not a valid code';
}
