import { LIMITS } from '../limits.js';
import { readDecimal, readWholeNumber, type TypedNumber } from '../typed-numbers.js';
import { GRAMS_PER_OUNCE, type Units } from './units.js';

// One for all of the administrator's screens: they are of one shop.
let current: Units = 'metric';

const ounces = (grams: number) => String(Number((grams / GRAMS_PER_OUNCE).toFixed(2)));

const WRONG_OUNCES = `Weight must be a number of ounces, at most ${ounces(LIMITS.weightGrams)}`;

/** Sets the units in which administrators type weights. @param units metric if absent */
export function setTypedUnits(units: Units = 'metric'): void {
  current = units;
}

/** The units in which administrators type weights. */
export function typedUnits(): Units {
  return current;
}

/** What a field counts a weight in: `grams` or `ounces`. */
export function weightUnit(): string {
  return current === 'metric' ? 'grams' : 'ounces';
}

/** Grams as a field has them: whole grams, or ounces, whose two decimals tell each gram. Empty without any. */
export function typedWeight(grams: number | null | undefined): string {
  if (grams == null) return '';
  return current === 'metric' ? String(grams) : ounces(grams);
}

/** Reads a weight in the unit of its field: a whole number of grams, or ounces with at most two decimals. */
export function readWeight(typed: string): TypedNumber {
  return current === 'metric' ? readWholeNumber(typed) : readDecimal(typed);
}

/** Reads a weight in the unit of its field as whole grams. */
export function readGrams(typed: string): TypedNumber {
  const meant = readWeight(typed);
  return current === 'metric' || !meant || !('number' in meant)
    ? meant
    : { number: String(Math.round(Number(meant.number) * GRAMS_PER_OUNCE)) };
}

/** Why a piece's weight is refused, in the unit of its field. @param message what the rules say, which know grams alone */
export function weightRefusal(message: string): string {
  return current === 'metric' ? message : WRONG_OUNCES;
}
