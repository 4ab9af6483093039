import { CommandError, unsupported } from '../../errors.js';
import { setPath, splitPath } from '../../values/paths.js';
import { doc, isDocument, type BsonDocument, type Maybe } from '../../values/types.js';
import { flatMapStream } from '../../work/streams.js';
import type { StageParser } from '../stage.js';

const OPTIONS = ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'];

/** `$unwind: '$items'`, or an object with the path and other options. */
export const unwind: StageParser = (operand) => {
  const options = isDocument(operand) ? operand : doc({ path: operand });
  for (const key of options.keys()) {
    if (!OPTIONS.includes(key)) throw unsupported(`option '${key}' of $unwind`, 28811);
  }
  const path = options.get('path');
  if (typeof path !== 'string') {
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  }
  if (!path.startsWith('$') || path.length < 2) {
    throw new CommandError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  }
  const keepsEmpty = options.get('preserveNullAndEmptyArrays') === true;
  const indexField = options.get('includeArrayIndex');
  const indexPath = typeof indexField === 'string' ? splitPath(indexField) : undefined;
  const segments = splitPath(path.slice(1));
  return (input) =>
    flatMapStream(input, function* (document) {
      for (const [result, index] of unwindOne(document, segments, keepsEmpty)) {
        yield indexPath ? setPath(result, indexPath, index) : result;
      }
    });
};

/** One document for each element, with its index; the index is null if there was no array or no element. */
function* unwindOne(
  document: BsonDocument,
  segments: string[],
  keepsEmpty: boolean,
): Generator<[BsonDocument, bigint | null]> {
  const value = valueInDocuments(document, segments);
  if (!Array.isArray(value)) {
    if (keepsEmpty || (value !== undefined && value !== null)) yield [document, null];
    return;
  }
  for (const [index, item] of value.entries()) {
    yield [setPath(document, segments, item), BigInt(index)];
  }
  if (value.length === 0 && keepsEmpty) yield [setPath(document, segments, undefined), null];
}

/** The value at the path, through documents only: `$unwind` does not traverse arrays. */
function valueInDocuments(document: BsonDocument, segments: string[]): Maybe {
  let current: Maybe = document;
  for (const segment of segments) current = isDocument(current) ? current.get(segment) : undefined;
  return current;
}
