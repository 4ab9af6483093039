import type { Quote } from '@shop/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NO_ENTRY, type NewOrderEntry } from '../entry';
import { NewOrderDelivery } from './new-order-delivery';

const SAVED = { name: 'Ada', line1: '1 High Street', city: 'Berlin', country: 'DE' };

function Delivery({ countries }: { countries: string[] }) {
  const [entry, setEntry] = useState<NewOrderEntry>({ ...NO_ENTRY, address: { name: 'Ada' } });
  const destination = { state: 'unknown' as const, countries };
  const quote: Quote = { lines: [], adjustments: [], total: 20, destination };
  return (
    <NewOrderDelivery
      entry={entry}
      enter={(part) => setEntry((before) => ({ ...before, ...part }))}
      quote={quote}
      saved={[SAVED]}
      showsMissing={false}
    />
  );
}

test('the only country that the shop delivers to is chosen, unless the address has one', () => {
  render(<Delivery countries={['AT']} />);
  expect(screen.getByLabelText('Country')).toHaveValue('AT');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  const addresses = screen.getByLabelText('The customer’s addresses');
  fireEvent.change(addresses, { target: { value: '0' } });
  expect(screen.getByLabelText('Country')).toHaveValue('DE');
  fireEvent.change(addresses, { target: { value: '' } });
  expect(screen.getByLabelText('Country')).toHaveValue('AT');
});

test('of several countries, none is chosen', () => {
  render(<Delivery countries={['AT', 'DE']} />);
  expect(screen.getByLabelText('Country')).toHaveValue('');
});
