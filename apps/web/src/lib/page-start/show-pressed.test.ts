import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPressed } from './show-pressed';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/"><b>Lamp</b></a><p>Text</p>';
  showPressed(document);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const element = (selector: string) => document.querySelector(selector) ?? document.body;
const isPressed = () => element('a').hasAttribute('data-pressed');

test.each(['pointerUp', 'pointerCancel'] as const)(
  'a control looks pressed at once, and until %s, but long enough to be seen',
  (end) => {
    fireEvent.pointerDown(element('b'));
    expect(isPressed()).toBe(true);
    fireEvent[end](element('b'));
    expect(isPressed()).toBe(true);
    vi.runAllTimers();
    expect(isPressed()).toBe(false);
  },
);

test('a text does not', () => {
  fireEvent.pointerDown(element('p'));
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
