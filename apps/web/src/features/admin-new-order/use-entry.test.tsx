import { STORAGE_KEYS } from '@shop/shared';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildSession } from '../../testing/factories';
import { NO_ENTRY } from './entry';
import { useNewOrderEntry } from './use-entry';

function openEntry() {
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify(SESSION));
  return renderHook(() => useNewOrderEntry('new order', NO_ENTRY), { wrapper: MemoryRouter });
}

const SESSION = buildSession({ role: 1 });

test('what was typed is back, until it is discarded', () => {
  const first = openEntry();
  act(() => first.result.current.enter({ note: 'Called at noon' }));
  first.unmount();
  const { result, unmount } = openEntry();
  expect(result.current.entry.note).toBe('Called at noon');
  expect(result.current.draft.isRestored).toBe(true);
  act(() => result.current.draft.discard());
  expect(result.current.entry).toEqual(NO_ENTRY);
  unmount();
  expect(openEntry().result.current.draft.isRestored).toBe(false);
});

test('what was placed is not kept, even if the page is left without another render', () => {
  const { result, unmount } = openEntry();
  act(() => result.current.enter({ note: 'Called at noon' }));
  act(() => {
    result.current.end();
    unmount();
  });
  const next = openEntry().result.current;
  expect(next.entry).toEqual(NO_ENTRY);
  expect(next.draft.isRestored).toBe(false);
});

test('after a lost reply, the same order is placed under the same key, also when its page is opened anew', () => {
  const { result, unmount } = openEntry();
  act(() => result.current.enter({ note: 'Called at noon' }));
  const key = result.current.creation.begin();
  unmount();
  expect(openEntry().result.current.creation.begin()).toBe(key);
});
