import { namedSize } from '../../analysis/phrases/size-phrase.js';
import { SIZE, sizeFilters } from '../filter/size-filters.js';
import type { SearchRequest, SearchResult } from '../request.js';
import type { IndexContents } from './index-contents.js';
import { find } from './find.js';
import { findOnSale } from './find-on-sale.js';

/**
 * What has the size that a query names. If nothing of what else it says has, that in any size, with the size left out;
 * nothing if a product has the size in its words, as a “Football, size 5”.
 */
export function findOfSize(index: IndexContents, request: SearchRequest): SearchResult | undefined {
  const named = namedSize(request.text);
  if (!named) return undefined;
  const { size, asked, beside: text } = named;
  const filter = sizeFilters(index.layers, named, request.filter?.attributes).find((attributes) => {
    const { total, isMentioned } = find(index, { text, filter: { attributes }, limit: 0 });
    return total > 0 && !isMentioned;
  });
  if (!filter && text !== '') return findOfAnySize(index, request, text, asked);
  const attributes = filter ?? [{ name: SIZE, values: named.values }];
  const found = findOnSale(index, { ...request, text, filter: { ...request.filter, attributes } });
  return { ...found, namedSize: size };
}

function findOfAnySize(
  index: IndexContents,
  request: SearchRequest,
  text: string,
  asked: string,
): SearchResult | undefined {
  if (find(index, { text: request.text, literal: true, limit: 0 }).total > 0) return undefined;
  const { total, isMentioned } = find(index, { text, limit: 0 });
  if (total === 0 || isMentioned) return undefined;
  const found = findOnSale(index, { ...request, text }, true);
  const { readAs = text, leftOut = [] } = found;
  return { ...found, readAs, leftOut: [asked, ...leftOut] };
}
