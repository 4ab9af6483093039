import { CommandError } from '../../errors.js';
import { hashKey } from '../../values/key.js';
import { typeName } from '../../values/type-names.js';
import type { BsonValue, Maybe } from '../../values/types.js';
import { isNullish, type Operator } from './operator.js';

const many = Number.MAX_SAFE_INTEGER;

function asSet(operator: string, value: Maybe): Map<string, BsonValue> {
  if (!Array.isArray(value)) {
    throw new CommandError(17044, `${operator} needs arrays, not ${typeName(value)}`);
  }
  return new Map(value.map((item) => [hashKey(item), item]));
}

function combine(
  operator: string,
  max: number,
  evaluate: (sets: Map<string, BsonValue>[]) => Maybe,
): Operator {
  return {
    min: 0,
    max,
    evaluate: (args) =>
      args.some(isNullish) ? null : evaluate(args.map((arg) => asSet(operator, arg))),
  };
}

export const setOperators: Record<string, Operator> = {
  $setUnion: combine('$setUnion', many, (sets) => [
    ...new Map(sets.flatMap((set) => [...set])).values(),
  ]),
  $setIntersection: combine('$setIntersection', many, ([first, ...others]) =>
    [...(first ?? [])].filter(([key]) => others.every((set) => set.has(key))).map(([, v]) => v),
  ),
  $setDifference: combine('$setDifference', 2, ([first, second]) =>
    [...(first ?? [])].filter(([key]) => !second?.has(key)).map(([, value]) => value),
  ),
  $setIsSubset: combine('$setIsSubset', 2, ([first, second]) =>
    [...(first?.keys() ?? [])].every((key) => second?.has(key)),
  ),
  $setEquals: combine('$setEquals', many, ([first, ...others]) =>
    others.every(
      (set) => set.size === first?.size && [...set.keys()].every((key) => first.has(key)),
    ),
  ),
};
