import { BSONRegExp } from 'bson';
import { badValue } from '../errors.js';
import { splitPath } from '../values/paths.js';
import { isTruthy } from '../values/truthy.js';
import type { BsonDocument, BsonValue } from '../values/types.js';
import { parseAll, parseElementMatch } from './array.js';
import { equality, oneOf, range, regex } from './comparison.js';
import { exists, hasSize, hasType } from './element.js';
import type { FieldFilter, Filter, FilterParser, Predicate } from './filter.js';
import { isOperatorObject } from './operator-object.js';
import { readRegexOperand } from './regex-operand.js';

/** The context of an operator. */
interface Place {
  path: string;
  /** the object that holds the operator, for operators that depend on each other */
  siblings: BsonDocument;
  parser: FilterParser;
}

type OperatorParser = (operand: BsonValue, place: Place) => Filter[];

/** The operators of `{ path: { $operator: … } }`. */
export const FIELD_OPERATORS: Readonly<Record<string, OperatorParser>> = {
  $eq: (operand, { path }) => [onField(path, equality(operand))],
  $ne: (operand, { path }) => {
    if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
    return [not(onField(path, equality(operand)))];
  },
  $gt: (operand, { path }) => [onField(path, range('$gt', operand))],
  $gte: (operand, { path }) => [onField(path, range('$gte', operand))],
  $lt: (operand, { path }) => [onField(path, range('$lt', operand))],
  $lte: (operand, { path }) => [onField(path, range('$lte', operand))],
  $in: (operand, { path }) => [onField(path, oneOf('$in', operand))],
  $nin: (operand, { path }) => [not(onField(path, oneOf('$nin', operand)))],
  $not: (operand, { path, parser }) => {
    if (!(operand instanceof BSONRegExp) && !isOperatorObject(operand)) {
      throw badValue('$not needs a regex or a document');
    }
    return [not({ kind: 'and', filters: parser.field(path, operand) })];
  },
  $exists: (operand, { path }) => {
    const filter = onField(path, exists(operand));
    return [isTruthy(operand) ? filter : not(filter)];
  },
  $type: (operand, { path }) => [onField(path, hasType(operand))],
  $size: (operand, { path }) => [onField(path, hasSize(operand))],
  $regex: (operand, { path, siblings }) => [
    onField(path, regex(readRegexOperand(operand, siblings.get('$options')))),
  ],
  $options: (_operand, { siblings }) => {
    if (!siblings.has('$regex')) throw badValue('$options needs a $regex');
    return [];
  },
  $elemMatch: (operand, { path, parser }) => [onField(path, parseElementMatch(operand, parser))],
  $all: (operand, { path, parser }) =>
    parseAll(operand, parser).map((predicate) => onField(path, predicate)),
};

export function onField(path: string, predicate: Predicate): FieldFilter {
  return { kind: 'field', path, segments: splitPath(path), predicate };
}

function not(filter: Filter): Filter {
  return { kind: 'not', filter };
}
