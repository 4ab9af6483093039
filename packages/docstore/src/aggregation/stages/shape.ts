import { CommandError } from '../../errors.js';
import { splitPath } from '../../values/paths.js';
import {
  emptyDocument,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import { compileExpression } from '../expressions/compile.js';
import type { Evaluate } from '../expressions/expression.js';
import { Scope } from '../expressions/scope.js';
import { parseProjection } from '../projection.js';
import { mapStream } from '../../work/streams.js';
import type { StageParser } from '../stage.js';

export const project: StageParser = (operand) => {
  if (!isDocument(operand))
    throw new CommandError(15969, '$project specification must be an object');
  if (operand.size === 0) {
    throw new CommandError(
      51272,
      'Invalid $project: the specification must have at least one field',
    );
  }
  const projection = parseProjection(operand);
  return (input) => mapStream(input, projection);
};

export const unset: StageParser = (operand, context) => {
  const paths = Array.isArray(operand) ? operand : [operand];
  const exclusion: BsonDocument = new Map(
    paths.map((path) => {
      if (typeof path !== 'string' || path === '')
        throw new CommandError(31002, '$unset specification must be a string or an array of them');
      return [path, false];
    }),
  );
  return project(exclusion, context);
};

interface Assignment {
  segments: string[];
  evaluate: Evaluate;
}

export const addFields: StageParser = (operand) => {
  if (!isDocument(operand))
    throw new CommandError(40272, '$addFields specification stage must be an object');
  const assignments = [...operand].flatMap(([path, value]) => assign(splitPath(path), value));
  return (input) =>
    mapStream(input, (document) => {
      const scope = Scope.of(document);
      return assignments.reduce(
        (result, { segments, evaluate }) => setField(result, segments, evaluate(scope)),
        document,
      );
    });
};

/** `{ a: { b: 1 } }` sets `a.b` and leaves the rest of `a`, like `{ 'a.b': 1 }`. */
function assign(segments: string[], value: BsonValue): Assignment[] {
  for (const segment of segments) {
    if (segment === '' || segment.startsWith('$')) {
      throw new CommandError(16410, `'${segments.join('.')}' is not a valid field path`);
    }
  }
  const isNested =
    isDocument(value) && value.size > 0 && ![...value.keys()].some((key) => key.startsWith('$'));
  if (!isNested) {
    return [{ segments, evaluate: compileExpression(value) }];
  }
  return [...value].flatMap(([key, inner]) => assign([...segments, ...splitPath(key)], inner));
}

function setField(
  document: BsonDocument,
  [segment = '', ...rest]: string[],
  value: Maybe,
): BsonDocument {
  const result: BsonDocument = new Map(document);
  const next = rest.length === 0 ? value : setInside(document.get(segment), rest, value);
  if (next === undefined) result.delete(segment);
  else result.set(segment, next);
  return result;
}

/** Sets the value in each element of an array; replaces anything that is not a document by a document. */
function setInside(present: Maybe, rest: string[], value: Maybe): BsonValue {
  if (Array.isArray(present)) return present.map((item) => setInside(item, rest, value));
  return setField(isDocument(present) ? present : emptyDocument(), rest, value);
}
