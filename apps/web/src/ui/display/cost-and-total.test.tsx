import type { Quote } from '@shop/shared';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CostAndTotal } from './cost-and-total';

type State = NonNullable<Quote['destination']>['state'];

function show(state: State) {
  const amounts = { items: 24.99, discount: 0, shipping: 0, tax: 0, taxIncluded: 0, total: 24.99 };
  const destination = { ...(state && { state }), countries: ['US'] };
  render(<CostAndTotal quote={{ lines: [], total: 24.99, amounts, destination }} />);
}

test('a total without its delivery says so, and what the delivery needs', () => {
  show('unknown');
  expect(screen.getByText('Delivery').parentElement).toHaveTextContent('needs an address');
  expect(screen.getByText(/^Total without delivery/)).toHaveTextContent('$24.99');
});

test('of what nobody carries there is a total', () => {
  show(undefined);
  expect(screen.getByText(/^Total/)).toHaveTextContent('Total $24.99');
});
