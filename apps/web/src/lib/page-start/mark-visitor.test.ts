import { STORAGE_KEYS } from '@shop/shared';
import { afterEach, expect, test, vi } from 'vitest';
import { markKnownVisitor } from './mark-visitor';

afterEach(() => {
  delete document.documentElement.dataset.visitor;
  delete document.documentElement.dataset.placedOrder;
});

test('a browser that has stored a cart is that of a known visitor', () => {
  window.localStorage.setItem('cart', '[]');
  markKnownVisitor(window);
  expect(document.documentElement.dataset.visitor).toBe('known');
});

test('a browser that has stored a session is that of someone who is signed in', () => {
  window.localStorage.setItem(STORAGE_KEYS.auth, '{}');
  markKnownVisitor(window);
  expect(document.documentElement.dataset.visitor).toBe('signed-in');
});

test('a browser that has stored nothing, or may store nothing, is not', () => {
  markKnownVisitor(window);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  });
  markKnownVisitor(window);
  expect(document.documentElement.dataset.visitor).toBeUndefined();
});

const DAY_MS = 24 * 60 * 60 * 1_000;

test.each([
  ['was just placed by who is signed in', 'ada', 1_000, true],
  ['was placed by somebody else', 'ines', 1_000, false],
  ['is older than a day', 'ada', DAY_MS + 1_000, false],
])('an order that %s', (_order, buyer, age, isMarked) => {
  window.localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify({ user: { _id: 'ada' } }));
  const note = { buyer, number: 1010, at: Date.now() - age };
  window.localStorage.setItem('placed-order', JSON.stringify(note));
  markKnownVisitor(window);
  expect(document.documentElement.dataset.placedOrder !== undefined).toBe(isMarked);
});

test('an unreadable note of an order marks the visitor all the same', () => {
  window.localStorage.setItem('placed-order', '{');
  markKnownVisitor(window);
  expect(document.documentElement.dataset.visitor).toBe('known');
});
