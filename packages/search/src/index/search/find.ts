import { isGift } from '../../analysis/fillers.js';
import { fold } from '../../analysis/fold.js';
import { namedPrice } from '../../analysis/phrases/price-phrase.js';
import { isNoThing, pageMeant } from '../../analysis/phrases/shop-pages.js';
import { readQuery, type ReadQuery } from '../../analysis/query.js';
import { clear, everything } from '../answer/everything.js';
import {
  countNamed,
  isNamedBy,
  isNamedWithin,
  isOnlyMentioned,
  keepNamed,
} from '../answer/found-where.js';
import { namesOf, shelfFor } from '../answer/shelf.js';
import { isWronglyBegun } from '../answer/wrongly-begun.js';
import { filtered, narrowed } from '../filter/filtering.js';
import { idsOf } from '../ids-of.js';
import { matchedWords } from '../matching/matched-words.js';
import { best } from '../ranking.js';
import type { SearchRequest, SearchResult } from '../request.js';
import type { IndexContents } from './index-contents.js';
import { matchCorrected, nearestThatFinds } from './match.js';

/**
 * What matches the words of a request, filtered, counted and sorted.
 * @param isPart whether other words of the query were left out before.
 */
export function find(index: IndexContents, request: SearchRequest, isPart = false): SearchResult {
  const { text, literal = false, isTyping = false, filter = {}, except, countUpTo } = request;
  const { sort = 'relevance', skip = 0, limit } = request;
  const { layers, facets } = index;
  const typed = readQuery(text, isTyping);
  const page = pageMeant(text);
  const { query, answered } =
    text.trim() === ''
      ? { query: typed, answered: everything(layers) }
      : matchCorrected(typed, index, literal);
  // Who asks for “returns” is not looking for what somebody returns from.
  const isGoods = !page || (answered && !isNoThing(text) && isNamedBy(layers, answered));
  const isMention = answered !== undefined && isOnlyMentioned(layers, answered);
  const found =
    isGoods && !(isMention && isWronglyBegun(query, answered.meanings)) ? answered : undefined;
  if (!found) clear(layers);
  const isMentioned = found !== undefined && isMention;
  // “For a 3 year old” was read as “for child”, which nobody typed.
  const folded = fold(text);
  const leftOut = (found?.leftOut ?? []).filter((word) => folded.includes(word));
  // Whoever must do without a word is not to be shown what only mentions the others.
  if (found && !isMentioned && (isPart || leftOut.length > 0)) keepNamed(layers, found);
  const price = query.price && { ...query.price };
  // Too dear a lamp is no reason to show what only mentions one.
  if (found && price && !isMentioned && !isNamedWithin(layers, found, price)) clear(layers);
  const priced = price && namedPrice(text);
  const { rows, counts } = filtered(layers, narrowed(filter, price), countUpTo, except, facets);
  const { meanings = [] } = found ?? {};
  const readAs = found && (found.readAs ?? (query === typed ? undefined : wordsOf(query)));
  const wanted = meanings.length;
  const total = rows.reduce((sum, { length }) => sum + length, 0);
  const named =
    wanted > 0 && sort === 'relevance' && !isMentioned ? countNamed(layers, rows) : total;
  const shown = best(layers, rows, { sort, wanted, count: skip + limit }).slice(skip);
  return {
    ...idsOf(shown, layers),
    total,
    ...(readAs !== undefined && { readAs }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(found?.excluded && { excluded: found.excluded }),
    ...(isMentioned && total > 0 && { isMentioned: true as const }),
    ...(named > 0 && named < total && { named }),
    ...(priced && { namedPrice: priced }),
    ...(page && { page }),
    ...(!found && !page && !literal && insteadOf(query, index)),
    ...(wanted > 0 && { matched: matchedWords(meanings, layers) }),
    ...(counts && { counts }),
  };
}

/** Where to look for what nothing matches. */
function insteadOf(query: ReadQuery, index: IndexContents) {
  const nearest = nearestThatFinds(query, index);
  // A gift card is no memory card.
  const mayHaveShelf = !query.parts.some(({ text }) => isGift(text));
  const shelf = mayHaveShelf ? shelfFor(namesOf(query), index.layers) : undefined;
  return { ...(shelf !== undefined && { shelf }), ...(nearest !== undefined && { nearest }) };
}

const wordsOf = ({ parts }: ReadQuery) => parts.map(({ raw }) => raw).join(' ');
