import { BSONRegExp } from 'bson';
import { compileExpression } from '../aggregation/expressions/compile.js';
import { Scope } from '../aggregation/expressions/scope.js';
import { badValue } from '../errors.js';
import { lookUp } from '../refusals.js';
import { isTruthy } from '../values/truthy.js';
import { isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import { equality, regex } from './comparison.js';
import type { Filter, FilterParser } from './filter.js';
import { isOperatorObject } from './operator-object.js';
import { FIELD_OPERATORS, onField } from './operators.js';

/**
 * Parses a query filter.
 * @throws CommandError BadValue (2) for values that MongoDB would reject, and for unknown operators
 */
export function parseFilter(filter: BsonDocument): Filter {
  const filters = [...filter].flatMap(([key, value]) =>
    key.startsWith('$')
      ? lookUp(LOGICAL_OPERATORS, 'logical operator', key)(value)
      : parseField(key, value),
  );
  return filters.length === 1 && filters[0] ? filters[0] : { kind: 'and', filters };
}

/** The operators that take the place of a path. */
export const LOGICAL_OPERATORS: Readonly<Record<string, (operand: BsonValue) => Filter[]>> = {
  $and: (operand) => [{ kind: 'and', filters: parseList('$and', operand) }],
  $or: (operand) => [{ kind: 'or', filters: parseList('$or', operand) }],
  $nor: (operand) => [{ kind: 'nor', filters: parseList('$nor', operand) }],
  $expr: (operand) => {
    const evaluate = compileExpression(operand);
    return [{ kind: 'expression', test: (document) => isTruthy(evaluate(Scope.of(document))) }];
  },
  $comment: () => [],
};

function parseList(operator: string, operand: BsonValue): Filter[] {
  if (!Array.isArray(operand) || operand.length === 0) {
    throw badValue(`${operator} argument must be a nonempty array`);
  }
  return operand.map((item) => {
    if (!isDocument(item)) throw badValue(`${operator} argument's entries must be objects`);
    return parseFilter(item);
  });
}

/** The conditions on one path: `5`, `/a/`, or `{ $gt: 5, $lt: 9 }`. */
export function parseField(path: string, value: BsonValue): Filter[] {
  if (value instanceof BSONRegExp) return [onField(path, regex(value))];
  if (!isOperatorObject(value)) return [onField(path, equality(value))];
  const place = { path, siblings: value, parser: PARSER };
  return [...value].flatMap(([operator, operand]) =>
    lookUp(FIELD_OPERATORS, 'query operator', operator)(operand, place),
  );
}

const PARSER: FilterParser = { document: parseFilter, field: parseField };
