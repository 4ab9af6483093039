import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { restoreScroll } from './restore-scroll';

/** The maximum scroll position of the page. */
let reach: number;
let grow: () => void;
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ended.mockClear();
  reach = 100;
  let scrolled = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'scrollTo').mockImplementation((_x, y) => {
    scrolled = Math.min(y, reach);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {
        return undefined;
      }
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});

test('a page that is long enough is scrolled once', () => {
  restoreScroll(80, ended);
  expect([window.scrollY, ended.mock.calls.length]).toEqual([80, 1]);
});

test('a page that grows is scrolled until the position is reached', () => {
  restoreScroll(900, ended);
  expect([window.scrollY, ended.mock.calls.length]).toEqual([100, 0]);
  reach = 2_000;
  grow();
  expect([window.scrollY, ended.mock.calls.length]).toEqual([900, 1]);
});

test.each(['wheel', 'touchStart', 'pointerDown', 'keyDown'] as const)(
  'a visitor who acts (%s) stays where they are',
  (name) => {
    restoreScroll(900, ended);
    fireEvent[name](window);
    reach = 2_000;
    grow();
    expect([window.scrollY, ended.mock.calls.length]).toEqual([100, 1]);
  },
);

test('a page that a slow line brings late is scrolled', () => {
  restoreScroll(900, ended);
  vi.advanceTimersByTime(20_000);
  reach = 2_000;
  grow();
  expect([window.scrollY, ended.mock.calls.length]).toEqual([900, 1]);
});

test('a page that stays too short is left alone after a while', () => {
  restoreScroll(900, ended);
  vi.advanceTimersByTime(40_000);
  reach = 2_000;
  grow();
  expect([window.scrollY, ended.mock.calls.length]).toEqual([100, 1]);
});
