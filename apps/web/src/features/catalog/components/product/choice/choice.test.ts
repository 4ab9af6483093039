import { expect, test } from 'vitest';
import { buildShirt, buildVariant } from '../../../../../testing/factories';
import { chosenVariant, firstChoice, optionsOf, valueState } from './choice';

const shirt = buildShirt();
const variants = shirt.variants ?? [];

test('a value of which the other chosen ones leave no variant is missing, not hidden', () => {
  expect(valueState(variants, ['S', undefined], 1, 'Blue')).toBe('missing');
  expect(valueState(variants, ['S', undefined], 1, 'Red')).toBe('sold-out');
  expect(valueState(variants, ['M', undefined], 1, 'Blue')).toBe('available');
});

test('a value counts as sold out only if all that it leaves are', () => {
  expect(valueState(variants, [undefined, undefined], 0, 'S')).toBe('sold-out');
  expect(valueState(variants, [undefined, undefined], 1, 'Red')).toBe('available');
});

test('a variant is chosen once every option is', () => {
  expect(chosenVariant(variants, ['M', undefined])).toBeUndefined();
  expect(chosenVariant(variants, ['M', 'Blue'])).toMatchObject({ name: 'M / Blue' });
  expect(chosenVariant(variants, ['S', 'Blue'])).toBeUndefined();
});

test('nothing is chosen for the shopper but what leaves no choice', () => {
  expect(firstChoice(shirt, null)).toEqual([undefined, undefined]);
  const small = buildShirt({ variants: [buildVariant({ values: ['S', 'Red'] })] });
  expect(firstChoice(small, null)).toEqual(['S', 'Red']);
  expect(firstChoice(shirt, variants[2]?._id ?? '')).toEqual(['M', 'Blue']);
  expect(firstChoice(shirt, '00000000000000000000dead')).toEqual([undefined, undefined]);
});

test('values of which every variant is hidden are not offered', () => {
  const red = buildShirt({ variants: [buildVariant({ values: ['M', 'Red'] })] });
  expect(optionsOf(red).map(({ values }) => values)).toEqual([['M'], ['Red']]);
});
