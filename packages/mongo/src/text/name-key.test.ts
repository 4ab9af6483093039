import { expect, test } from 'vitest';
import { nameKey } from './name-key.js';

function sorted(names: string[]): string[] {
  const keyed = names.map((name) => ({ name, key: nameKey(name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ name }) => name);
}

test.each([
  ['whatever their case', ['apple', 'Banana', 'cherry', 'Damson']],
  ['without accents', ['Echo', 'Éclair', 'Edam']],
  ['by the value of their numbers', ['Lamp', 'Lamp 2', 'Lamp 09', 'Lamp 10', 'Lamp 100']],
  ['ignoring punctuation', ['Anchor', '“Bell”', '(Candle)']],
])('names are sorted %s', (_how, expected) => {
  expect(sorted([...expected].reverse())).toEqual(expected);
});

test.each(['★', '\u20dd', '\u0301 \u0302'])('a name without letters has a key too: %s', (name) => {
  expect(nameKey(name)).not.toBe('');
});
