import { expect, it } from 'vitest';
import { plainWords } from '../analysis/plain-words.js';
import { isEnglish } from '../words/english-words.js';
import { guessedReading, markedForms } from './guessed-reading.js';

it('a query for another engine has neither filler words nor a price', () => {
  expect(plainWords('I am looking for a red lamp under $20')).toEqual({
    words: 'red lamp',
    price: { maxCents: 2_000 },
  });
  expect(plainWords('over 5 dollars')).toEqual({ words: '', price: { minCents: 500 } });
  expect(plainWords('the')).toEqual({ words: 'the', price: undefined });
});

it.each([
  ['wireles', ['wireless'], undefined],
  ['blue sofq', ['blue', 'sofa'], 'blue sofa'],
  ['Sofas', ['sofa'], undefined],
  ['head', ['headphones'], undefined],
  ['couch', ['sofa'], undefined],
  ['black sofq', ['back', 'sofa'], 'black sofa'],
])('%s that found %j was read as %s', (text, found, expected) => {
  expect(guessedReading(text, found.flatMap(markedForms), isEnglish)).toBe(expected);
});
