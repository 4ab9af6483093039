import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MultiSelectField } from './multi-select-field';

const OPTIONS = [
  { value: 'b', label: 'Books' },
  { value: 'm', label: 'Music' },
];

test('Tab leaves the field, and what Enter has chosen stays chosen', () => {
  const onChange = vi.fn();
  render(
    <MultiSelectField
      label="Goods"
      placeholder="Any"
      options={OPTIONS}
      value=""
      onChange={onChange}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Goods' });
  fireEvent.mouseDown(field);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
  const leaves = fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 });
  expect(leaves).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});
