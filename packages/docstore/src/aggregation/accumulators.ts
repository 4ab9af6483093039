import { CommandError } from '../errors.js';
import { lookUp } from '../refusals.js';
import { calculateWide } from '../values/arithmetic.js';
import { compareValues } from '../values/compare.js';
import { hashKey } from '../values/key.js';
import {
  Int32,
  isDocument,
  isNumber,
  toDouble,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../values/types.js';
import { compileExpression } from './expressions/compile.js';
import { isNullish } from './expressions/expression.js';
import type { Scope } from './expressions/scope.js';

/** Accumulates the values of one group, one by one. */
interface State {
  add: (value: Maybe) => void;
  result: () => BsonValue;
}

export const ACCUMULATORS: Readonly<Record<string, () => State>> = {
  $sum: () => {
    let sum: BsonNumber = new Int32(0);
    return {
      add: (value) => {
        if (isNumber(value)) sum = calculateWide('add', sum, value);
      },
      result: () => sum,
    };
  },
  $avg: () => {
    let sum = 0;
    let count = 0;
    return {
      add: (value) => {
        if (!isNumber(value)) return;
        sum += toDouble(value);
        count++;
      },
      result: () => (count === 0 ? null : sum / count),
    };
  },
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => {
    let first: Maybe;
    let isFirst = true;
    return {
      add: (value) => {
        if (isFirst) first = value;
        isFirst = false;
      },
      result: () => first ?? null,
    };
  },
  $last: () => {
    let last: Maybe;
    return { add: (value) => (last = value), result: () => last ?? null };
  },
  $push: () => {
    const items: BsonValue[] = [];
    return {
      add: (value) => {
        if (value !== undefined) items.push(value);
      },
      result: () => items,
    };
  },
  $addToSet: () => {
    const items = new Map<string, BsonValue>();
    return {
      add: (value) => {
        if (value !== undefined) items.set(hashKey(value), value);
      },
      result: () => [...items.values()],
    };
  },
};

function extreme(wanted: 1 | -1): State {
  let best: Maybe;
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (best === undefined || compareValues(value, best) * wanted > 0) best = value;
    },
    result: () => best ?? null,
  };
}

/** One computed field of a group. */
export interface Accumulator {
  name: string;
  start: () => { add: (scope: Scope) => void; result: () => BsonValue };
}

/** Reads `total: { $sum: '$price' }`. */
export function parseAccumulator(name: string, definition: BsonValue): Accumulator {
  if (!isDocument(definition) || definition.size !== 1) {
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  }
  if (name.includes('.')) {
    throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  }
  const [[operator, operand] = ['', null]] = definition;
  const create = lookUp(ACCUMULATORS, 'accumulator', operator);
  const evaluate = compileExpression(operand);
  return {
    name,
    start: () => {
      const { add, result } = create();
      return { add: (scope) => add(evaluate(scope)), result };
    },
  };
}
