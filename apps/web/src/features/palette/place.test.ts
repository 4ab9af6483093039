import { expect, test } from 'vitest';
import { isNamed } from './place';

test.each([
  ['', true],
  ['pri', true],
  ['STO pri', true],
  ['rices', false],
  ['prices tax', false],
])('“%s” finds “Prices and stock”: %s', (text, isFound) => {
  expect(isNamed({ to: '/prices', label: 'Prices and stock' }, text)).toBe(isFound);
});

test('A screen is found by what is done on it, too', () => {
  const settings = { to: '/settings', label: 'Settings', words: 'banner home page' };
  expect(isNamed(settings, 'home ban')).toBe(true);
  expect(isNamed(settings, 'set ban')).toBe(true);
  expect(isNamed(settings, 'refund')).toBe(false);
});

test('words are written with an apostrophe or a hyphen on either side', () => {
  const today = { to: '/orders', label: 'Export today’s orders' };
  expect(isNamed(today, "export today's")).toBe(true);
  expect(isNamed(today, 'today’s ord')).toBe(true);
  expect(isNamed({ to: '/delivery', label: 'Delivery', words: 'pick-up' }, 'pick-up')).toBe(true);
});
