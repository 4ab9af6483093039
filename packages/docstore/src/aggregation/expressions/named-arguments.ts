import { CommandError, unsupported } from '../../errors.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';

/**
 * The arguments of an operator that takes them by name.
 * @throws CommandError FailedToParse (9) for a missing or an unknown one
 */
export function namedArguments(
  operator: string,
  operand: BsonValue,
  required: readonly string[],
  optional: readonly string[] = [],
): BsonDocument {
  if (!isDocument(operand)) throw new CommandError(9, `${operator} needs an object of arguments`);
  for (const key of operand.keys()) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw unsupported(`argument '${key}' of ${operator}`, 9);
    }
  }
  for (const key of required) {
    if (!operand.has(key)) throw new CommandError(9, `Missing '${key}' parameter to ${operator}`);
  }
  return operand;
}
