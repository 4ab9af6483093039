import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field';

// jsdom changes no value on a wheel. Browsers change only a focused one, and only after the event's listeners.
test.each([
  { type: 'number', focused: false },
  { type: 'text', focused: true },
])('the wheel over a $type field: focus stays $focused', ({ type, focused }) => {
  render(<Field label="Price" type={type} defaultValue="20" />);
  const field = screen.getByLabelText('Price');
  field.focus();
  const isUnprevented = fireEvent.wheel(field, { deltaY: -100 });
  expect(document.activeElement === field).toBe(focused);
  expect(isUnprevented).toBe(true);
});
