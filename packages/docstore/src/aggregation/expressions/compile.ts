import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../../errors.js';
import { expressionPath, splitPath } from '../../values/paths.js';
import { isDocument, type BsonDocument, type BsonValue, type Maybe } from '../../values/types.js';
import { arithmeticOperators } from './arithmetic.js';
import { arrayOperators } from './array.js';
import { comparisonOperators } from './comparison.js';
import { conversionOperators } from './conversion.js';
import { dateOperators } from './date.js';
import { compileForm, isForm } from './forms.js';
import { objectOperators } from './object.js';
import type { Operator } from './operator.js';
import type { Evaluate } from './scope.js';
import { setOperators } from './set.js';
import { stringOperators } from './string.js';

const operators: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    ...arithmeticOperators,
    ...arrayOperators,
    ...comparisonOperators,
    ...conversionOperators,
    ...dateOperators,
    ...objectOperators,
    ...setOperators,
    ...stringOperators,
  }),
);

/** Names of all operators that take a list of arguments. */
export const operatorNames: readonly string[] = [...operators.keys()];

const systemVariables = ['ROOT', 'CURRENT', 'NOW', 'REMOVE'];

/**
 * Turns an aggregation expression into a function. Throws InvalidPipelineOperator (168) for unknown
 * operators and 17276 for undefined variables.
 * @param variables names that `$$name` may use besides MongoDB's own
 */
export function compileExpression(
  expression: BsonValue,
  variables: ReadonlySet<string> = new Set(),
): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    return compileReference(expression, variables);
  }
  if (Array.isArray(expression)) {
    const items = expression.map((item) => compileExpression(item, variables));
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (isDocument(expression)) return compileDocument(expression, variables);
  return () => expression;
}

function compileReference(text: string, variables: ReadonlySet<string>): Evaluate {
  if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  if (!text.startsWith('$$')) {
    const path = splitPath(text.slice(1));
    assertFieldNames(path);
    return (scope) => expressionPath(scope.root, path);
  }
  const [name = '', ...path] = splitPath(text.slice(2));
  assertFieldNames(path);
  if (!variables.has(name) && !systemVariables.includes(name)) {
    if (/^[A-Z_]+$/.test(name)) throw unsupported(`variable $$${name}`);
    throw new CommandError(17276, `Use of undefined variable: ${name}`);
  }
  return (scope) => expressionPath(scope.variable(name), path);
}

function assertFieldNames(path: readonly string[]): void {
  for (const segment of path) {
    if (segment === '') throw new CommandError(15998, 'FieldPath field names may not be empty');
    if (segment.startsWith('$')) {
      throw new CommandError(16410, `FieldPath field names may not start with '$': ${segment}`);
    }
  }
}

function compileDocument(expression: BsonDocument, variables: ReadonlySet<string>): Evaluate {
  const [first] = expression;
  if (first?.[0].startsWith('$')) {
    if (expression.size > 1) {
      throw new CommandError(15983, 'an expression specification must hold exactly one field');
    }
    return compileOperator(first[0], first[1], variables);
  }
  const fields = [...expression].map(([key, value]): [string, Evaluate] => {
    if (key.includes('.'))
      throw new CommandError(16412, `FieldPath field names may not contain '.': ${key}`);
    return [key, compileExpression(value, variables)];
  });
  return (scope) => {
    const result: BsonDocument = new Map();
    for (const [key, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) result.set(key, value);
    }
    return result;
  };
}

function compileOperator(
  name: string,
  operand: BsonValue,
  variables: ReadonlySet<string>,
): Evaluate {
  if (isForm(name)) return compileForm(name, operand, variables, compileExpression);
  const operator = operators.get(name);
  if (!operator) throw unsupported(`Unrecognized expression '${name}': it`, 168);
  if (operator.named && isDocument(operand)) {
    return compileNamed(name, operator, operator.named, operand, variables);
  }
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length < operator.min || list.length > operator.max) {
    throw new CommandError(
      16020,
      `Expression ${name} takes ${operator.min} to ${operator.max} arguments. ${list.length} were passed in.`,
    );
  }
  const args = list.map((item) => compileExpression(item, variables));
  return (scope) => operator.evaluate(args.map((arg) => arg(scope)));
}

/** Operators such as `$dateToString`, whose arguments have names. */
function compileNamed(
  name: string,
  operator: Operator,
  names: readonly string[],
  operand: BsonDocument,
  variables: ReadonlySet<string>,
): Evaluate {
  for (const key of operand.keys()) {
    if (!names.includes(key)) throw unsupported(`argument '${key}' of ${name}`, 9);
  }
  const args = names.map((key) => {
    const value: Maybe = operand.get(key);
    return value === undefined || value instanceof BSONRegExp
      ? () => value
      : compileExpression(value, variables);
  });
  return (scope) => operator.evaluate(args.map((arg) => arg(scope)));
}
