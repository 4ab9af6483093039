import { describe, expect, it } from 'vitest';
import { BatchSize } from './batches.js';

describe('the size of a batch', () => {
  it('grows while transactions are short, up to a limit', () => {
    const size = new BatchSize();
    const before = size.variants;
    size.took(10, size.variants);
    expect(size.variants).toBeGreaterThan(before);
    for (let batch = 0; batch < 20; batch += 1) size.took(10, size.variants);
    expect(size.variants).toBe(200);
  });

  it('shrinks when they take too long', () => {
    const size = new BatchSize();
    for (let batch = 0; batch < 20; batch += 1) size.took(10, size.variants);
    size.took(1_000, size.variants);
    expect(size.variants).toBe(100);
  });
});
