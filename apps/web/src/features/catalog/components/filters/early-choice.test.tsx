import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { FilterOption } from './filter-option';
import { SortSelect } from '../products/sort-select';

const onChange = vi.fn();

/** Renders on a server, lets a visitor change a field, and hydrates the result. */
function takeOver(ui: ReactElement, choose: (page: HTMLElement) => void): void {
  onChange.mockClear();
  const container = document.createElement('div');
  container.innerHTML = renderToString(ui);
  document.body.append(container);
  choose(container);
  render(ui, { container, hydrate: true });
}

const option = (type: 'checkbox' | 'radio', checked: boolean) => (
  <FilterOption
    type={type}
    name="option"
    value="1"
    label="Option"
    checked={checked}
    onChange={onChange}
  />
);

test.each([
  ['checkbox', true],
  ['checkbox', false],
  ['radio', true],
] as const)('a %s that was set to %s before the script is taken over', (type, chosen) => {
  takeOver(option(type, !chosen), (page) => {
    page.querySelectorAll('input').forEach((field) => (field.checked = chosen));
  });
  expect(onChange.mock.calls).toEqual([[chosen]]);
});

test('the radio button that another replaced reports nothing', () => {
  takeOver(option('radio', true), (page) => {
    page.querySelectorAll('input').forEach((field) => (field.checked = false));
  });
  expect(onChange).not.toHaveBeenCalled();
});

test('an order that was chosen before the script is taken over', () => {
  takeOver(<SortSelect value={undefined} form="filters" onChange={onChange} />, (page) => {
    page.querySelectorAll('select').forEach((field) => (field.value = 'price'));
  });
  expect(onChange.mock.calls).toEqual([['price']]);
});

test('what nobody touched reports nothing', () => {
  takeOver(option('checkbox', true), () => undefined);
  takeOver(<SortSelect value="name" form="filters" onChange={onChange} />, () => undefined);
  expect(onChange).not.toHaveBeenCalled();
});

function SortedInAddress() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <SortSelect
        value={undefined}
        form="filters"
        onChange={(sort) => void navigate(`?sort=${sort}`)}
      />
      <output>{search}</output>
    </>
  );
}

test('an order that was chosen before the script reaches the address', async () => {
  const page = (
    <MemoryRouter>
      <SortedInAddress />
    </MemoryRouter>
  );
  takeOver(page, (container) => {
    container.querySelectorAll('select').forEach((field) => (field.value = 'price'));
  });
  expect(await screen.findByText('?sort=price')).toBeInTheDocument();
});
