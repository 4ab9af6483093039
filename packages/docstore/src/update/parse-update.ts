import { badValue, CommandError, unsupported } from '../errors.js';
import type { MatchDetails } from '../query/filter.js';
import { equalValues } from '../values/compare.js';
import { cloneDocument, isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import type { Modifier } from './modifier.js';
import { parseOperators } from './parse-operators.js';
import { readPath, removePath, writePath } from './write-path.js';

/** Creates the updated document; the given one is not changed. */
export interface Update {
  kind: 'operators' | 'replacement';
  apply: (document: BsonDocument, details: MatchDetails, isInsert?: boolean) => BsonDocument;
  /** whether MongoDB counts the document as modified even if `apply` does not change it */
  countsAlways?: (document: BsonDocument, details: MatchDetails) => boolean;
}

/** Parses an update: operators, or a replacement document. */
export function parseUpdate(update: BsonValue): Update {
  if (Array.isArray(update)) throw unsupported('an update by a pipeline');
  if (!isDocument(update)) throw new CommandError(9, 'an update has to be a document');
  const [first = ''] = update.keys();
  if (first.startsWith('$')) return operatorUpdate(update);
  for (const key of update.keys()) {
    if (key.startsWith('$')) {
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${key}' is not allowed in a replacement`,
      );
    }
  }
  return { kind: 'replacement', apply: (document) => withId(document, new Map(update)) };
}

function operatorUpdate(update: BsonDocument): Update {
  const modifiers = parseOperators(update);
  return {
    kind: 'operators',
    apply: (document, details, isInsert = false) => {
      const result = cloneDocument(document);
      for (const modifier of modifiers) {
        if (modifier.operator === '$setOnInsert' && !isInsert) continue;
        applyModifier(result, modifier, details);
      }
      if (document.has('_id')) assertSameId(document, result);
      return result;
    },
    countsAlways: (document, details) =>
      modifiers.some(
        ({ operator, segments }) =>
          operator === '$unset' &&
          readPath(document, resolvePosition(segments, details)) !== undefined,
      ),
  };
}

function applyModifier(document: BsonDocument, modifier: Modifier, details: MatchDetails): void {
  const { operator, segments, apply, target } = modifier;
  if (target) {
    const value = readPath(document, segments);
    if (value === undefined) return;
    removePath(document, segments);
    writePath(document, target.segments, () => value);
    return;
  }
  const concrete = resolvePosition(segments, details);
  if (operator === '$unset') removePath(document, concrete);
  else writePath(document, concrete, (current) => apply(current, concrete.join('.')));
}

/** Replaces `$` by the index of the array element that the query matched. */
function resolvePosition(segments: readonly string[], { arrayIndex }: MatchDetails): string[] {
  return segments.map((segment) => {
    if (segment !== '$') return segment;
    if (arrayIndex !== undefined) return String(arrayIndex);
    throw badValue('The positional operator did not find the match needed from the query.');
  });
}

/**
 * A replacement keeps the `_id`, as the first field.
 * @throws CommandError ImmutableField (66) for another `_id`
 */
function withId(document: BsonDocument, next: BsonDocument): BsonDocument {
  const id = document.get('_id');
  if (id === undefined) return next;
  const result: BsonDocument = new Map([['_id', next.get('_id') ?? id]]);
  assertSameId(document, result);
  for (const [key, value] of next) result.set(key, value);
  return result;
}

function assertSameId(before: BsonDocument, after: BsonDocument): void {
  if (equalValues(before.get('_id'), after.get('_id')) && after.has('_id')) return;
  throw new CommandError(
    66,
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
