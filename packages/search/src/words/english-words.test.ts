import { expect, it } from 'vitest';
import { ENGLISH } from './english-list.js';
import { isEnglish } from './english-words.js';
import { unpackWords } from './packed-words.js';

it.each([
  'black',
  'sale',
  'returns',
  'delivered',
  'colour',
  'color',
  'pyjamas',
  'pajamas',
  'organise',
  'geese',
  'children',
  'cafe',
])('%s is a word', (word) => {
  expect(isEnglish(word)).toBe(true);
});

it.each(['heaphones', 'sho', 'chari', 'umbrela', 'notebok', 'teh', 'blakc', 'ca', ''])(
  '“%s” is none',
  (word) => {
    expect(isEnglish(word)).toBe(false);
  },
);

it('are more than fifty thousand, each of which is known', () => {
  const words = unpackWords(ENGLISH);
  expect(words.length).toBeGreaterThan(50_000);
  expect(words.filter((word) => !isEnglish(word))).toEqual([]);
});
