import type { Quote } from '@shop/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NO_ENTRY, type NewOrderEntry } from '../entry';
import { NewOrderBilling } from './new-order-billing';

const QUOTE: Quote = { lines: [], adjustments: [], total: 20, destination: { state: 'chosen' } };
const REFUSED = [{ field: 'taxId', message: 'A tax number of Austria looks like ATU12345678' }];

function Billing({ quote = QUOTE }: { quote?: Quote }) {
  const [entry, setEntry] = useState<NewOrderEntry>({ ...NO_ENTRY, address: { country: 'AT' } });
  return (
    <NewOrderBilling
      entry={entry}
      enter={(part) => setEntry((before) => ({ ...before, ...part }))}
      quote={quote}
      refused={entry.taxId ? REFUSED : []}
      showsMissing
    />
  );
}

test('the invoice of an order by phone goes elsewhere if that is entered, with its tax number', () => {
  render(<Billing />);
  expect(screen.queryByLabelText('Country')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /same as the delivery address/ }));
  expect(screen.getByLabelText('Country')).toHaveValue('AT');
  expect(screen.getByText('City is required')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Tax number (optional)'), { target: { value: 'U1' } });
  expect(screen.getByLabelText('Tax number (optional)')).toHaveValue('U1');
  expect(screen.getByText(/looks like ATU12345678/)).toBeVisible();
});

test('a shop without zones asks nothing of it', () => {
  const { lines, total } = QUOTE;
  const { container } = render(<Billing quote={{ lines, total }} />);
  expect(container).toBeEmptyDOMElement();
});
