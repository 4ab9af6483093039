import { CommandError } from '../../errors.js';
import { splitPath } from '../../values/paths.js';
import { typeName } from '../../values/type-names.js';
import {
  emptyDocument,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import { compileExpression } from '../expressions/compile.js';
import { Scope, type Evaluate, type Variables } from '../expressions/scope.js';
import { parseProjection } from '../projection.js';
import type { StageParser } from '../stage.js';

export const project: StageParser = (operand, { variables }) => {
  if (!isDocument(operand))
    throw new CommandError(15969, '$project specification must be an object');
  if (operand.size === 0) {
    throw new CommandError(
      51272,
      'Invalid $project: the specification must have at least one field',
    );
  }
  const projection = parseProjection(operand, { variables });
  return function* (input) {
    for (const document of input) yield projection(document);
  };
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

export const addFields: StageParser = (operand, { variables }) => {
  if (!isDocument(operand))
    throw new CommandError(40272, '$addFields specification stage must be an object');
  const assignments = [...operand].flatMap(([path, value]) =>
    assign(splitPath(path), value, variables),
  );
  return function* (input) {
    for (const document of input) {
      const scope = Scope.of(document, variables);
      let result: BsonDocument = document;
      for (const { segments, evaluate } of assignments) {
        result = setField(result, segments, evaluate(scope));
      }
      yield result;
    }
  };
};

/** `{ a: { b: 1 } }` sets `a.b` and leaves the rest of `a`, like `{ 'a.b': 1 }`. */
function assign(segments: string[], value: BsonValue, variables: Variables): Assignment[] {
  for (const segment of segments) {
    if (segment === '' || segment.startsWith('$')) {
      throw new CommandError(16410, `'${segments.join('.')}' is not a valid field path`);
    }
  }
  const isNested =
    isDocument(value) && value.size > 0 && ![...value.keys()].some((key) => key.startsWith('$'));
  if (!isNested) {
    return [{ segments, evaluate: compileExpression(value, new Set(variables.keys())) }];
  }
  return [...value].flatMap(([key, inner]) =>
    assign([...segments, ...splitPath(key)], inner, variables),
  );
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

/** Through arrays into each element; what is no document is replaced by one. */
function setInside(present: Maybe, rest: string[], value: Maybe): BsonValue {
  if (Array.isArray(present)) return present.map((item) => setInside(item, rest, value));
  return setField(isDocument(present) ? present : emptyDocument(), rest, value);
}

export const replaceWith: StageParser = (operand, { variables }) => {
  const evaluate = compileExpression(operand, new Set(variables.keys()));
  return function* (input) {
    for (const document of input) {
      const root = evaluate(Scope.of(document, variables));
      if (!isDocument(root)) {
        throw new CommandError(
          40228,
          `'newRoot' expression must evaluate to an object, but resulting value was of type ${typeName(root)}`,
        );
      }
      yield root;
    }
  };
};

export const replaceRoot: StageParser = (operand, context) => {
  const root = isDocument(operand) ? operand.get('newRoot') : undefined;
  if (!isDocument(operand) || operand.size !== 1 || root === undefined) {
    throw new CommandError(40231, '$replaceRoot takes { newRoot: an expression }');
  }
  return replaceWith(root, context);
};
