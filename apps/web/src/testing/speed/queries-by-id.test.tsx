import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const titleIn = (name: string, id: string) =>
  screen.getByTestId(name).querySelector<HTMLElement>(`[id="${id}"]`)?.title;

it('an id is looked up below an element, where it comes first', () => {
  render(
    <>
      <p id="twice" title="outside" />
      <div data-testid="part" id="part" title="itself">
        <p id="once" title="once" />
        <p id="twice" title="inside" />
        <p id="twice" title="last" />
      </div>
    </>,
  );
  expect(titleIn('part', 'once')).toBe('once');
  expect(titleIn('part', 'twice')).toBe('inside');
  expect(titleIn('part', 'part')).toBeUndefined();
  expect(titleIn('part', 'none')).toBeUndefined();
});

it('an element outside the page is searched, too', () => {
  const part = document.createElement('div');
  const text = part.appendChild(document.createElement('p'));
  text.id = 'alone';
  expect(part.querySelector('[id="alone"]')).toBe(text);
});
