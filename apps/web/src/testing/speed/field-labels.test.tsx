import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const labelsOf = (name: string) =>
  Array.from(screen.getByTestId<HTMLInputElement>(name).labels ?? [], ({ title }) => title);

it('the labels of a field are those that name it, and the one around it', () => {
  render(
    <>
      <label title="before" htmlFor="city" />
      <label title="around the city">
        <input id="city" data-testid="city" />
        <input data-testid="second" />
      </label>
      <label title="after" htmlFor="city" />
      <label title="names another" htmlFor="city">
        <input data-testid="in another’s" />
      </label>
      <label title="names a paragraph" htmlFor="text" />
      <p id="text" />
      <input id="text" data-testid="same id" />
      <button data-testid="alone" />
    </>,
  );
  expect(labelsOf('city')).toEqual(['before', 'around the city', 'after', 'names another']);
  expect(labelsOf('second')).toEqual([]);
  expect(labelsOf('in another’s')).toEqual([]);
  expect(labelsOf('same id')).toEqual([]);
  expect(labelsOf('alone')).toEqual([]);
});

it('a hidden input has no labels, and a field outside the page those around it', () => {
  render(<input type="hidden" id="secret" data-testid="secret" />);
  expect(screen.getByTestId<HTMLInputElement>('secret').labels).toBeNull();
  const label = document.createElement('label');
  const field = label.appendChild(document.createElement('input'));
  expect(Array.from(field.labels ?? [])).toEqual([label]);
});
