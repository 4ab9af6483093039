import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { isNumber, type BsonValue } from '../../values/types.js';

/** The text of a value that string operators accept in place of a string. */
export function toText(operator: string, value: BsonValue): string {
  if (typeof value === 'string') return value;
  if (isNumber(value)) return value.toString();
  if (value instanceof Date) return value.toISOString();
  throw new CommandError(
    16007,
    `can't convert from BSON type ${typeName(value)} to String in ${operator}`,
  );
}

/** The text cut between characters as MongoDB counts them: by code points. */
export function codePoints(text: string): string[] {
  return Array.from(text);
}
