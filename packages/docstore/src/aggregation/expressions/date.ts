import { CommandError, unsupported } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { integer, ObjectId, type Maybe } from '../../values/types.js';
import { isNullish, onValues, type ExpressionParser } from './expression.js';
import { namedArguments } from './named-arguments.js';

function toDate(value: Maybe): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

function part(read: (date: Date) => number): ExpressionParser {
  return onValues(1, 1, ([date]) => (isNullish(date) ? null : integer(read(toDate(date)))));
}

/** The format letters, each with the part of `2024-03-15T13:45:30.123Z` that it stands for. */
const FORMATS: Readonly<Record<string, (iso: string) => string>> = {
  Y: (iso) => iso.slice(0, 4),
  m: (iso) => iso.slice(5, 7),
  d: (iso) => iso.slice(8, 10),
  H: (iso) => iso.slice(11, 13),
  M: (iso) => iso.slice(14, 16),
  S: (iso) => iso.slice(17, 19),
  L: (iso) => iso.slice(20, 23),
  '%': () => '%',
};

const dateToString: ExpressionParser = (operand, compile, name) => {
  const args = namedArguments(name, operand, ['date'], ['format', 'onNull']);
  const date = compile(args.get('date') ?? null);
  const onNull = compile(args.get('onNull') ?? null);
  const format = args.get('format') ?? '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof format !== 'string') throw new CommandError(18533, `${name} needs a string format`);
  return (scope) => {
    const value = date(scope);
    if (isNullish(value)) return onNull(scope) ?? null;
    const iso = toDate(value).toISOString();
    return format.replace(/%(.?)/g, (_whole, letter: string) => {
      const write = FORMATS[letter];
      if (!write) throw unsupported(`format %${letter} of ${name}`, 18536);
      return write(iso);
    });
  };
};

/** All use UTC. */
export const DATES: Readonly<Record<string, ExpressionParser>> = {
  $year: part((date) => date.getUTCFullYear()),
  $month: part((date) => date.getUTCMonth() + 1),
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dateToString: dateToString,
};
