import { Decimal128, Int32 } from 'bson';
import { unsupported } from '../errors.js';
import { toDouble, type BsonNumber } from './types.js';

type Operation = 'add' | 'subtract' | 'multiply';

const onDoubles: Record<Operation, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};

const onIntegers: Record<Operation, (a: bigint, b: bigint) => bigint> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};

/**
 * Adds, subtracts or multiplies as MongoDB does: a double makes a double; two 32-bit integers stay
 * so unless the result needs 64 bits. Undefined when 64 bits are not enough.
 */
export function calculate(
  operation: Operation,
  a: BsonNumber,
  b: BsonNumber,
): BsonNumber | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    throw unsupported('arithmetic on Decimal128 values');
  }
  if (typeof a === 'number' || typeof b === 'number') {
    return onDoubles[operation](toDouble(a), toDouble(b));
  }
  const wide = typeof a === 'bigint' || typeof b === 'bigint';
  const result = onIntegers[operation](toBigInt(a), toBigInt(b));
  if (!wide && BigInt.asIntN(32, result) === result) return new Int32(Number(result));
  return BigInt.asIntN(64, result) === result ? result : undefined;
}

/** As `calculate`, but a sum that 64 bits cannot hold becomes a double, as in pipelines. */
export function calculateWide(operation: Operation, a: BsonNumber, b: BsonNumber): BsonNumber {
  return calculate(operation, a, b) ?? onDoubles[operation](toDouble(a), toDouble(b));
}

function toBigInt(value: bigint | Int32): bigint {
  return typeof value === 'bigint' ? value : BigInt(value.value);
}
