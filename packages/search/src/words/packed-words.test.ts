import { expect, it } from 'vitest';
import { hasWord, packWords, unpackWords } from './packed-words.js';

const WORDS = ['ant', 'ants', 'cat', 'catalog', 'category', 'cattle', 'zoo'];
const packed = packWords(['zoo', 'Café', 'cat', 'ok', 'mp3', ...WORDS]);

it('has its words, without marks, and no shorter ones or parts', () => {
  for (const word of [...WORDS, 'cafe']) expect(hasWord(packed, word), word).toBe(true);
  for (const word of ['', 'a', 'ok', 'an', 'cata', 'catal', 'cats', 'og', 'zoos', 'aaa', 'zzz'])
    expect(hasWord(packed, word), word).toBe(false);
});

it('can be unpacked', () => {
  expect(unpackWords(packed)).toEqual([...WORDS, 'cafe'].sort());
});

it('may be empty', () => {
  expect(hasWord(packWords([]), 'cat')).toBe(false);
});
