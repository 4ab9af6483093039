import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCheckoutEntries } from '../../../lib/storage/checkout-entries';
import { BillingStep } from './billing-step';

function Step() {
  return <BillingStep entries={useCheckoutEntries(undefined)} isDelivered showsMissing={false} />;
}

test('what was typed is back when the invoice goes elsewhere after all', async () => {
  render(<Step />);
  const same = screen.getByRole('checkbox', { name: /same as the delivery address/ });
  fireEvent.click(same);
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Ada Buyer' } });
  fireEvent.click(same);
  expect(screen.queryByLabelText(/Name/)).toBeNull();
  fireEvent.click(same);
  expect(await screen.findByLabelText(/Name/)).toHaveValue('Ada Buyer');
});
