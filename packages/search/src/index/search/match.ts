import { readQuery, type ReadQuery } from '../../analysis/query.js';
import { GIFT_SYNONYMS, OCCASION_SYNONYMS } from '../../synonyms/occasions.js';
import { Synonyms } from '../../synonyms/synonyms.js';
import { answer } from '../answer/answer.js';
import { clear, everything } from '../answer/everything.js';
import { isCalledSo, isNamedBy } from '../answer/found-where.js';
import { gifts } from '../answer/gifts.js';
import { leaveOut } from '../answer/leave-out.js';
import { withNamesCorrected } from '../vocabulary/misspelt-names.js';
import { withThingsCorrected } from '../vocabulary/misspelt-things.js';
import { nearestQuery } from '../vocabulary/nearest-query.js';
import type { IndexContents } from './index-contents.js';

const OCCASIONS = {
  occasions: new Synonyms(OCCASION_SYNONYMS),
  gifts: new Synonyms(GIFT_SYNONYMS),
};

/** Marks the rows of every layer that answer a query. */
function match(query: ReadQuery, index: IndexContents, isLiteral: boolean) {
  const { layers, vocabulary, synonyms } = index;
  const { parts, without, price } = query;
  // “Under $20” and “not electronics” say no word that has to be found.
  const isWordless = price !== undefined || without.length > 0;
  const found =
    parts.length === 0
      ? isWordless
        ? everything(layers)
        : undefined
      : (answer(query, layers, { vocabulary, synonyms, occasions: OCCASIONS }, isLiteral) ??
        (query.isGift && !isLiteral ? gifts(query, layers, vocabulary, OCCASIONS) : undefined));
  if (!found || without.length === 0) return found;
  const isCalled = isCalledSo(layers, found);
  leaveOut(layers, query, { vocabulary, occasions: OCCASIONS.occasions });
  // Whoever wants a sofa without a lamp does not want what only mentions a sofa.
  if (!isCalled || isCalledSo(layers, found)) return found;
  clear(layers);
  return { ...found, excluded: without.map(({ raw }) => raw) };
}

/** The query as it was read, and what answers it. */
export function matchCorrected(typed: ReadQuery, index: IndexContents, isLiteral: boolean) {
  const { vocabulary, synonyms } = index;
  const corrected = (mayBeWords: boolean) =>
    withNamesCorrected(typed, vocabulary, synonyms, mayBeWords);
  const query = isLiteral
    ? typed
    : withThingsCorrected(corrected(false), vocabulary, synonyms, Object.values(OCCASIONS));
  const answered = match(query, index, isLiteral);
  const other = answered || isLiteral ? typed : corrected(true);
  const found = other === typed ? undefined : match(other, index, false);
  return found && isNamedBy(index.layers, found)
    ? { query: other, answered: found }
    : { query, answered };
}

/** A query that finds something, where this one finds nothing. */
export function nearestThatFinds(query: ReadQuery, index: IndexContents): string | undefined {
  const text = nearestQuery(query.parts, index.vocabulary, index.synonyms);
  return text !== undefined && match(readQuery(text), index, true) ? text : undefined;
}
