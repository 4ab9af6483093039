import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from './use-typed';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A box over a place that words settle in, as the address is. */
function aBox(settled: string) {
  const settle = vi.fn((words: string) => box.rerender(words));
  const box = renderHook((words: string) => useTyped(words, settle), { initialProps: settled });
  return {
    settle,
    text: () => box.result.current[0],
    type: (text: string) => {
      act(() => {
        box.result.current[1](text);
      });
    },
    pause: () => {
      act(() => {
        vi.advanceTimersByTime(300);
      });
    },
    /** Someone else changes the words: a link, a step back. */
    change: (words: string) => box.rerender(words),
  };
}

test('words settle once, after a pause, without the spaces around them', () => {
  const box = aBox('');
  box.type('l');
  box.type('lamp ');
  expect(box.settle).not.toHaveBeenCalled();
  box.pause();
  box.pause();
  expect(box.settle.mock.calls).toEqual([['lamp']]);
  expect(box.text()).toBe('lamp ');
});

test('what is taken back before the pause settles nothing', () => {
  const box = aBox('lamp');
  box.type('lamps');
  box.type('lamp');
  box.pause();
  expect(box.settle).not.toHaveBeenCalled();
});

test('the box follows when others change the words, also to some that were typed before', () => {
  const box = aBox('');
  box.type('lamp');
  box.pause();
  box.change('');
  expect(box.text()).toBe('');
  box.change('lamp');
  expect(box.text()).toBe('lamp');
  box.pause();
  expect(box.settle).toHaveBeenCalledTimes(1);
});

test('words that are read back in lower case leave what is typed alone, and settle once', () => {
  const box = aBox('');
  box.settle.mockImplementation((words) => box.change(words.toLowerCase()));
  box.type('Desk ');
  box.pause();
  box.pause();
  expect(box.text()).toBe('Desk ');
  expect(box.settle.mock.calls).toEqual([['Desk']]);
  box.type('Desk lamp');
  box.pause();
  expect(box.text()).toBe('Desk lamp');
  expect(box.settle.mock.calls).toEqual([['Desk'], ['Desk lamp']]);
});
