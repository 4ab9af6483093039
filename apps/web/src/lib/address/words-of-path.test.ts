import { expect, test } from 'vitest';
import { wordsOfPath } from './words-of-path';

test.each([
  ['/product/walnut-chair', 'walnut chair'],
  ['/shop/old_lamps.html/', 'old lamps'],
  ['/caf%C3%A9-t%C3%A1blas', 'café táblas'],
  ['/%E0%A4', ''],
  ['/%0A', ''],
  ['/', ''],
])('%s has the words “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
