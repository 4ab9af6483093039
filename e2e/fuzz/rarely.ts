import fc, { type Arbitrary } from 'fast-check';

/** Mostly the usual, and once in `weight + 1` times the odd. */
export function rarely<A, B>(
  usual: Arbitrary<A>,
  odd: Arbitrary<B>,
  weight = 12,
): Arbitrary<A | B> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
