import { DEFAULT_SETTINGS } from '@shop/shared';
import { expect, test } from 'vitest';
import { mergeSettings } from './merge-settings';
import { textsOf } from './settings-fields';
import {
  firstWrongMethod,
  methodsOf,
  NEW_METHOD,
  textOfMethods,
  typedMethodsSchema,
} from './typed-methods';

const stored = { ...DEFAULT_SETTINGS, version: 1, saved: null };
const typedWith = (given: object) => textOfMethods([{ ...NEW_METHOD, name: 'Cheque', ...given }]);

test('stored methods are typed, and sent as they were', () => {
  const { manualMethods } = textsOf(stored);
  expect(methodsOf(manualMethods).map(({ days }) => days)).toEqual(['14', '']);
  expect(typedMethodsSchema.parse(manualMethods)).toEqual(DEFAULT_SETTINGS.manualMethods);
});

test.each([
  [{ days: 'soon' }, /^Method 1: The number of days must be/],
  [{ days: '0' }, /^Method 1: The number of days must be/],
  [{ name: '' }, /^Method 1: The name is required/],
])('%j is refused with the place of the method', (given, message) => {
  expect(typedMethodsSchema.safeParse(typedWith(given)).error?.issues[0]?.message).toMatch(message);
});

test('the first wrong method is found with its wrong part', () => {
  const [good, bad] = [
    { ...NEW_METHOD, name: 'Cheque' },
    { ...NEW_METHOD, name: 'Cash', days: 'x' },
  ];
  expect(firstWrongMethod(textOfMethods([good, bad]))).toEqual({ index: 1, part: 'days' });
  expect(firstWrongMethod(textOfMethods([good]))).toBeUndefined();
});

test('a list that somebody else changed too is named, and kept as it was typed', () => {
  const typed = { ...textsOf(stored), manualMethods: typedWith({}) };
  const { merged, message } = mergeSettings(typed, { ...stored, version: 2, manualMethods: [] });
  expect(merged.manualMethods).toBe(typed.manualMethods);
  expect(message).toContain('Manual payment methods (saved: “another choice”)');
});
