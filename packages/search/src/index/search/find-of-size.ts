import { namedSize, type NamedSize } from '../../analysis/phrases/size-phrase.js';
import { readQuery } from '../../analysis/query.js';
import { someRow } from '../answer/found-where.js';
import { SIZE, sizeFilters } from '../filter/size-filters.js';
import { GUESS } from '../matching/match-columns.js';
import { bitOf } from '../matching/matches.js';
import type { SearchRequest, SearchResult } from '../request.js';
import type { IndexContents } from './index-contents.js';
import { find } from './find.js';
import { findOnSale } from './find-on-sale.js';
import { matchCorrected } from './match.js';

/**
 * What has the size that a query names. If nothing of what else it says has, that in any size, with the size left out,
 * unless products are named by it, as a “Dog Bed, Large”; nothing if one has the size in its words, as a “Football,
 * size 5”.
 */
export function findOfSize(index: IndexContents, request: SearchRequest): SearchResult | undefined {
  const named = namedSize(request.text);
  if (!named) return undefined;
  const { size, beside: text } = named;
  const filter = sizeFilters(index.layers, named, request.filter?.attributes).find((attributes) => {
    const { total, isMentioned } = find(index, { text, filter: { attributes }, limit: 0 });
    return total > 0 && !isMentioned;
  });
  if (!filter && text !== '') return findOfAnySize(index, request, named);
  const attributes = filter ?? [{ name: SIZE, values: named.values }];
  const found = findOnSale(index, { ...request, text, filter: { ...request.filter, attributes } });
  return { ...found, namedSize: size };
}

function findOfAnySize(
  index: IndexContents,
  request: SearchRequest,
  { asked, values, beside: text }: NamedSize,
): SearchResult | undefined {
  if (find(index, { text: request.text, literal: true, limit: 0 }).total > 0) return undefined;
  // “Large dog bed” rather than “dog bed large”: the last word is what is wanted.
  const name = values.map((value) => `${value} ${text}`).find((one) => isName(index, one));
  if (name !== undefined) return findOnSale(index, { ...request, text: name });
  const { total, isMentioned } = find(index, { text, limit: 0 });
  if (total === 0) return findWithoutSize(index, request, text);
  if (isMentioned) return undefined;
  const found = findOnSale(index, { ...request, text }, true);
  const { readAs = text, leftOut = [] } = found;
  return { ...found, readAs, leftOut: [asked, ...leftOut] };
}

/** Of what the shop lacks, a size says nothing: the nearest shelf is that of the other words. */
function findWithoutSize(index: IndexContents, request: SearchRequest, text: string): SearchResult {
  const whole = findOnSale(index, request);
  return whole.total > 0 ? whole : findOnSale(index, { ...request, text });
}

/** Whether a product is named by all words of a text: not by a longer number, as “Boots 12” is no size 1. */
function isName(index: IndexContents, text: string): boolean {
  const { answered } = matchCorrected(readQuery(text), index, true);
  if (!answered) return false;
  const all = answered.meanings.reduce((bits, _, at) => bits | bitOf(at), 0);
  return someRow(index.layers, (strong, marks) => (strong & all) === all && (marks & GUESS) === 0);
}
