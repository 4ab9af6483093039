import { CommandError } from '../../errors.js';
import { matches } from '../../query/match.js';
import { parseFilter } from '../../query/parse-filter.js';
import { parseSort, sortBy, sortKey } from '../../planner/sorting/sort.js';
import { integer, isDocument, isNumber, toDouble, type BsonValue } from '../../values/types.js';
import { countItems, filterStream } from '../../work/streams.js';
import { PAUSE } from '../../work/work.js';
import type { StageParser } from '../stage.js';

export const match: StageParser = (operand) => {
  if (!isDocument(operand))
    throw new CommandError(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(operand);
  return (input) => filterStream(input, (document) => matches(filter, document));
};

export const sort: StageParser = (operand) => {
  if (!isDocument(operand))
    throw new CommandError(15973, 'the $sort key specification must be an object');
  if (operand.size === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  const fields = parseSort(operand);
  return (input) => sortBy(input, (document) => sortKey(fields, document));
};

function wholeNumber(stage: string, operand: BsonValue, least: number, code: number): number {
  const number = isNumber(operand) ? toDouble(operand) : Number.NaN;
  if (Number.isInteger(number) && number >= least) return number;
  throw new CommandError(code, `the argument to ${stage} must be a whole number from ${least} up`);
}

export const skip: StageParser = (operand) => {
  const most = wholeNumber('$skip', operand, 0, 5107200);
  return (input) => {
    let position = 0;
    return filterStream(input, () => position++ >= most);
  };
};

export const limit: StageParser = (operand) => {
  const most = wholeNumber('$limit', operand, 1, 15958);
  return function* (input) {
    let position = 0;
    for (const document of input) {
      yield document;
      if (document !== PAUSE && ++position >= most) return;
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
    const total = yield* countItems(input);
    if (total > 0) yield new Map([[operand, integer(total)]]);
  };
};
