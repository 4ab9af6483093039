import type { BsonDocument, BsonValue, Maybe } from '../values/types.js';

/** One condition on one value. */
export interface Predicate {
  /** as written, e.g. `$gte`; the planner turns some of them into index bounds */
  operator: string;
  operand: BsonValue;
  /** whether an array also matches when one of its elements does */
  opensArrays: boolean;
  test: (value: Maybe) => boolean;
  /** `$elemMatch`: the index of the element that matches, or -1 */
  elementIndex?: (items: BsonValue[]) => number;
}

/** A parsed query filter: matched against documents, and read by the planner. */
export type Filter =
  | { kind: 'and' | 'or' | 'nor'; filters: Filter[] }
  | { kind: 'not'; filter: Filter }
  | FieldFilter
  | { kind: 'expression'; test: (document: BsonDocument) => boolean };

/** A condition on the value at a path. */
export interface FieldFilter {
  kind: 'field';
  path: string;
  segments: string[];
  predicate: Predicate;
}

/** The fields of a document that a filter reads; undefined if they are not known. */
export function fieldsOf(filter: Filter): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  return collectFields(filter, names) ? names : undefined;
}

function collectFields(filter: Filter, names: Set<string>): boolean {
  switch (filter.kind) {
    case 'field':
      names.add(filter.segments[0] ?? '');
      return true;
    case 'not':
      return collectFields(filter.filter, names);
    case 'expression':
      return false;
    default:
      return filter.filters.every((part) => collectFields(part, names));
  }
}

/** Filled in while matching, for the positional `$` of updates. */
export interface MatchDetails {
  /** index of the array element that satisfied the last field condition */
  arrayIndex?: number;
}

/** Parses nested filters; passed to operators by the parser that found them. */
export interface FilterParser {
  document: (filter: BsonDocument) => Filter;
  field: (path: string, value: BsonValue) => Filter[];
}
