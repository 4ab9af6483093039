import { namedSize } from '../../analysis/phrases/size-phrase.js';
import { SIZE, sizeFilters } from '../filter/size-filters.js';
import type { SearchRequest, SearchResult } from '../request.js';
import type { IndexContents } from './index-contents.js';
import { find } from './find.js';
import { findOnSale } from './find-on-sale.js';

/** What has the size that a query names, if some of what else it says has; nothing if it says nothing else. */
export function findOfSize(index: IndexContents, request: SearchRequest): SearchResult | undefined {
  const named = namedSize(request.text);
  if (!named) return undefined;
  const { size, beside: text } = named;
  const filter = sizeFilters(index.layers, named, request.filter?.attributes).find((attributes) => {
    const { total, isMentioned } = find(index, { text, filter: { attributes }, limit: 0 });
    return total > 0 && !isMentioned;
  });
  if (!filter && text !== '') return undefined;
  const attributes = filter ?? [{ name: SIZE, values: named.values }];
  const found = findOnSale(index, { ...request, text, filter: { ...request.filter, attributes } });
  return { ...found, namedSize: size };
}
