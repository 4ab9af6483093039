import { CommandError, unsupported } from '../errors.js';
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
import { isNullish } from './expressions/operator.js';
import { mergeObjects } from './expressions/object.js';
import type { Evaluate, Scope } from './expressions/scope.js';

/** Takes in the values of one group, one by one. */
interface State {
  add: (value: Maybe) => void;
  result: () => BsonValue;
}

const accumulators: Record<string, () => State> = {
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
  $mergeObjects: () => {
    const objects: Maybe[] = [];
    return { add: (value) => objects.push(value), result: () => mergeObjects(objects) };
  },
};

export const accumulatorNames: readonly string[] = [...Object.keys(accumulators), '$count'];

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
export function parseAccumulator(
  name: string,
  definition: BsonValue,
  variables: ReadonlySet<string>,
): Accumulator {
  if (!isDocument(definition) || definition.size !== 1) {
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  }
  if (name.includes('.'))
    throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  const [[operator, operand] = ['', null]] = definition;
  if (operator === '$count') return counting(name);
  const create = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!create) throw unsupported(`unknown group operator '${operator}': it`, 15952);
  const evaluate: Evaluate = compileExpression(operand, variables);
  return {
    name,
    start: () => {
      const state = create();
      return { add: (scope) => state.add(evaluate(scope)), result: state.result };
    },
  };
}

function counting(name: string): Accumulator {
  return {
    name,
    start: () => {
      let count = 0;
      return { add: () => count++, result: () => new Int32(count) };
    },
  };
}
