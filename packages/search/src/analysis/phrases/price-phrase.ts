import { fold } from '../fold.js';
import { isUnit, plainNumber } from '../quantities.js';

/** Limits of a price, in US cents, both included. */
export interface PriceRange {
  minCents?: number;
  maxCents?: number;
}

const SIGNS = String.raw`(?:[$€£¥]|us\$)`;
const NAMES = '(?:dollars?|bucks|usd|euros?|eur|quid|gbp)';
const MONEY = String.raw`(?:${SIGNS}|${NAMES})? ?(\d+(?:[.,]\d+)*)(?: ?(?:${SIGNS}|${NAMES}\b))?`;
/** As MONEY, but surely no number of anything else: “iPhone 12 Max”. */
const SIGNED = String.raw`(?=${SIGNS}|\d[\d.,]* ?(?:${SIGNS}|${NAMES}\b))${MONEY}`;
const COSTING = '(?:(?:for|costing|priced|price|at) )?';
const NO_MORE = String.raw`${COSTING}(?:<=?|under|below|less than|lower than|cheaper than|up to|max(?:imum)?|at most|no more than|not more than|not over|within)`;
const NO_LESS = String.raw`${COSTING}(?:>=?|over|above|more than|from|at least|min(?:imum)?)`;
const OR_LESS = '(?:or less|or under|or below|or cheaper|max(?:imum)?|at most|and under)';
const OR_MORE = '(?:or more|and up|or over|or above|and over|plus)';
const PHRASES: readonly (readonly [RegExp, (a: number, b: number) => PriceRange])[] = [
  [phrase(`(?:between|from) ${MONEY} (?:and|to) ${MONEY}`), both],
  [phrase(`${MONEY} ?(?:to|-|–) ?${MONEY}`), both],
  [phrase(`${COSTING}${SIGNED} ${OR_LESS}`), (maxCents) => ({ maxCents })],
  [phrase(`${COSTING}${SIGNED} ${OR_MORE}`), (minCents) => ({ minCents })],
  [phrase(`${NO_MORE} ?${MONEY}`), (maxCents) => ({ maxCents })],
  [phrase(`${NO_LESS} ?${MONEY}`), (minCents) => ({ minCents })],
];

function phrase(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![^\s])${pattern}(?![\p{L}\p{N}./-])(?:\s+(\p{L}+))?`, 'u');
}

function both(a: number, b: number): PriceRange {
  return { minCents: Math.min(a, b), maxCents: Math.max(a, b) };
}

/** A price in a folded text, such as “under $20”, and the text without it. */
export function priceIn(folded: string): { rest: string; price: PriceRange | undefined } {
  for (const [pattern, read] of PHRASES) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const groups = match.slice(1);
    const following = groups.at(-1);
    // "20 to 40 cm" and "under 2 kg" are no prices.
    if (following !== undefined && isUnit(following)) continue;
    const [a = 0, b = 0] = groups.slice(0, -1).map((text) => cents(text));
    const rest = `${folded.slice(0, match.index)} ${following ?? ''} ${folded.slice(match.index + match[0].length)}`;
    return { rest: rest.trim(), price: read(a, b) };
  }
  return { rest: folded, price: undefined };
}

/** The price that a query names, and the rest of the query; `undefined` if it names none. */
export function namedPrice(text: string): (PriceRange & { beside: string }) | undefined {
  const { rest, price } = priceIn(fold(text));
  return price && { ...price, beside: rest.replace(/\s+/g, ' ') };
}

const cents = (text: string) => Math.round(Number(plainNumber(text)) * 100);
