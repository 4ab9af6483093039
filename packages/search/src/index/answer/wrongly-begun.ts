import { beginsPageName } from '../../analysis/phrases/shop-pages.js';
import type { ReadQuery } from '../../analysis/query.js';
import { THING_WORDS } from '../../synonyms/things-sold.js';
import { placeOf } from '../vocabulary/dictionary.js';
import type { Meaning } from '../vocabulary/meaning.js';

/**
 * Whether goods that only mention a word which is being typed are most likely not meant by it: it was corrected, or it
 * begins a word for a page of the shop or for a thing that no name here has: “deliv”, “trous”.
 */
export function isWronglyBegun({ parts }: ReadQuery, meanings: readonly Meaning[]): boolean {
  const last = parts.at(-1);
  if (!last?.isUnfinished) return false;
  if (meanings.some(({ corrected }) => corrected !== undefined)) return true;
  return beginsThing(last.raw) || beginsPageName(last.raw);
}

const beginsThing = (text: string) =>
  THING_WORDS[placeOf(THING_WORDS, text)]?.startsWith(text) === true;
