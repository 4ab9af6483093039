import { valuesAt, type Found } from '../values/paths.js';
import type { BsonDocument } from '../values/types.js';
import type { FieldFilter, Filter, MatchDetails, Predicate } from './filter.js';

/** Whether the document satisfies the filter; fills in `details` if they are given. */
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
  { segments, predicate }: FieldFilter,
  document: BsonDocument,
  details: MatchDetails = {},
): boolean {
  for (const found of valuesAt(document, segments)) {
    const element = elementOf(found, predicate);
    const matched = element !== undefined ? element >= 0 : predicate.test(found.value);
    if (matched || predicate.test(found.value)) {
      const index =
        found.arrayIndex ?? (element !== undefined && element >= 0 ? element : undefined);
      if (index !== undefined) details.arrayIndex = index;
      return true;
    }
  }
  return false;
}

/** The index of the array element that matches, or -1; undefined if elements are not considered. */
function elementOf({ value, byPosition }: Found, predicate: Predicate): number | undefined {
  if (!Array.isArray(value)) return undefined;
  if (predicate.elementIndex) return predicate.elementIndex(value);
  if (!predicate.opensArrays || byPosition) return undefined;
  return value.findIndex((item) => predicate.test(item));
}
