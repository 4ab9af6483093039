import { GRAMS_PER_OUNCE, GRAMS_PER_POUND, readWholeNumber } from '@shop/shared';
import { numberOf } from './amount.js';

const GRAMS = { g: 1, kg: 1000, lb: GRAMS_PER_POUND, oz: GRAMS_PER_OUNCE };
const UNITS: Record<string, keyof typeof GRAMS> = {
  ...{ g: 'g', gram: 'g', grams: 'g', kg: 'kg', kgs: 'kg', lb: 'lb', lbs: 'lb', oz: 'oz' },
};

/** A weight as whole grams, or why the text is none; `isUnit` says that the unit is what is wrong. */
export type Weight = { grams: number } | { reason: string; isUnit?: true };

/** A weight in a unit. */
export function gramsOf(text: string, unitText: string): Weight {
  const unit = UNITS[unitText.toLowerCase()];
  // Nobody weighs thousandths of a gram, but many write thousands of them with a separator.
  const whole = unit === 'g' ? readWholeNumber(text) : undefined;
  if (whole && 'ambiguity' in whole) return { reason: whole.ambiguity };
  if (!unit) return { reason: 'must be g, kg, lb or oz', isUnit: true };
  const number = whole ? Number(whole.number) : numberOf(text);
  if (number === undefined) return { reason: 'Weight must be a number, 0 or more' };
  return { grams: Math.round(number * GRAMS[unit]) };
}
