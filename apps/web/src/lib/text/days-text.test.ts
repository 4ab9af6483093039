import { expect, test } from 'vitest';
import { daysText } from './days-text';

test.each([
  ['1', '1 day'],
  ['2 to 4', '2 to 4 days'],
  ['2 to 4 working days', '2 to 4 working days'],
  ['about a week', 'about a week'],
])('a delivery that takes “%s” is shown with “%s”', (typed, shown) => {
  expect(daysText(typed)).toBe(shown);
});
