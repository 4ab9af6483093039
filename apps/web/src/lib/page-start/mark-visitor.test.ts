import { STORAGE_KEYS } from '@shop/shared';
import { afterEach, expect, test, vi } from 'vitest';
import { markKnownVisitor } from './mark-visitor';

afterEach(() => {
  delete document.documentElement.dataset.visitor;
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
