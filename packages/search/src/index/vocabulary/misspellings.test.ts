import { expect, it } from 'vitest';
import { misspellingsOf } from './misspellings.js';

const WORDS = [
  'bench',
  'chain',
  'chair',
  'chairs',
  'chart',
  'headphones',
  'keyboard',
  'lamp',
  'lantern',
  'wardrobe',
];
const meant = (typed: string) => misspellingsOf(typed, WORDS).map(({ word }) => word);

it.each([
  ['a letter is wrong', 'kexboard', 'keyboard'],
  ['a letter is missing', 'keyboad', 'keyboard'],
  ['a letter is added', 'keyyboard', 'keyboard'],
  ['two neighbours are swapped', 'kyeboard', 'keyboard'],
  ['two letters of a long word are wrong', 'hedphomes', 'headphones'],
  ['neighbours are swapped twice', 'hedahpones', 'headphones'],
  ['a letter of a short word is wrong', 'lanp', 'lamp'],
  ['the first letter is wrong', 'camp', 'lamp'],
])('a word is known when %s', (_, typed, word) => {
  expect(meant(typed)).toContain(word);
});

it.each(['lat', 'lxnxern', 'xyz', 'keybxxxd', '1234', 'qwertz'])('%s is nothing', (typed) => {
  expect(meant(typed)).toEqual([]);
});

it('a word that was only begun is known, too', () => {
  const begun = misspellingsOf('kexbo', WORDS, true).map(({ word }) => word);
  expect(begun).toEqual(['keyboard']);
  expect(meant('kexbo')).toEqual([]);
});

it('words with fewer mistakes keep others out', () => {
  expect(meant('chaie')).toEqual(['chain', 'chair']);
});

it('finds what comparing every pair finds', () => {
  const letters = ['a', 'b', 'c'];
  const words = letters
    .flatMap((a) =>
      letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
    )
    .sort();
  for (const typed of ['abca', 'cabb', 'aabbc', 'bcaa']) {
    const found = misspellingsOf(typed, words).map(({ word }) => word);
    const expected = words.filter((word) => isOneAway(typed, word));
    expect([...found].sort(), typed).toEqual(expected);
  }
});

function isOneAway(a: string, b: string): boolean {
  const removed = (text: string) =>
    Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  if (a === b) return false;
  if (a.length > b.length) return removed(a).includes(b);
  const wrong = Array.from(a).filter((letter, at) => letter !== b[at]).length;
  const swapped = Array.from(
    a,
    (_, at) => a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2),
  );
  return wrong === 1 || swapped.includes(b);
}
