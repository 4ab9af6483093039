import { BSONRegExp } from 'bson';
import { badValue, CommandError } from '../errors.js';
import type { BsonValue, Maybe } from '../values/types.js';

/** The expression of `{ $regex: 'a' | /a/, $options: 'i' }`. */
export function readRegexOperand(operand: BsonValue, options: Maybe): BSONRegExp {
  if (options !== undefined && typeof options !== 'string') {
    throw badValue('$options has to be a string');
  }
  const unknown = /[^imsxu]/.exec(options ?? '');
  if (unknown) throw new CommandError(51108, `invalid flag in regex options: ${unknown[0]}`);
  if (operand instanceof BSONRegExp) {
    if (options !== undefined && operand.options !== '') {
      throw new CommandError(51075, 'options set in both $regex and $options');
    }
    return new BSONRegExp(operand.pattern, options ?? operand.options);
  }
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return new BSONRegExp(operand, options);
}
