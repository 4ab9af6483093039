import { BSONRegExp } from 'bson';
import { compileExpression } from '../aggregation/expressions/compile.js';
import { Scope, truthy, type Variables } from '../aggregation/expressions/scope.js';
import { badValue, unsupported } from '../errors.js';
import { splitPath } from '../values/paths.js';
import { isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import { parseAll, parseElementMatch, type FilterParser } from './array.js';
import { equality, isRangeOperator, oneOf, range, regex } from './comparison.js';
import { exists, hasSize, hasType, modulo } from './element.js';
import type { Filter, Predicate } from './filter.js';
import { isOperatorObject } from './operator-object.js';
import { readRegexOperand } from './regex-operand.js';
import { isTruthy } from './truthy.js';

const noVariables: Variables = new Map();

/**
 * Parses a query filter. Throws BadValue (2) for what MongoDB would refuse, and for operators that
 * this store does not know.
 * @param variables values of a command's `let`, for `$expr`
 */
export function parseFilter(filter: BsonDocument, variables: Variables = noVariables): Filter {
  const filters = [...filter].flatMap(([key, value]) => parseEntry(key, value, variables));
  return filters.length === 1 && filters[0] ? filters[0] : { kind: 'and', filters };
}

function parseEntry(key: string, value: BsonValue, variables: Variables): Filter[] {
  switch (key) {
    case '$and':
    case '$or':
    case '$nor':
      return [parseLogical(key, value, variables)];
    case '$expr':
      return [parseExpression(value, variables)];
    case '$comment':
      return [];
    default:
      if (key.startsWith('$')) throw unsupported(`unknown top level operator: ${key}; it`, 2);
      return parseField(key, value);
  }
}

function parseLogical(operator: string, value: BsonValue, variables: Variables): Filter {
  if (!Array.isArray(value) || value.length === 0) {
    throw badValue(`${operator} argument must be a nonempty array`);
  }
  const filters = value.map((item) => {
    if (!isDocument(item)) throw badValue(`${operator} argument's entries must be objects`);
    return parseFilter(item, variables);
  });
  return { kind: operator.slice(1) as 'and' | 'or' | 'nor', filters };
}

function parseExpression(value: BsonValue, variables: Variables): Filter {
  const evaluate = compileExpression(value, new Set(variables.keys()));
  return {
    kind: 'expression',
    test: (document) => truthy(evaluate(Scope.of(document, variables))),
  };
}

/** The conditions on one path: `5`, `/a/`, or `{ $gt: 5, $lt: 9 }`. */
export function parseField(path: string, value: BsonValue): Filter[] {
  if (value instanceof BSONRegExp) return [field(path, regex(value))];
  if (!isOperatorObject(value)) return [field(path, equality(value))];
  return [...value].flatMap(([operator, operand]) => parseOperator(path, operator, operand, value));
}

function field(path: string, predicate: Predicate): Filter {
  return { kind: 'field', path, segments: splitPath(path), predicate };
}

function parseOperator(
  path: string,
  operator: string,
  operand: BsonValue,
  siblings: BsonDocument,
): Filter[] {
  if (isRangeOperator(operator)) return [field(path, range(operator, operand))];
  switch (operator) {
    case '$eq':
      return [field(path, equality(operand))];
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return [{ kind: 'not', filter: field(path, equality(operand)) }];
    case '$in':
      return [field(path, oneOf(operand))];
    case '$nin':
      if (!Array.isArray(operand)) throw badValue('$nin needs an array');
      return [{ kind: 'not', filter: field(path, oneOf(operand)) }];
    case '$not':
      return [{ kind: 'not', filter: { kind: 'and', filters: parseNot(path, operand) } }];
    case '$exists': {
      const filter = field(path, exists(operand));
      return [isTruthy(operand) ? filter : { kind: 'not', filter }];
    }
    case '$type':
      return [field(path, hasType(operand))];
    case '$size':
      return [field(path, hasSize(operand))];
    case '$mod':
      return [field(path, modulo(operand))];
    case '$regex':
      return [field(path, regex(readRegexOperand(operand, siblings.get('$options'))))];
    case '$options':
      if (!siblings.has('$regex')) throw badValue('$options needs a $regex');
      return [];
    case '$elemMatch':
      return [field(path, parseElementMatch(operand, filterParser))];
    case '$all':
      return parseAll(operand, filterParser).map((predicate) => field(path, predicate));
    default:
      throw unsupported(`unknown operator: ${operator}; it`, 2);
  }
}

function parseNot(path: string, operand: BsonValue): Filter[] {
  if (operand instanceof BSONRegExp) return [field(path, regex(operand))];
  if (!isOperatorObject(operand)) throw badValue('$not needs a regex or a document');
  return parseField(path, operand);
}

/** What conditions on array elements are parsed with. */
export const filterParser: FilterParser = { document: parseFilter, field: parseField };
