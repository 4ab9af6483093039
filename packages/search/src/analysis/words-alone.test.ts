import { expect, it } from 'vitest';
import { wordsAlone, wordsWanted } from './words-alone.js';

it.each([
  ['Tee without cotton', ['Tee']],
  ['linen tee not cotton', ['linen', 'tee']],
  ['tee without cotton for summer', ['tee', 'summer']],
  ['oak lamp', ['oak', 'lamp']],
])('the words that are wanted leave out those that are not: %s', (text, words) => {
  expect(wordsWanted(text)).toEqual(words);
});

it.each([
  ['tent for two', ['tent']],
  ['usb c cable', ['usb', 'cable']],
  ['knife set', ['knife']],
  ['size chart', ['chart']],
])('what says nothing by itself is no word to search for: %s', (text, words) => {
  expect(wordsAlone(text)).toEqual(words);
});
