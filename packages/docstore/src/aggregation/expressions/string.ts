import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { isNumber, ObjectId, type BsonValue, type Maybe } from '../../values/types.js';
import { isNullish, onValues, type ExpressionParser } from './expression.js';

function concatenate(args: Maybe[], name: string): Maybe {
  if (args.some(isNullish)) return null;
  const texts = args.map((arg) => {
    if (typeof arg === 'string') return arg;
    throw new CommandError(16702, `${name} only supports strings, not ${typeName(arg)}`);
  });
  return texts.join('');
}

/** Changes only the letters A to Z, as MongoDB does. */
function letterCase(pattern: RegExp, change: (letter: string) => string): ExpressionParser {
  return onValues(1, 1, ([value], name) => {
    if (isNullish(value)) return '';
    const text = textOf(value);
    if (text !== undefined && typeof value !== 'boolean' && !(value instanceof ObjectId)) {
      return text.replace(pattern, change);
    }
    throw new CommandError(16007, `can't convert ${typeName(value)} to String in ${name}`);
  });
}

function textOf(value: BsonValue): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || isNumber(value)) return value.toString();
  if (value instanceof ObjectId) return value.toHexString();
  return value instanceof Date ? value.toISOString() : undefined;
}

export const STRINGS: Readonly<Record<string, ExpressionParser>> = {
  $concat: onValues(0, Infinity, concatenate),
  $toLower: letterCase(/[A-Z]/g, (letter) => letter.toLowerCase()),
  $toUpper: letterCase(/[a-z]/g, (letter) => letter.toUpperCase()),
  $toString: onValues(1, 1, ([value]) => {
    if (isNullish(value)) return null;
    const text = textOf(value);
    if (text !== undefined) return text;
    throw new CommandError(241, `Unsupported conversion from ${typeName(value)} to string`);
  }),
};
