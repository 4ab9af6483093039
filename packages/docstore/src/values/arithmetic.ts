import { Int32, toDouble, type BsonNumber } from './types.js';

type Operation = 'add' | 'subtract' | 'multiply';

const ON_DOUBLES: Record<Operation, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};

const ON_INTEGERS: Record<Operation, (a: bigint, b: bigint) => bigint> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};

/**
 * Adds, subtracts or multiplies as MongoDB does: with a double the result is a double; two 32-bit integers give a
 * 32-bit integer unless the result needs 64 bits. Undefined when 64 bits are not enough.
 */
export function calculate(
  operation: Operation,
  a: BsonNumber,
  b: BsonNumber,
): BsonNumber | undefined {
  if (typeof a === 'number' || typeof b === 'number') {
    return ON_DOUBLES[operation](toDouble(a), toDouble(b));
  }
  const wide = typeof a === 'bigint' || typeof b === 'bigint';
  const result = ON_INTEGERS[operation](toBigInt(a), toBigInt(b));
  if (!wide && BigInt.asIntN(32, result) === result) return new Int32(Number(result));
  return BigInt.asIntN(64, result) === result ? result : undefined;
}

/** As `calculate`, but a result that 64 bits cannot hold becomes a double, as in pipelines. */
export function calculateWide(operation: Operation, a: BsonNumber, b: BsonNumber): BsonNumber {
  return calculate(operation, a, b) ?? ON_DOUBLES[operation](toDouble(a), toDouble(b));
}

function toBigInt(value: bigint | Int32): bigint {
  return typeof value === 'bigint' ? value : BigInt(value.value);
}
