import { describe, expect, it } from 'vitest';
import commerce from './commerce.json' with { type: 'json' };
import { differencesFrom } from './differences.js';
import type { Example } from './example.js';
import { examplesOf } from './examples-of.js';
import own from './own.json' with { type: 'json' };

/** The examples of other shops that ours decides differently. */
const OTHER_POLICIES = commerce.otherPolicies as Example[];

describe.each([
  ['worked out by other shops', examplesOf(commerce)],
  ['worked out by hand', examplesOf(own)],
])('the examples %s', (_title, examples) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_id, example) => {
    expect(differencesFrom(example)).toEqual([]);
  });
});

it('the examples of other policies differ, except for one', () => {
  const same = OTHER_POLICIES.filter((example) => differencesFrom(example).length === 0);
  expect(same.map(({ id }) => id)).toEqual(['medusa-007']);
});

it('an example of an unknown type differs', () => {
  expect(differencesFrom({ id: 'x', type: 'horoscope', expect: {} })).toEqual([
    'no such type: horoscope',
  ]);
});
