import { headOf } from './document.js';
import { endsHead, isFiller, withoutPhrases } from './fillers.js';
import { fold } from './fold.js';
import { partsOf, type Part } from './parts.js';
import { priceIn, type PriceRange } from './price-phrase.js';

/** A part of a query that has to be found. */
export interface QueryPart extends Part {
  /** Whether it says what is wanted: "case" in “phone case” and in “case for a phone”. */
  isHead: boolean;
  /** Whether it may still be being typed. */
  isLast: boolean;
}

/** A query, read. */
export interface ReadQuery {
  parts: QueryPart[];
  price: PriceRange | undefined;
}

/** Characters and parts; what comes after them is ignored. */
const MAX_LENGTH = 100;
const MAX_PARTS = 10;

export function readQuery(text: string): ReadQuery {
  const { rest, price } = priceIn(withoutPhrases(fold(text.slice(0, MAX_LENGTH))));
  const all = partsOf(rest);
  const wanted = all.filter((part) => !isIgnored(part));
  const parts = (wanted.length > 0 ? wanted : all).slice(0, MAX_PARTS);
  const headPart = all[headOf(all) ?? -1];
  const head = headPart && parts.includes(headPart) ? parts.indexOf(headPart) : headOf(parts);
  return {
    parts: parts.map((part, index) => ({
      ...part,
      isHead: index === head,
      isLast: index === parts.length - 1,
    })),
    price,
  };
}

export function isIgnored({ kind, text, isGlued }: Part): boolean {
  return kind === 'word' && !isGlued && (isFiller(text) || endsHead(text));
}
