import { readAmount, readWholeNumber, type TypedNumber } from '@shop/shared';

/** An amount of dollars; undefined for none, and NaN for what is no number, to be refused by the server's rules. */
export const amountOf = (text: string) => numberOf(text, readAmount);
/** A whole number, likewise. */
export const countOf = (text: string) => numberOf(text, readWholeNumber);

/** A percentage with up to three decimals, likewise. */
export function percentOf(text: string): number | undefined {
  const digits = text.replace('%', '').trim().replace(',', '.');
  return digits === '' ? undefined : Number(digits);
}

/** The number in a percentage field, as the field shows it. */
export function readPercent(typed: string): TypedNumber {
  const percent = percentOf(typed);
  return percent === undefined || Number.isNaN(percent) ? undefined : { number: String(percent) };
}

function numberOf(text: string, read: (typed: string) => TypedNumber): number | undefined {
  if (text.trim() === '') return undefined;
  const meant = read(text);
  return meant && 'number' in meant ? Number(meant.number) : NaN;
}

/** Ids that a picker chose; undefined for none. */
export function idsOf(text: string): string[] | undefined {
  return text === '' ? undefined : text.split(',');
}

/** Texts that were typed with commas or on lines of their own; undefined for none. */
export function textsIn(text: string): string[] | undefined {
  const texts = text.split(/[,\n]/).flatMap((one) => one.trim() || []);
  return texts.length === 0 ? undefined : texts;
}
