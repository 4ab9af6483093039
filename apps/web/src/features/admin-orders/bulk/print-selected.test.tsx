import { LIMITS, type OrderStatusLine } from '@shop/shared';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/http/query-client';
import { PrintSelected } from './print-selected';

function show(...numbers: number[]) {
  const lines = numbers.map((number): OrderStatusLine => ({
    _id: String(number),
    number,
    status: 'Processing',
    payment: { state: 'paid' },
  }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PrintSelected lines={lines} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('pick list, slips and invoices of the selected orders are printed oldest first', () => {
  show(1003, 1001);
  expect(addressOf('Print pick list')).toBe('/dashboard/admin/orders/pick-list?orders=1001,1003');
  expect(addressOf('Print slips')).toBe('/dashboard/admin/orders/slips?orders=1001,1003');
  expect(addressOf('Print invoices')).toBe('/dashboard/admin/orders/invoices?orders=1001,1003');
  expect(screen.getByRole('link', { name: 'Print slips' })).toHaveAttribute('target', '_blank');
});

test('a single order has addresses of its own', () => {
  show(1001);
  expect(addressOf('Print pick list')).toBe('/dashboard/admin/orders/pick-list?orders=1001');
  expect(addressOf('Print slips')).toBe('/dashboard/admin/orders/1001/slip');
  expect(addressOf('Print invoices')).toBe('/dashboard/admin/orders/1001/invoice');
});

test('more than can be printed at once are refused with the limit', () => {
  show(...Array.from({ length: LIMITS.documentsAtOnce + 1 }, (_, index) => 1001 + index));
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('At most 100 can be printed at once.')).toBeInTheDocument();
});
