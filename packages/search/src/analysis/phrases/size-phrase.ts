import { fold } from '../fold.js';
import { isUnit } from '../quantities.js';

/** Sizes as shoppers write them out, and as goods have them. */
const SPOKEN: Readonly<Record<string, string>> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
};
/** The same the other way round. */
const SPELT_OUT = new Map(Object.entries(SPOKEN).map(([words, letter]) => [letter, words]));
const VALUE = String.raw`(?:\d{1,3}(?:[.,]5)?|x{0,4}[sl]|m|\dx[sl]|${Object.keys(SPOKEN).join('|')})`;
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:in (?:an? )?)?(sizes? (?:(?:eu|uk|us) )?(${VALUE}))(?![\p{L}\p{N}.,/-])(?:\s+(\p{L}+))?`,
  'u',
);

/** A size that a query names. */
export interface NamedSize {
  /** As it is shown. */
  size: string;
  /** As it was typed, with the word “size”. */
  asked: string;
  /** Values that stand for it. */
  values: readonly string[];
  /** What else the query says. */
  beside: string;
}

/** The size that a query names, as “shoes size 8” does; a “size 10 mm” is none. */
export function namedSize(text: string): NamedSize | undefined {
  const folded = fold(text);
  const match = SIZE.exec(folded);
  const [all = '', asked = '', size = '', following = ''] = match ?? [];
  if (!match || (/^\d/.test(size) && isUnit(following))) return undefined;
  const rest = `${folded.slice(0, match.index)} ${following}${folded.slice(match.index + all.length)}`;
  const letter = SPOKEN[size];
  return {
    size: letter === undefined ? size.toUpperCase() : size,
    asked,
    values: [size, letter ?? SPELT_OUT.get(size) ?? []].flat(),
    beside: rest.trim().replace(/\s+/g, ' '),
  };
}
