import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisitorsOwn } from './visitors-own';

const page = (
  <VisitorsOwn waiting="A moment, please">
    <p>Your cart</p>
  </VisitorsOwn>
);

test('a rendered page has both, and its script keeps only what is the visitor’s own', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveTextContent('A moment, please');
  const content = screen.getByText('Your cart');
  render(page, { container, hydrate: true });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('Your cart')).toBe(content);
});
