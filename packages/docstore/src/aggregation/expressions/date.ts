import { ObjectId, Timestamp } from 'bson';
import { CommandError, unsupported } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { integer, type Maybe } from '../../values/types.js';
import { isNullish, type Operator } from './operator.js';
import { startOfUnit, weekOfYear } from './calendar.js';

function toDate(value: Maybe): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

function assertUtc(timezone: Maybe): void {
  if (isNullish(timezone)) return;
  if (typeof timezone === 'string' && ['UTC', 'GMT', 'Z', '+00:00'].includes(timezone)) return;
  throw unsupported('a timezone other than UTC in a date expression');
}

function part(evaluate: (date: Date) => number): Operator {
  return {
    min: 1,
    max: 1,
    named: ['date', 'timezone'],
    evaluate: ([date, timezone]) => {
      assertUtc(timezone);
      return isNullish(date) ? null : integer(evaluate(toDate(date)));
    },
  };
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

const formatters: Record<string, (date: Date) => string> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  d: (date) => pad(date.getUTCDate(), 2),
  H: (date) => pad(date.getUTCHours(), 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  j: (date) => pad(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(date.getUTCDay() || 7),
  U: (date) => pad(weekOfYear(date), 2),
  z: () => '+0000',
  Z: () => '+000',
  '%': () => '%',
};

function toText([date, format, timezone, onNull]: Maybe[]): Maybe {
  assertUtc(timezone);
  if (isNullish(date)) return onNull ?? null;
  const moment = toDate(date);
  const pattern = format ?? '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof pattern !== 'string')
    throw new CommandError(18533, '$dateToString needs a string format');
  return pattern.replace(/%(.?)/g, (_whole, letter: string) => {
    const formatter = formatters[letter];
    if (!formatter) throw unsupported(`format %${letter} of $dateToString`, 18536);
    return formatter(moment);
  });
}

function truncate([date, unit, timezone]: Maybe[]): Maybe {
  assertUtc(timezone);
  if (isNullish(date) || isNullish(unit)) return null;
  if (typeof unit !== 'string') throw new CommandError(5439013, '$dateTrunc needs a string unit');
  return startOfUnit(toDate(date), unit);
}

export const dateOperators: Record<string, Operator> = {
  $year: part((date) => date.getUTCFullYear()),
  $month: part((date) => date.getUTCMonth() + 1),
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dayOfWeek: part((date) => date.getUTCDay() + 1),
  $isoDayOfWeek: part((date) => date.getUTCDay() || 7),
  $dayOfYear: part(dayOfYear),
  $week: part(weekOfYear),
  $hour: part((date) => date.getUTCHours()),
  $minute: part((date) => date.getUTCMinutes()),
  $second: part((date) => date.getUTCSeconds()),
  $millisecond: part((date) => date.getUTCMilliseconds()),
  $dateToString: {
    min: 1,
    max: 1,
    named: ['date', 'format', 'timezone', 'onNull'],
    evaluate: toText,
  },
  $dateTrunc: { min: 1, max: 1, named: ['date', 'unit', 'timezone'], evaluate: truncate },
};
