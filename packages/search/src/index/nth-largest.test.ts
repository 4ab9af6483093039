import { expect, it } from 'vitest';
import { randomFrom } from '../golden/random.js';
import { nthLargest } from './nth-largest.js';

it('finds what sorting finds', () => {
  const random = randomFrom(7);
  for (let size = 1; size < 60; size += 1) {
    const values = Float64Array.from({ length: size }, () => random.between(0, size / 2));
    const sorted = [...values].sort((a, b) => b - a);
    const count = random.between(1, size);
    expect(nthLargest(values, count)).toBe(sorted[count - 1]);
  }
});
