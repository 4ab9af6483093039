import { expect, it } from 'vitest';
import { namedSize } from './size-phrase.js';

it.each([
  ['size 42', '42', ''],
  ['size l', 'L', ''],
  ['dress size m', 'M', 'dress'],
  ['size 8 shoes for men', '8', 'shoes for men'],
  ['shoes in a size 6.5', '6.5', 'shoes'],
  ['coat in size extra large', 'extra large', 'coat'],
  ['boots size EU 40', '40', 'boots'],
])('“%s” names the size “%s” of “%s”', (text, size, beside) => {
  expect(namedSize(text)).toMatchObject({ size, beside });
});

it('a size that is spelt out is the letter too, and a letter what it stands for', () => {
  expect(namedSize('tee size medium')?.values).toEqual(['medium', 'm']);
  expect(namedSize('tee size m')?.values).toEqual(['m', 'medium']);
  expect(namedSize('tee size 8')?.values).toEqual(['8']);
});

it.each(['size guide', 'king size bed', 'size 10 mm drill', 'size 3/4 guitar', 'small size', 'm'])(
  '“%s” names no size',
  (text) => {
    expect(namedSize(text)).toBeUndefined();
  },
);
