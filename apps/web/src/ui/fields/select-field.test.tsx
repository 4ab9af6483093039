import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SelectField } from './select-field';

const options = [
  { value: 'lowest', label: 'Lowest price' },
  { value: 'sale', label: 'Sale price' },
  { value: 'unit', label: 'Price per unit' },
  { value: 'price', label: 'Price' },
];

test('Enter chooses what is typed itself before what only has it in it', () => {
  const onChange = vi.fn();
  render(<SelectField label="Preis" placeholder="Leave out" value="" {...{ options, onChange }} />);
  const field = screen.getByRole('combobox', { name: 'Preis' });
  fireEvent.change(field, { target: { value: 'price' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('price');
});
