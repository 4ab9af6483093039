import { expect, it } from 'vitest';
import { termsFrom } from './terms.js';

const names = (...all: string[]) => all.map((name) => ({ name }));

it.each([
  ['hea', ['Wireless Headphones', 'Patent Heels'], ['headphones']],
  ['Running sh', ['Road Running Shoes'], ['running shoes']],
  ['lamp', ['Desk Lamp', 'Two Lamps'], ['lamps']],
  ['b', ['Bed', 'Bike', 'Bat', 'Bell'], ['bed', 'bike', 'bat']],
  ['lamp ', ['Desk Lamp'], []],
  ['xyz', ['Desk Lamp'], []],
])('%s, with %j, is finished as %j', (text, some, expected) => {
  expect(termsFrom(text, names(...some))).toEqual(expected);
});

it('a text that was read as the beginning of another word is finished as that', () => {
  expect(termsFrom('Blue trous', names('Blue Jeans'), 'blue trousers')).toEqual(['blue trousers']);
  expect(termsFrom('headfone', names('Headphones'), 'headphones')).toEqual([]);
});
