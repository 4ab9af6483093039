import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLocalStore } from './local-store';

function buildStore() {
  return createLocalStore({
    key: 'numbers',
    empty: [] as number[],
    parse: (stored) => z.array(z.number()).parse(stored),
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a value that was set is stored under its key', () => {
  const store = buildStore();
  store.set([1, 2]);
  expect(store.get()).toEqual([1, 2]);
  expect(localStorage.getItem('numbers')).toBe('[1,2]');
});

test('the same stored text is the same value, so that nothing renders again', () => {
  localStorage.setItem('numbers', '[1]');
  const store = buildStore();
  expect(store.get()).toBe(store.get());
});

test.each(['not JSON', '{"a":1}', '["x"]'])('%s counts as nothing stored', (text) => {
  localStorage.setItem('numbers', text);
  expect(buildStore().get()).toEqual([]);
});

test('clearing removes the entry', () => {
  const store = buildStore();
  store.set([1]);
  store.clear();
  expect(localStorage.getItem('numbers')).toBeNull();
  expect(store.get()).toEqual([]);
});

test('a page that is gone back to hears of what happened meanwhile', () => {
  const store = buildStore();
  const listener = vi.fn();
  store.subscribe(listener);
  localStorage.setItem('numbers', '[1]');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual([1]);
});

test('listeners are notified of changes in this tab and in others', () => {
  const store = buildStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set([1]);
  expect(listener).toHaveBeenCalledTimes(1);

  localStorage.setItem('numbers', '[1,2]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'numbers' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toEqual([1, 2]);

  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.set([3]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('where storage is forbidden, the value lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = buildStore();
  store.set([7]);
  expect(store.get()).toEqual([7]);
});
