import { Int32, Timestamp } from 'bson';
import { badValue, CommandError } from '../errors.js';
import { calculate } from '../values/arithmetic.js';
import { compareValues } from '../values/compare.js';
import { typeName } from '../values/type-names.js';
import {
  isDocument,
  isNumber,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../values/types.js';
import type { ModifierFactory } from './modifier.js';

function arithmetic(operator: '$inc' | '$mul'): ModifierFactory {
  return (operand, path) => {
    if (!isNumber(operand)) {
      throw new CommandError(
        14,
        `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${typeName(operand)}}`,
      );
    }
    const operation = operator === '$inc' ? 'add' : 'multiply';
    return (current) => {
      const start: Maybe = current === undefined ? new Int32(0) : current;
      if (!isNumber(start)) {
        throw new CommandError(
          14,
          `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' is of type ${typeName(start)}`,
        );
      }
      return assertFits(calculate(operation, start, operand), operator);
    };
  };
}

function assertFits(result: BsonNumber | undefined, operator: string): BsonNumber {
  if (result !== undefined) return result;
  throw badValue(`Failed to apply ${operator}: the result does not fit into 64 bits`);
}

function extreme(wanted: 1 | -1): ModifierFactory {
  return (operand) => (current) => {
    if (current === undefined) return operand;
    return compareValues(operand, current) * wanted > 0 ? operand : current;
  };
}

function currentDate(operand: BsonValue): () => BsonValue {
  const type = isDocument(operand) ? operand.get('$type') : operand;
  if (type === true || type === false || type === 'date') return () => new Date();
  if (type === 'timestamp') {
    return () => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  }
  throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
}

export const scalarOperators: Record<string, ModifierFactory> = {
  $set: (operand) => () => operand,
  $setOnInsert: (operand) => () => operand,
  $unset: () => () => undefined,
  $inc: arithmetic('$inc'),
  $mul: arithmetic('$mul'),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
};
