import { CommandError, unsupported } from '../../errors.js';
import { expressionPath, splitPath } from '../../values/paths.js';
import {
  emptyDocument,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import type { StageParser } from '../stage.js';

/** `$unwind: '$items'`, or with `includeArrayIndex` and `preserveNullAndEmptyArrays`. */
export const unwind: StageParser = (operand) => {
  const options = isDocument(operand) ? operand : new Map<string, BsonValue>([['path', operand]]);
  for (const key of options.keys()) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(key)) {
      throw unsupported(`option '${key}' of $unwind`, 28811);
    }
  }
  const path = options.get('path');
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$') || path.length < 2)
    throw new CommandError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  const indexField = options.get('includeArrayIndex');
  const preserve = options.get('preserveNullAndEmptyArrays') === true;
  const segments = splitPath(path.slice(1));
  return function* (input) {
    for (const document of input) yield* unwindOne(document, segments, preserve, indexField);
  };
};

function* unwindOne(
  document: BsonDocument,
  segments: string[],
  preserve: boolean,
  indexField: Maybe,
): Generator<BsonDocument> {
  const value = documentPath(document, segments);
  const withIndex = (result: BsonDocument, index: BsonValue): BsonDocument =>
    typeof indexField === 'string' ? replace(result, splitPath(indexField), index) : result;
  if (!Array.isArray(value)) {
    if (value !== undefined && value !== null) yield withIndex(document, null);
    else if (preserve) yield withIndex(document, null);
    return;
  }
  if (value.length === 0 && preserve) yield withIndex(replace(document, segments, undefined), null);
  for (const [index, item] of value.entries()) {
    yield withIndex(replace(document, segments, item), BigInt(index));
  }
}

/** The path through documents only: `$unwind` does not go through arrays. */
function documentPath(document: BsonDocument, segments: string[]): Maybe {
  let current: Maybe = document;
  for (const segment of segments) current = isDocument(current) ? current.get(segment) : undefined;
  return segments.length === 0 ? expressionPath(document, segments) : current;
}

function replace(
  document: BsonDocument,
  [segment = '', ...rest]: string[],
  value: Maybe,
): BsonDocument {
  const result: BsonDocument = new Map(document);
  const inner = document.get(segment);
  const next =
    rest.length === 0 ? value : replace(isDocument(inner) ? inner : emptyDocument(), rest, value);
  if (next === undefined) result.delete(segment);
  else result.set(segment, next);
  return result;
}
