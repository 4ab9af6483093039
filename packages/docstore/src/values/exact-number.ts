import { type Decimal128, Int32 } from 'bson';
import type { BsonNumber } from './types.js';

/**
 * A number of any type as a sum of doubles, each the nearest to what the ones before left over.
 * Comparing the parts in turn compares the numbers exactly: 2^53 + 1 as a 64-bit integer, or 0.1 as
 * a decimal against 0.1 as a double. Three doubles hold the 34 digits of a decimal.
 */
export function numberParts(value: BsonNumber): number[] {
  if (typeof value === 'number') return [value];
  if (value instanceof Int32) return [value.value];
  if (typeof value === 'bigint') return bigintParts(value);
  return decimalParts(value);
}

function bigintParts(value: bigint): number[] {
  const nearest = Number(value);
  const rest = value - BigInt(nearest);
  return rest === 0n ? [nearest] : [nearest, Number(rest)];
}

function decimalParts(value: Decimal128): number[] {
  const text = value.toString();
  if (/^-?[IN]/.test(text)) return [Number(text)];
  if (!Number.isFinite(Number(text))) return hugeParts(text);
  const parts: number[] = [];
  let rest = parseFraction(text);
  while (rest.numerator !== 0n && parts.length < 3) {
    const part = nearestDouble(rest);
    parts.push(part);
    rest = subtract(rest, part);
  }
  return parts.length === 0 ? [0] : parts;
}

/** Beyond the doubles, but not infinite: still in order among themselves, by their exponent. */
function hugeParts(text: string): number[] {
  const sign = text.startsWith('-') ? -1 : 1;
  const { numerator } = parseFraction(text);
  const digits = (numerator < 0n ? -numerator : numerator).toString();
  const leading = nearestDouble({
    numerator: BigInt(digits),
    denominator: 10n ** BigInt(digits.length),
  });
  return [sign * Number.MAX_VALUE, sign * digits.length * 1e300, sign * leading];
}

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

function parseFraction(text: string): Fraction {
  const match = /^(-?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) throw new TypeError(`not a decimal: ${text}`);
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const scale = Number(exponent) - decimals.length;
  return scale >= 0
    ? { numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-scale) };
}

/** Correctly rounded, as the engine rounds a literal with enough digits. */
function nearestDouble({ numerator, denominator }: Fraction): number {
  const digits = 60n;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const shift = BigInt(denominator.toString().length - magnitude.toString().length) + digits;
  const scaled =
    shift >= 0n
      ? (magnitude * 10n ** shift) / denominator
      : magnitude / (denominator * 10n ** -shift);
  return Number(`${numerator < 0n ? '-' : ''}${scaled}e${-shift}`);
}

function subtract(value: Fraction, part: number): Fraction {
  const { numerator, denominator } = exactFraction(part);
  return {
    numerator: value.numerator * denominator - numerator * value.denominator,
    denominator: value.denominator * denominator,
  };
}

/** Every finite double is a whole number divided by a power of two. */
function exactFraction(value: number): Fraction {
  let denominator = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}

/** Orders numbers of all types; NaN comes before every other number and equals itself. */
export function compareNumbers(a: BsonNumber, b: BsonNumber): number {
  const left = numberParts(a);
  const right = numberParts(b);
  for (let i = 0; i < left.length || i < right.length; i++) {
    const order = compareDoubles(left[i] ?? 0, right[i] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

function compareDoubles(a: number, b: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : 1;
}
