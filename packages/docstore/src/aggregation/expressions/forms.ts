import { CommandError, unsupported } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import {
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import { isNullish } from './operator.js';
import { truthy, type Evaluate, type Scope } from './scope.js';

type Compile = (expression: BsonValue, variables?: ReadonlySet<string>) => Evaluate;
type Form = (operand: BsonValue, variables: ReadonlySet<string>, compile: Compile) => Evaluate;

/** Operators that decide themselves which of their arguments run, and with which variables. */
const forms: Record<string, Form> = {
  $literal: (operand) => () => operand,
  $rand: (operand) => {
    const isEmpty = isDocument(operand) ? operand.size === 0 : list(operand).length === 0;
    if (!isEmpty) throw new CommandError(3040501, '$rand does not accept arguments');
    return () => Math.random();
  },
  $and: (operand, variables, compile) => {
    const conditions = list(operand).map((item) => compile(item, variables));
    return (scope) => conditions.every((condition) => truthy(condition(scope)));
  },
  $or: (operand, variables, compile) => {
    const conditions = list(operand).map((item) => compile(item, variables));
    return (scope) => conditions.some((condition) => truthy(condition(scope)));
  },
  $ifNull: (operand, variables, compile) => {
    const choices = list(operand).map((item) => compile(item, variables));
    if (choices.length < 2) throw new CommandError(1257300, '$ifNull needs at least two arguments');
    return (scope) => {
      let value: Maybe;
      for (const choice of choices) {
        value = choice(scope);
        if (!isNullish(value)) break;
      }
      return value;
    };
  },
  $cond: compileCondition,
  $switch: compileSwitch,
  $let: compileLet,
  $map: compileMap,
  $filter: compileFilter,
  $reduce: compileReduce,
};

export const formNames: readonly string[] = Object.keys(forms);

export function isForm(name: string): boolean {
  return Object.hasOwn(forms, name);
}

export function compileForm(
  name: string,
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const form = forms[name];
  if (!form) throw unsupported(`Unrecognized expression '${name}': it`, 168);
  return form(operand, variables, compile);
}

function list(operand: BsonValue): BsonValue[] {
  return Array.isArray(operand) ? operand : [operand];
}

/** The arguments by name; throws FailedToParse (9) for a missing or an unknown one. */
function named(
  form: string,
  operand: BsonValue,
  required: readonly string[],
  optional: readonly string[] = [],
): BsonDocument {
  if (!isDocument(operand)) throw new CommandError(9, `${form} needs an object of arguments`);
  for (const key of operand.keys()) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw unsupported(`argument '${key}' of ${form}`, 9);
    }
  }
  for (const key of required) {
    if (!operand.has(key)) throw new CommandError(9, `Missing '${key}' parameter to ${form}`);
  }
  return operand;
}

function compileCondition(
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const parts = Array.isArray(operand)
    ? operand
    : ['if', 'then', 'else'].map(
        (key) => named('$cond', operand, ['if', 'then', 'else']).get(key) ?? null,
      );
  if (parts.length !== 3) throw new CommandError(16020, '$cond takes exactly 3 arguments');
  const [condition, then, otherwise] = parts.map((part) => compile(part, variables));
  return (scope) => (truthy(condition?.(scope)) ? then?.(scope) : otherwise?.(scope));
}

function compileSwitch(
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const args = named('$switch', operand, ['branches'], ['default']);
  const branches = list(args.get('branches') ?? []).map((branch) => {
    const parts = named('$switch', branch, ['case', 'then']);
    return {
      condition: compile(parts.get('case') ?? null, variables),
      then: compile(parts.get('then') ?? null, variables),
    };
  });
  const fallback = args.get('default');
  const otherwise = fallback === undefined ? undefined : compile(fallback, variables);
  return (scope) => {
    const branch = branches.find(({ condition }) => truthy(condition(scope)));
    if (branch) return branch.then(scope);
    if (otherwise) return otherwise(scope);
    throw new CommandError(
      40066,
      '$switch could not find a matching branch, and no default is given',
    );
  };
}

function compileLet(
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const args = named('$let', operand, ['vars', 'in']);
  const vars = args.get('vars');
  if (!isDocument(vars ?? null)) throw new CommandError(16876, '$let needs an object of vars');
  const definitions = [...(vars as BsonDocument)].map(([name, value]): [string, Evaluate] => [
    name,
    compile(value, variables),
  ]);
  const names = definitions.map(([name]) => name);
  const body = compile(args.get('in') ?? null, new Set([...variables, ...names]));
  return (scope) =>
    body(scope.with(definitions.map(([name, value]): [string, Maybe] => [name, value(scope)])));
}

function inputArray(form: string, code: number, input: Evaluate, scope: Scope): BsonValue[] | null {
  const value = input(scope);
  if (isNullish(value)) return null;
  if (Array.isArray(value)) return value;
  throw new CommandError(code, `input to ${form} must be an array not ${typeName(value)}`);
}

function nameOf(args: BsonDocument): string {
  const name = args.get('as') ?? 'this';
  if (typeof name === 'string') return name;
  throw new CommandError(9, "'as' has to be a string");
}

function compileMap(
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const args = named('$map', operand, ['input', 'in'], ['as']);
  const name = nameOf(args);
  const input = compile(args.get('input') ?? null, variables);
  const body = compile(args.get('in') ?? null, new Set([...variables, name]));
  return (scope) =>
    inputArray('$map', 16883, input, scope)?.map(
      (item) => body(scope.with([[name, item]])) ?? null,
    ) ?? null;
}

function compileFilter(
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const args = named('$filter', operand, ['input', 'cond'], ['as', 'limit']);
  const name = nameOf(args);
  const input = compile(args.get('input') ?? null, variables);
  const condition = compile(args.get('cond') ?? null, new Set([...variables, name]));
  const limit = compile(args.get('limit') ?? null, variables);
  return (scope) => {
    const items = inputArray('$filter', 28651, input, scope);
    const kept = items?.filter((item) => truthy(condition(scope.with([[name, item]]))));
    const most = limit(scope);
    return kept?.slice(0, isNumber(most) ? toDouble(most) : undefined) ?? null;
  };
}

function compileReduce(
  operand: BsonValue,
  variables: ReadonlySet<string>,
  compile: Compile,
): Evaluate {
  const args = named('$reduce', operand, ['input', 'initialValue', 'in']);
  const input = compile(args.get('input') ?? null, variables);
  const initial = compile(args.get('initialValue') ?? null, variables);
  const body = compile(args.get('in') ?? null, new Set([...variables, 'this', 'value']));
  return (scope) => {
    const items = inputArray('$reduce', 40080, input, scope);
    if (!items) return null;
    return items.reduce<Maybe>(
      (value, item) =>
        body(
          scope.with([
            ['this', item],
            ['value', value],
          ]),
        ),
      initial(scope),
    );
  };
}
