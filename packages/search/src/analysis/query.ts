import { headOf } from './document.js';
import {
  endsExcluded,
  endsHead,
  excludes,
  excludesAlone,
  isFiller,
  isGift,
  isGiftFor,
  joinsThings,
  withChildren,
  withExcept,
  withoutPhrases,
} from './fillers.js';
import { fold } from './fold.js';
import { partsOf, type Part } from './parts.js';
import { asActivity } from './phrases/activity.js';
import { priceIn, type PriceRange } from './phrases/price-phrase.js';

/** A part of a query that has to be found. */
export interface QueryPart extends Part {
  /** Whether it says what is wanted: "case" in “phone case” and in “case for a phone”. */
  isHead: boolean;
  /** Whether it may still be being typed. */
  isLast: boolean;
  /** Whether it is the last of a query that is being typed. */
  isUnfinished: boolean;
}

/** A query, read. */
export interface ReadQuery {
  parts: QueryPart[];
  /** What is not wanted: what “without”, “not” and the like stand before. */
  without: Part[];
  /** Places in `parts` where “and” or “or” begins another thing that is wanted. */
  begins: number[];
  /** Whether an “or” begins one, so that nobody expects a product that is both. */
  isEither: boolean;
  price: PriceRange | undefined;
  /** Whether it asks for a gift for somebody. */
  isGift: boolean;
  /** Whether it asks for what something is done with: “something to read”. */
  isActivity: boolean;
  /** What is done with it, if a verb says so: “reading” of “something to read on holiday”. */
  activity: string | undefined;
}

/** Characters and parts; what comes after them is ignored. */
const MAX_LENGTH = 100;
const MAX_PARTS = 10;
const AND = /\s*[&,;+]\s+|\s+[&+]\s*/g;

/** @param isTyping whether the last word may still be being typed. */
export function readQuery(text: string, isTyping = false): ReadQuery {
  const typed = withExcept(withChildren(fold(text.slice(0, MAX_LENGTH))));
  const { text: folded, activity } = asActivity(typed);
  const { rest, price } = priceIn(withoutPhrases(folded));
  const whole = partsOf(rest.replace(AND, ' and '));
  const { all, without } = withoutExcluded(whole);
  const isAnyGift = price && all.every((part) => isIgnored(part) || isGift(part.text));
  const wanted = isAnyGift ? [] : all.filter((part) => !isIgnored(part));
  const mayBeWordless = Boolean(isAnyGift) || without.length > 0;
  const parts = (wanted.length > 0 || mayBeWordless ? wanted : all).slice(0, MAX_PARTS);
  const headPart = all[headOf(all) ?? -1];
  const head = headPart && parts.includes(headPart) ? parts.indexOf(headPart) : headOf(parts);
  const { begins, isEither } = othersIn(all, parts);
  return {
    parts: parts.map((part, index) => ({
      ...part,
      isHead: index === head,
      isUnfinished: isTyping && index === parts.length - 1,
      isLast: index === parts.length - 1 || begins.includes(index + 1),
    })),
    without,
    begins,
    isEither,
    price,
    isGift: isGiftFor(typed),
    isActivity: folded !== typed,
    activity,
  };
}

/** What is wanted, and what is not. */
function withoutExcluded(all: readonly Part[]): { all: Part[]; without: Part[] } {
  const at = all.findIndex(
    (part, index) =>
      isExcluding(part) &&
      (excludesAlone(part.text) || all.slice(0, index).some((before) => !isIgnored(before))) &&
      all.slice(index + 1).some((after) => after.kind === 'word' && !isIgnored(after)),
  );
  if (at < 0) return { all: [...all], without: [] };
  const after = all.slice(at + 1);
  // “Not for kids” excludes what is for kids.
  const end = after.findIndex(
    ({ text, isGlued }, index) => index > 0 && !isGlued && endsExcluded(text),
  );
  const excluded = end < 0 ? after : after.slice(0, end);
  return {
    all: [...all.slice(0, at), ...(end < 0 ? [] : after.slice(end))],
    without: excluded.filter((part) => part.kind === 'word' && !isIgnored(part)),
  };
}

const isExcluding = ({ kind, text, isGlued }: Part) =>
  kind === 'word' && !isGlued && excludes(text);

/** Where another thing begins: not in “shoes for men and women”. */
function othersIn(
  all: readonly Part[],
  parts: readonly Part[],
): Pick<ReadQuery, 'begins' | 'isEither'> {
  const begins: number[] = [];
  let isEither = false;
  let isBehindHead = false;
  all.forEach((part, at) => {
    if (part.kind !== 'word' || part.isGlued) return;
    if (endsHead(part.text)) isBehindHead = true;
    if (isBehindHead || !joinsThings(part.text)) return;
    const next = all.slice(at + 1).find((other) => parts.includes(other));
    const begin = next ? parts.indexOf(next) : 0;
    if (begin === 0) return;
    if (part.text === 'or') isEither = true;
    if (!begins.includes(begin)) begins.push(begin);
  });
  return { begins, isEither };
}

export function isIgnored({ kind, text, isGlued }: Part): boolean {
  return kind === 'word' && !isGlued && (isFiller(text) || endsHead(text));
}
