import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedInput } from './use-debounced-input';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An input, and an element that shows the saved text. */
function buildInput(saved: string) {
  const save = vi.fn((text: string) => input.rerender(text));
  const input = renderHook((text: string) => useDebouncedInput(text, save), {
    initialProps: saved,
  });
  return {
    save,
    text: () => input.result.current[0],
    type: (text: string) => {
      act(() => {
        input.result.current[1](text);
      });
    },
    pause: () => {
      act(() => {
        vi.advanceTimersByTime(300);
      });
    },
    /** Changes the saved text from outside: a link, the Back button. */
    change: (text: string) => input.rerender(text),
  };
}

test('text is saved once, after a pause, without surrounding spaces', () => {
  const input = buildInput('');
  input.type('l');
  input.type('lamp ');
  expect(input.save).not.toHaveBeenCalled();
  input.pause();
  input.pause();
  expect(input.save.mock.calls).toEqual([['lamp']]);
  expect(input.text()).toBe('lamp ');
});

test('text that is restored before the pause is not saved', () => {
  const input = buildInput('lamp');
  input.type('lamps');
  input.type('lamp');
  input.pause();
  expect(input.save).not.toHaveBeenCalled();
});

test('the input follows changes from elsewhere, even to a text that was typed before', () => {
  const input = buildInput('');
  input.type('lamp');
  input.pause();
  input.change('');
  expect(input.text()).toBe('');
  input.change('lamp');
  expect(input.text()).toBe('lamp');
  input.pause();
  expect(input.save).toHaveBeenCalledTimes(1);
});

test('text that comes back in lower case stays as typed and is saved once', () => {
  const input = buildInput('');
  input.save.mockImplementation((text) => input.change(text.toLowerCase()));
  input.type('Desk ');
  input.pause();
  input.pause();
  expect(input.text()).toBe('Desk ');
  expect(input.save.mock.calls).toEqual([['Desk']]);
  input.type('Desk lamp');
  input.pause();
  expect(input.text()).toBe('Desk lamp');
  expect(input.save.mock.calls).toEqual([['Desk'], ['Desk lamp']]);
});
