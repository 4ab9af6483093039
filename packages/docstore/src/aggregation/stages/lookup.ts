import { CommandError, unsupported } from '../../errors.js';
import { splitPath, valuesAt } from '../../values/paths.js';
import {
  emptyDocument,
  doc,
  isDocument,
  type BsonDocument,
  type BsonValue,
} from '../../values/types.js';
import { compileExpression } from '../expressions/compile.js';
import { Scope, type Evaluate, type Variables } from '../expressions/scope.js';
import type { StageContext, StageParser } from '../stage.js';

const knownOptions = ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline'];

/** Both plain forms: equal fields, or a pipeline with variables. */
export const lookup: StageParser = (operand, context) => {
  if (!isDocument(operand))
    throw new CommandError(9, 'the $lookup specification must be an object');
  for (const key of operand.keys()) {
    if (!knownOptions.includes(key)) throw unsupported(`option '${key}' of $lookup`, 9);
  }
  const from = text(operand, 'from');
  const as = splitPath(text(operand, 'as'));
  if (operand.has('pipeline') && operand.has('localField')) {
    throw unsupported('$lookup with both localField and pipeline');
  }
  const join = operand.has('pipeline')
    ? pipelineJoin(from, operand, context)
    : fieldJoin(from, text(operand, 'localField'), text(operand, 'foreignField'), context);
  return function* (input) {
    for (const document of input) yield setPath(document, as, join(document));
  };
};

type Join = (document: BsonDocument) => BsonDocument[];

function text(options: BsonDocument, key: string): string {
  const value = options.get(key);
  if (typeof value === 'string') return value;
  throw new CommandError(9, `$lookup argument '${key}' must be a string`);
}

function reader(context: StageContext): NonNullable<StageContext['find']> {
  if (context.find) return context.find;
  throw unsupported('$lookup in this place', 40600);
}

function fieldJoin(from: string, local: string, foreign: string, context: StageContext): Join {
  const segments = splitPath(local);
  return (document) => {
    const values = valuesAt(document, segments).flatMap(({ value }): BsonValue[] =>
      Array.isArray(value) ? value : [value ?? null],
    );
    return [...reader(context)(from, doc({ [foreign]: doc({ $in: values }) }))];
  };
}

function pipelineJoin(from: string, operand: BsonDocument, context: StageContext): Join {
  const definitions = operand.get('let') ?? emptyDocument();
  if (!isDocument(definitions))
    throw new CommandError(9, "$lookup argument 'let' must be an object");
  const outer = new Set(context.variables.keys());
  const compiled = [...definitions].map(([name, value]): [string, Evaluate] => [
    name,
    compileExpression(value, outer),
  ]);
  const pipeline = operand.get('pipeline') ?? [];
  return (document) => {
    const scope = Scope.of(document, context.variables);
    const variables: Variables = new Map([
      ...context.variables,
      ...compiled.map(([name, evaluate]) => [name, evaluate(scope)] as const),
    ]);
    const run = context.parse(pipeline, { ...context, variables });
    return [...run(reader(context)(from, new Map()))];
  };
}

function setPath(
  document: BsonDocument,
  [segment = '', ...rest]: string[],
  value: BsonValue,
): BsonDocument {
  const result: BsonDocument = new Map(document);
  const inner = document.get(segment);
  result.set(
    segment,
    rest.length === 0 ? value : setPath(isDocument(inner) ? inner : emptyDocument(), rest, value),
  );
  return result;
}
