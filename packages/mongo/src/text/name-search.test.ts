import { expect, test } from 'vitest';
import { nameFilter, searchPrefixes, typedId } from './name-search.js';

test('a name is found by every prefix of each of its words', () => {
  expect(searchPrefixes('Zoë Li', 'zo@x')).toEqual(['z', 'zo', 'zoe', 'l', 'li', 'zo@', 'zo@x']);
});

test('prefixes end after 32 characters, in the index and in the search', () => {
  const long = 'x'.repeat(40);
  expect(searchPrefixes(long)).toHaveLength(32);
  expect(nameFilter('keys', long)).toEqual({ $and: [{ keys: 'x'.repeat(32) }] });
});

test('each of the first five typed words must match', () => {
  expect(nameFilter('keys', ' King  ZOË king ')).toEqual({
    $and: [{ keys: 'king' }, { keys: 'zoe' }],
  });
  expect(nameFilter('keys', '1 2 3 4 5 6')).toMatchObject({ $and: { length: 5 } });
});

test('a search without words matches everything', () => {
  expect(nameFilter('keys', '  ')).toEqual({});
});

test('an id is recognized with and without its sign, whatever its case', () => {
  const id = '64b7f0c2a1d3e4f5a6b7c8d9';
  for (const typed of [id, `#${id}`, id.toUpperCase()]) {
    expect(typedId(typed)?.toHexString()).toBe(id);
  }
  expect(typedId(`${id}0`)).toBeUndefined();
});
