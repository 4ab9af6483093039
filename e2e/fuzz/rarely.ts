import fc, { type Arbitrary } from 'fast-check';

/** Generates `usual` mostly, and `odd` once in `weight + 1` times. */
export function rarely<A, B>(
  usual: Arbitrary<A>,
  odd: Arbitrary<B>,
  weight = 12,
): Arbitrary<A | B> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
