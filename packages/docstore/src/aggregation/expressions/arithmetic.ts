import { Int32 } from 'bson';
import { badValue, CommandError } from '../../errors.js';
import { calculateWide } from '../../values/arithmetic.js';
import { typeName } from '../../values/type-names.js';
import { isNumber, toDouble, type BsonNumber, type Maybe } from '../../values/types.js';
import { expectInteger, expectNumber, isNullish, unary, type Operator } from './operator.js';

const many = Number.MAX_SAFE_INTEGER;

/** Applies a function on doubles, keeping integers integers where the result is whole. */
function rounding(name: string, round: (value: number) => number): Operator {
  return unary(expectNumber(name, 28765), (value) =>
    typeof value === 'number' ? round(value) : value,
  );
}

function fold(name: string, operation: 'add' | 'multiply', start: number): Operator {
  return {
    min: 0,
    max: many,
    evaluate: (args) => {
      if (args.some(isNullish)) return null;
      let date: Date | undefined;
      let result: BsonNumber = new Int32(start);
      for (const arg of args) {
        if (operation === 'add' && arg instanceof Date && !date) date = arg;
        else result = calculateWide(operation, result, expectNumber(name, 14)(arg));
      }
      return date ? new Date(date.getTime() + Math.round(toDouble(result))) : result;
    },
  };
}

function subtract([a, b]: Maybe[]): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toDouble(b)));
  if (isNumber(a) && isNumber(b)) return calculateWide('subtract', a, b);
  throw new CommandError(14, `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function divide([a, b]: Maybe[]): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = toDouble(expectNumber('$divide', 14)(b));
  if (divisor === 0) throw badValue("can't $divide by zero");
  return toDouble(expectNumber('$divide', 14)(a)) / divisor;
}

function modulo([a, b]: Maybe[]): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  const left = expectNumber('$mod', 16611)(a);
  const right = expectNumber('$mod', 16611)(b);
  if (toDouble(right) === 0) throw new CommandError(16610, "can't $mod by zero");
  const result = toDouble(left) % toDouble(right);
  if (typeof left === 'number' || typeof right === 'number') return result;
  return typeof left === 'bigint' || typeof right === 'bigint' ? BigInt(result) : new Int32(result);
}

function raise([a, b]: Maybe[]): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  const base = expectNumber('$pow', 28762)(a);
  const exponent = expectNumber('$pow', 28763)(b);
  const result = toDouble(base) ** toDouble(exponent);
  const whole = typeof base !== 'number' && typeof exponent !== 'number';
  if (!whole || !Number.isSafeInteger(result)) return result;
  return Math.abs(result) < 2 ** 31 ? new Int32(result) : BigInt(result);
}

/** Rounds to `place` decimals; halves go to the even digit, as in MongoDB. */
function toPlace(name: string, round: (value: number) => number): Operator {
  return {
    min: 1,
    max: 2,
    evaluate: ([value, place]) => {
      if (isNullish(value) || (place !== undefined && isNullish(place))) return null;
      const number = expectNumber(name, 51081)(value);
      const places = place === undefined ? 0 : expectInteger(name, place, 51082);
      if (typeof number !== 'number' && places >= 0) return number;
      const scaled = round(shift(toDouble(number), places));
      const result = shift(scaled, -places);
      return number instanceof Int32
        ? new Int32(result)
        : typeof number === 'bigint'
          ? BigInt(result)
          : result;
    },
  };
}

/** Moves the decimal point without the error that a multiplication would add. */
function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = value.toString().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

function onDouble(name: string, code: number, evaluate: (value: number) => number): Operator {
  return unary(expectNumber(name, 28765), (value) => {
    const number = toDouble(value);
    if (Number.isNaN(evaluate(number)) && !Number.isNaN(number)) {
      throw new CommandError(code, `${name}'s argument is out of range: ${number}`);
    }
    return evaluate(number);
  });
}

export const arithmeticOperators: Record<string, Operator> = {
  $add: fold('$add', 'add', 0),
  $multiply: fold('$multiply', 'multiply', 1),
  $subtract: { min: 2, max: 2, evaluate: subtract },
  $divide: { min: 2, max: 2, evaluate: divide },
  $mod: { min: 2, max: 2, evaluate: modulo },
  $pow: { min: 2, max: 2, evaluate: raise },
  $abs: unary(expectNumber('$abs', 28765), (value) => {
    if (value instanceof Int32) return new Int32(Math.abs(value.value));
    if (typeof value === 'bigint') return value < 0n ? -value : value;
    return Math.abs(toDouble(value));
  }),
  $ceil: rounding('$ceil', Math.ceil),
  $floor: rounding('$floor', Math.floor),
  $round: toPlace('$round', roundHalfToEven),
  $trunc: toPlace('$trunc', Math.trunc),
  $sqrt: onDouble('$sqrt', 28714, Math.sqrt),
  $exp: onDouble('$exp', 28765, Math.exp),
  $ln: onDouble('$ln', 28766, Math.log),
  $log10: onDouble('$log10', 28761, Math.log10),
};
