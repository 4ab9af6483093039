import { saleIn } from '../../analysis/phrases/sale.js';
import { pageMeant } from '../../analysis/phrases/shop-pages.js';
import type { SearchRequest, SearchResult } from '../request.js';
import type { IndexContents } from './index-contents.js';
import { find } from './find.js';

/**
 * What is on sale, if a query asks for it and some of that matches its other words: not “garage sale sign”. Else what
 * matches those.
 * @param isPart whether other words of the query were left out before.
 */
export function findOnSale(
  index: IndexContents,
  request: SearchRequest,
  isPart = false,
): SearchResult {
  const sale = saleIn(request.text);
  if (!sale) return find(index, request, isPart);
  const { asked, beside: text } = sale;
  const isThere = find(index, { text, filter: { onSale: true }, limit: 0 }).total > 0;
  if (isThere)
    return find(index, { ...request, text, filter: { ...request.filter, onSale: true } }, isPart);
  if (text === '' || pageMeant(request.text) || isInNames(asked, index))
    return find(index, request, isPart);
  const found = find(index, { ...request, text }, true);
  if (found.total === 0) return found;
  const { readAs = text, leftOut = [] } = found;
  return { ...found, readAs, leftOut: [...asked, ...leftOut] };
}

/** Whether a name has a word of some phrases. */
function isInNames(phrases: readonly string[], { vocabulary }: IndexContents): boolean {
  return phrases
    .flatMap((phrase) => phrase.split(' '))
    .some((word) => vocabulary.exactly(word).some((hit) => vocabulary.isNamed(hit)));
}
