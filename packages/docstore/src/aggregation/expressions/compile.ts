import { CommandError, unsupported } from '../../errors.js';
import { lookUp } from '../../refusals.js';
import { expressionPath, splitPath } from '../../values/paths.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';
import { ARITHMETIC } from './arithmetic.js';
import { ARRAYS } from './array.js';
import { COMPARISONS } from './comparison.js';
import { CONDITIONS } from './conditions.js';
import { DATES } from './date.js';
import type { Evaluate, ExpressionParser } from './expression.js';
import { STRINGS } from './string.js';

/** All expression operators. */
export const EXPRESSIONS: Readonly<Record<string, ExpressionParser>> = {
  ...CONDITIONS,
  ...COMPARISONS,
  ...ARITHMETIC,
  ...ARRAYS,
  ...STRINGS,
  ...DATES,
};

/** MongoDB's own variables that are supported. */
export const VARIABLES: readonly string[] = ['ROOT', 'REMOVE'];

/**
 * Turns an aggregation expression into a function.
 * @param variables names that `$$name` may use in addition to MongoDB's own
 * @throws CommandError InvalidPipelineOperator (168) for an unknown operator, 17276 for an
 * undefined variable
 */
export function compileExpression(
  expression: BsonValue,
  variables: readonly string[] = [],
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

function compileReference(text: string, variables: readonly string[]): Evaluate {
  if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  if (!text.startsWith('$$')) {
    const path = splitPath(text.slice(1));
    assertFieldNames(path);
    return (scope) => expressionPath(scope.root, path);
  }
  const [name = '', ...path] = splitPath(text.slice(2));
  assertFieldNames(path);
  if (!variables.includes(name) && !VARIABLES.includes(name)) {
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

function compileDocument(expression: BsonDocument, variables: readonly string[]): Evaluate {
  const [first] = expression;
  if (first?.[0].startsWith('$')) {
    const [name, operand] = first;
    if (expression.size > 1) {
      throw new CommandError(15983, 'an expression specification must hold exactly one field');
    }
    const parse = lookUp(EXPRESSIONS, 'expression', name);
    return parse(
      operand,
      (part, added = []) => compileExpression(part, [...variables, ...added]),
      name,
    );
  }
  const fields = [...expression].map(([key, value]): [string, Evaluate] => {
    if (key.includes('.')) {
      throw new CommandError(16412, `FieldPath field names may not contain '.': ${key}`);
    }
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
