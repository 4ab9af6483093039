import { badValue, CommandError } from '../../errors.js';
import { matches } from '../../query/match.js';
import { parseFilter } from '../../query/parse-filter.js';
import { parseSort, sortBy } from '../../planner/sort.js';
import {
  integer,
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
} from '../../values/types.js';
import type { StageParser } from '../stage.js';

export const match: StageParser = (operand, { variables }) => {
  if (!isDocument(operand))
    throw new CommandError(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(operand, variables);
  return function* (input) {
    for (const document of input) if (matches(filter, document)) yield document;
  };
};

export const sort: StageParser = (operand) => {
  if (!isDocument(operand))
    throw new CommandError(15973, 'the $sort key specification must be an object');
  if (operand.size === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  const fields = parseSort(operand);
  return (input) => sortBy(input, fields, (document) => document);
};

function wholeNumber(stage: string, operand: BsonValue, least: number, code: number): number {
  const number = isNumber(operand) ? toDouble(operand) : Number.NaN;
  if (Number.isInteger(number) && number >= least) return number;
  throw new CommandError(code, `the argument to ${stage} must be a whole number from ${least} up`);
}

export const skip: StageParser = (operand) => {
  const most = wholeNumber('$skip', operand, 0, 5107200);
  return function* (input) {
    let position = 0;
    for (const document of input) if (position++ >= most) yield document;
  };
};

export const limit: StageParser = (operand) => {
  const most = wholeNumber('$limit', operand, 1, 15958);
  return function* (input) {
    let position = 0;
    for (const document of input) {
      yield document;
      if (++position >= most) return;
    }
  };
};

export const count: StageParser = (operand) => {
  if (
    typeof operand !== 'string' ||
    operand === '' ||
    operand.startsWith('$') ||
    operand.includes('.')
  ) {
    throw new CommandError(40156, 'the count field must be a non-empty name without $ and dots');
  }
  return function* (input) {
    let total = 0;
    for (const document of input) total += document.size >= 0 ? 1 : 0;
    if (total > 0) yield new Map([[operand, integer(total)]]);
  };
};

export const sample: StageParser = (operand) => {
  const size = isDocument(operand) ? operand.get('size') : undefined;
  if (!isDocument(operand) || operand.size !== 1 || size === undefined) {
    throw badValue('$sample takes { size: a positive number }');
  }
  const wanted = wholeNumber('$sample', size, 1, 28747);
  return (input) => {
    const all: BsonDocument[] = [...input];
    for (let i = 0; i < Math.min(wanted, all.length); i++) {
      const other = i + Math.floor(Math.random() * (all.length - i));
      const [a, b] = [all[i], all[other]];
      if (a && b) [all[i], all[other]] = [b, a];
    }
    return all.slice(0, wanted);
  };
};
