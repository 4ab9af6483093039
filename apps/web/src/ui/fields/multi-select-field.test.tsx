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

test('Enter takes the first option of what was typed, none of an earlier search and not what is chosen', () => {
  const onChange = vi.fn();
  const field = (isAnswered: boolean) => (
    <MultiSelectField
      label="Goods"
      placeholder="Any"
      options={OPTIONS}
      value="b"
      onChange={onChange}
      search={{ onSearch: vi.fn(), isAnswered }}
    />
  );
  const { rerender } = render(field(false));
  const input = screen.getByRole('combobox', { name: 'Goods' });
  const pressEnter = () => {
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(input, { key: 'Enter', keyCode: 13 });
  };
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: 'mu' } });
  pressEnter();
  expect(onChange).not.toHaveBeenCalled();
  rerender(field(true));
  pressEnter();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b,m');
});
