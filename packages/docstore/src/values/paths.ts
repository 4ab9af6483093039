import {
  emptyDocument,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from './types.js';

/** A value found at a path, and the array indexes that led to it. */
export interface Found {
  value: Maybe;
  /** index into the first array on the path; what a positional `$` stands for */
  arrayIndex?: number;
  /** whether the path ended with an array index: that element is used as it is */
  byPosition?: boolean;
}

const ARRAY_INDEX = /^(0|[1-9]\d*)$/;

/** 'a.0.b' → ['a', '0', 'b'] */
export function splitPath(path: string): string[] {
  return path.split('.');
}

export function isArrayIndex(segment: string): boolean {
  return ARRAY_INDEX.test(segment);
}

/**
 * Every value that a query path reaches: in arrays it goes into each document, and with a numeric
 * segment into that index too. An array at the end of the path is not opened.
 */
export function valuesAt(document: BsonDocument, path: readonly string[]): Found[] {
  const found: Found[] = [];
  walk(document, path, 0, undefined, found);
  return found;
}

function walk(
  value: BsonValue,
  path: readonly string[],
  depth: number,
  arrayIndex: number | undefined,
  found: Found[],
  byPosition = false,
): void {
  const segment = path[depth];
  if (segment === undefined) {
    found.push({ value, arrayIndex, byPosition });
    return;
  }
  if (value instanceof Map) {
    const next = value.get(segment);
    if (next === undefined) found.push({ value: undefined, arrayIndex });
    else walk(next, path, depth + 1, arrayIndex, found);
    return;
  }
  if (Array.isArray(value)) {
    walkArray(value, path, depth, arrayIndex, found);
    return;
  }
  found.push({ value: undefined, arrayIndex });
}

function walkArray(
  items: BsonValue[],
  path: readonly string[],
  depth: number,
  arrayIndex: number | undefined,
  found: Found[],
): void {
  const segment = path[depth] ?? '';
  const at = isArrayIndex(segment) ? items[Number(segment)] : undefined;
  const leadsOn = depth === path.length - 1 || at instanceof Map || Array.isArray(at);
  if (at !== undefined && leadsOn) {
    walk(at, path, depth + 1, arrayIndex ?? Number(segment), found, true);
  }
  items.forEach((item, index) => {
    if (item instanceof Map) walk(item, path, depth, arrayIndex ?? index, found);
  });
}

/**
 * The value at a path of an aggregation expression: an array on the way gives an array of what its
 * documents hold, and a numeric segment is only a field name.
 */
export function expressionPath(value: Maybe, path: readonly string[], depth = 0): Maybe {
  const segment = path[depth];
  if (segment === undefined) return value;
  if (value instanceof Map) return expressionPath(value.get(segment), path, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item) => expressionPath(item, path, depth))
    .filter((item): item is BsonValue => item !== undefined);
}

/**
 * A copy of the document with the value at the path; undefined removes the field. Anything on the
 * way that is not a document is replaced by one.
 */
export function setPath(
  document: BsonDocument,
  [segment = '', ...rest]: readonly string[],
  value: Maybe,
): BsonDocument {
  const result: BsonDocument = new Map(document);
  const inner = document.get(segment);
  const next =
    rest.length === 0 ? value : setPath(isDocument(inner) ? inner : emptyDocument(), rest, value);
  if (next === undefined) result.delete(segment);
  else result.set(segment, next);
  return result;
}
