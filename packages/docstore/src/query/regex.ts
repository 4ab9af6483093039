import type { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors.js';

/** Escapes that mean the same in PCRE and in JavaScript's unicode mode. */
const SHARED_ESCAPES = /^[dDwWsSbBnrtfvxcu0-9]$/;
const SYNTAX_CHARACTERS = '^$\\.*+?()[]{}|/';

/**
 * MongoDB uses PCRE. This translates what JavaScript can express and refuses the rest, because a
 * pattern with a different meaning would silently give wrong results.
 */
export function compileRegex(pattern: string, options: string): RegExp {
  let flags = 'u';
  for (const option of options) {
    if (!'ims'.includes(option)) {
      if (option === 'u') continue;
      throw unsupported(`regular expression option '${option}'`, 51108);
    }
    if (!flags.includes(option)) flags += option;
  }
  try {
    return new RegExp(translate(pattern), flags);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(51091, `Regular expression is invalid: ${pattern}`);
  }
}

/** The expression of a BSON value, e.g. of `{ name: /a/i }`. */
export function compileBsonRegex(regex: BSONRegExp): RegExp {
  return compileRegex(regex.pattern, regex.options);
}

function translate(pattern: string): string {
  if (/\[\[:|\(\?[^:=!<]|\(\*/.test(pattern)) throw unsupported(`regular expression ${pattern}`);
  let inClass = false;
  let result = '';
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern.charAt(i);
    if (character === '\\') {
      i++;
      result += translateEscape(pattern.charAt(i), inClass, pattern);
      continue;
    }
    if (character === '[') inClass = true;
    if (character === ']') inClass = false;
    result += character;
  }
  return result;
}

function translateEscape(character: string, inClass: boolean, pattern: string): string {
  if (SHARED_ESCAPES.test(character) || SYNTAX_CHARACTERS.includes(character))
    return `\\${character}`;
  if (/[a-zA-Z]/.test(character))
    throw unsupported(`\\${character} in regular expression ${pattern}`);
  return inClass && character === '-' ? '\\-' : character;
}
