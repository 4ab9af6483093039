import { expect, it } from 'vitest';
import { wordsWanted } from './words-alone.js';

it.each([
  ['Tee without cotton', ['Tee']],
  ['linen tee not cotton', ['linen', 'tee']],
  ['tee without cotton for summer', ['tee', 'summer']],
  ['oak lamp', ['oak', 'lamp']],
])('the words that are wanted leave out those that are not: %s', (text, words) => {
  expect(wordsWanted(text)).toEqual(words);
});
