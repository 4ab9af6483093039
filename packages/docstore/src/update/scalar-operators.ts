import { badValue, CommandError } from '../errors.js';
import { calculate } from '../values/arithmetic.js';
import { compareValues } from '../values/compare.js';
import { typeName } from '../values/type-names.js';
import { Int32, isNumber, type Maybe } from '../values/types.js';
import type { OperatorParser } from './modifier.js';

const inc: OperatorParser = (operand, path) => {
  if (!isNumber(operand)) {
    throw new CommandError(
      14,
      `Cannot increment with non-numeric argument: {${path}: ${typeName(operand)}}`,
    );
  }
  return (current) => {
    const start: Maybe = current === undefined ? new Int32(0) : current;
    if (!isNumber(start)) {
      throw new CommandError(
        14,
        `Cannot apply $inc to a value of non-numeric type. The field '${path}' is of type ${typeName(start)}`,
      );
    }
    const sum = calculate('add', start, operand);
    if (sum !== undefined) return sum;
    throw badValue('Failed to apply $inc: the result does not fit into 64 bits');
  };
};

function extreme(wanted: 1 | -1): OperatorParser {
  return (operand) => (current) => {
    if (current === undefined) return operand;
    return compareValues(operand, current) * wanted > 0 ? operand : current;
  };
}

export const SCALAR_OPERATORS: Readonly<Record<string, OperatorParser>> = {
  $set: (operand) => () => operand,
  $setOnInsert: (operand) => () => operand,
  $unset: () => () => undefined,
  $rename: () => (current) => current,
  $inc: inc,
  $min: extreme(-1),
  $max: extreme(1),
};
