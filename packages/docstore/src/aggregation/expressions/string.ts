import { BSONRegExp } from 'bson';
import { CommandError } from '../../errors.js';
import { compileBsonRegex, compileRegex } from '../../query/regex.js';
import { typeName } from '../../values/type-names.js';
import { integer, type BsonValue, type Maybe } from '../../values/types.js';
import { expectInteger, expectString, isNullish, type Operator } from './operator.js';
import { codePoints, toText } from './text.js';

const many = Number.MAX_SAFE_INTEGER;

function onText(name: string, evaluate: (text: string) => Maybe): Operator {
  return {
    min: 1,
    max: 1,
    evaluate: ([value]) => evaluate(isNullish(value) ? '' : toText(name, value)),
  };
}

function concatenate(args: Maybe[]): Maybe {
  if (args.some(isNullish)) return null;
  return args.map(expectString('$concat', 16702)).join('');
}

function split([text, separator]: Maybe[]): Maybe {
  if (isNullish(text) || isNullish(separator)) return null;
  const by = expectString('$split', 40086)(separator);
  if (by === '') throw new CommandError(40087, '$split requires a non-empty separator');
  return expectString('$split', 40085)(text).split(by);
}

/** Counts in code points, so that no character is cut in half. */
function substring([text, start, count]: Maybe[]): Maybe {
  if (isNullish(text)) return '';
  const from = expectInteger('$substrCP', start, 34450);
  const length = expectInteger('$substrCP', count, 34452);
  return codePoints(toText('$substrCP', text))
    .slice(from, from + length)
    .join('');
}

function indexOf([text, wanted]: Maybe[]): Maybe {
  if (isNullish(text)) return null;
  const whole = expectString('$indexOfCP', 40093)(text);
  const at = whole.indexOf(expectString('$indexOfCP', 40094)(wanted));
  return integer(at < 0 ? -1 : codePoints(whole.slice(0, at)).length);
}

function trim(name: string, start: boolean, end: boolean): Operator {
  return {
    min: 1,
    max: 2,
    named: ['input', 'chars'],
    evaluate: ([input, chars]) => {
      if (isNullish(input)) return null;
      const text = codePoints(expectString(name, 50699)(input));
      const unwanted = isNullish(chars) ? undefined : codePoints(expectString(name, 50700)(chars));
      const drops = (character: string): boolean =>
        unwanted ? unwanted.includes(character) : /[\s\0]/.test(character);
      const first = start ? text.findIndex((character) => !drops(character)) : 0;
      const last = end ? text.findLastIndex((character) => !drops(character)) : text.length - 1;
      return first < 0 ? '' : text.slice(first, last + 1).join('');
    },
  };
}

function replace(name: string, all: boolean): Operator {
  return {
    min: 3,
    max: 3,
    named: ['input', 'find', 'replacement'],
    evaluate: (args) => {
      if (args.some(isNullish)) return null;
      const [input = '', find = '', replacement = ''] = args.map(expectString(name, 51746));
      return all
        ? input.replaceAll(find, () => replacement)
        : input.replace(find, () => replacement);
    },
  };
}

function regexMatch([input, regex, options]: Maybe[]): Maybe {
  if (isNullish(input) || isNullish(regex)) return false;
  const text = expectString('$regexMatch', 51104)(input);
  return patternOf(regex, options).test(text);
}

function patternOf(regex: BsonValue, options: Maybe): RegExp {
  const flags = typeof options === 'string' ? options : '';
  if (typeof regex === 'string') return compileRegex(regex, flags);
  if (regex instanceof BSONRegExp) {
    return flags === '' ? compileBsonRegex(regex) : compileRegex(regex.pattern, flags);
  }
  throw new CommandError(51105, `$regexMatch needs a regex, not ${typeName(regex)}`);
}

export const stringOperators: Record<string, Operator> = {
  $concat: { min: 0, max: many, evaluate: concatenate },
  $toLower: onText('$toLower', (text) => text.replace(/[A-Z]/g, (c) => c.toLowerCase())),
  $toUpper: onText('$toUpper', (text) => text.replace(/[a-z]/g, (c) => c.toUpperCase())),
  $split: { min: 2, max: 2, evaluate: split },
  $substrCP: { min: 3, max: 3, evaluate: substring },
  $indexOfCP: { min: 2, max: 2, evaluate: indexOf },
  $strLenCP: {
    min: 1,
    max: 1,
    evaluate: ([text]) => integer(codePoints(expectString('$strLenCP', 34471)(text)).length),
  },
  $trim: trim('$trim', true, true),
  $ltrim: trim('$ltrim', true, false),
  $rtrim: trim('$rtrim', false, true),
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
  $regexMatch: { min: 2, max: 3, named: ['input', 'regex', 'options'], evaluate: regexMatch },
};
