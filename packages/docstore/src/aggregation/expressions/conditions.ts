import { CommandError } from '../../errors.js';
import { isTruthy } from '../../values/truthy.js';
import { isDocument, type Maybe } from '../../values/types.js';
import { isNullish, listOf, onValues, type ExpressionParser } from './expression.js';
import { namedArguments } from './named-arguments.js';

const and: ExpressionParser = (operand, compile) => {
  const conditions = listOf(operand).map((item) => compile(item));
  return (scope) => conditions.every((condition) => isTruthy(condition(scope)));
};

const or: ExpressionParser = (operand, compile) => {
  const conditions = listOf(operand).map((item) => compile(item));
  return (scope) => conditions.some((condition) => isTruthy(condition(scope)));
};

const ifNull: ExpressionParser = (operand, compile, name) => {
  const choices = listOf(operand).map((item) => compile(item));
  if (choices.length < 2) throw new CommandError(1257300, `${name} needs at least two arguments`);
  return (scope) => {
    let value: Maybe;
    for (const choice of choices) {
      value = choice(scope);
      if (!isNullish(value)) break;
    }
    return value;
  };
};

/** `[if, then, else]`, or an object with these names. */
const cond: ExpressionParser = (operand, compile, name) => {
  const names = ['if', 'then', 'else'];
  const parts = Array.isArray(operand)
    ? operand
    : names.map((key) => namedArguments(name, operand, names).get(key) ?? null);
  if (parts.length !== 3) throw new CommandError(16020, `${name} takes exactly 3 arguments`);
  const [condition, then, otherwise] = parts.map((part) => compile(part));
  return (scope) => (isTruthy(condition?.(scope)) ? then?.(scope) : otherwise?.(scope));
};

const switchOf: ExpressionParser = (operand, compile, name) => {
  const args = namedArguments(name, operand, ['branches'], ['default']);
  const given = args.get('branches');
  if (!Array.isArray(given)) throw new CommandError(40060, `${name} needs an array of branches`);
  const branches = given.map((branch) => {
    if (!isDocument(branch)) throw new CommandError(40061, `a branch of ${name} is an object`);
    const parts = namedArguments(name, branch, ['case', 'then']);
    return {
      condition: compile(parts.get('case') ?? null),
      then: compile(parts.get('then') ?? null),
    };
  });
  const fallback = args.get('default');
  const otherwise = fallback === undefined ? undefined : compile(fallback);
  return (scope) => {
    const branch = branches.find(({ condition }) => isTruthy(condition(scope)));
    if (branch) return branch.then(scope);
    if (otherwise) return otherwise(scope);
    throw new CommandError(
      40066,
      `${name} could not find a matching branch, and no default is given`,
    );
  };
};

/** Operators that decide which of their arguments are evaluated. */
export const CONDITIONS: Readonly<Record<string, ExpressionParser>> = {
  $and: and,
  $or: or,
  $not: onValues(1, 1, ([value]) => !isTruthy(value)),
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOf,
  $literal: (operand) => () => operand,
};
