import { expect, test } from 'vitest';
import { markedRanges } from './marked-ranges.js';
import { wordsAlone } from './words-alone.js';

/** A text with brackets around what is marked. */
function marked(text: string, ...words: string[]): string {
  const ranges = markedRanges(text, new Set(words));
  return [...ranges]
    .reverse()
    .reduce(
      (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
      text,
    );
}

test.each([
  ['whole words', 'Oak Chair, armchair', ['chair'], 'Oak [Chair], armchair'],
  ['letters with marks', 'Crème Brûlée Straße', ['creme', 'strasse'], '[Crème] Brûlée [Straße]'],
  ['words with an apostrophe', 'Women’s Coat', ['womens'], '[Women’s] Coat'],
  ['words that a mark joins', 'A T-Shirt', ['tshirt'], 'A [T-Shirt]'],
  ['an amount and its unit', 'Bottle 500 ml', ['500ml'], 'Bottle [500 ml]'],
  ['pairs of a script without spaces', '木製ガラス瓶', ['ガラ', 'ラス'], '木製[ガラス]瓶'],
  ['nothing else', 'Table', ['tab'], 'Table'],
])('marks %s', (_, text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

test('the words of a query can be searched for one by one, without those that say nothing', () => {
  expect(wordsAlone('a red  Lamp for the red sofa - 500ml')).toEqual([
    'red',
    'Lamp',
    'sofa',
    '500ml',
  ]);
});

test('the words of a price are no words to search for', () => {
  expect(wordsAlone('Lamp under 50')).toEqual(['Lamp']);
  expect(wordsAlone('blue toys between $20 and $30')).toEqual(['blue', 'toys']);
});
