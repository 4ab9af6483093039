import { valuesAt } from '../values/paths.js';
import type { BsonDocument } from '../values/types.js';
import type { Filter, MatchDetails } from './filter.js';

/** Whether the document satisfies the filter; notes which array element did, if asked. */
export function matches(filter: Filter, document: BsonDocument, details?: MatchDetails): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matches(part, document, details));
    case 'or':
      return filter.filters.some((part) => matches(part, document, details));
    case 'nor':
      return !filter.filters.some((part) => matches(part, document));
    case 'not':
      return !matches(filter.filter, document);
    case 'expression':
      return filter.test(document);
    case 'field':
      return matchesField(filter, document, details);
  }
}

function matchesField(
  { segments, predicate }: Filter & { kind: 'field' },
  document: BsonDocument,
  details?: MatchDetails,
): boolean {
  for (const { value, arrayIndex } of valuesAt(document, segments)) {
    if (predicate.opensArrays && Array.isArray(value)) {
      const element = value.findIndex((item) => predicate.test(item));
      if (element >= 0) {
        if (details) details.arrayIndex = arrayIndex ?? element;
        return true;
      }
    }
    if (predicate.test(value)) {
      if (details && arrayIndex !== undefined) details.arrayIndex = arrayIndex;
      return true;
    }
  }
  return false;
}
