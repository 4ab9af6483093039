import { endpoints, type PackingSlip } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildSession } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const slip: PackingSlip = {
  number: 1001,
  status: 'Processing',
  createAt: '2026-01-06T03:00:00.000Z',
  delivery: {
    name: 'Ada Buyer',
    phone: '555 0100',
    address: '1 Main Street\nPortland',
    completedLater: false,
  },
  shipment: { carrier: 'UPS', trackingNumber: '1Z 999' },
  lines: [
    { name: 'Oak Chair', quantity: 3 },
    { name: 'Lamp', quantity: 1 },
  ],
};
let slips: PackingSlip[];

beforeEach(() => {
  slips = [slip];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listPackingSlips).answer(({ request }) => {
      const wanted = new URL(request.url).searchParams.get('orders')?.split(',').map(Number) ?? [];
      return { success: true, slips: slips.filter(({ number }) => wanted.includes(number)) };
    }),
  );
});

const open = (path: string) =>
  renderApp(`/dashboard/admin/orders/${path}`, {
    session: buildSession({ role: 1 }),
    shop: { name: 'Lamps & Co', address: 'Elm 1, Oslo', timeZone: 'America/New_York' },
  });

const sheet = async (number: number) => screen.findByRole('article', { name: `Order ${number}` });

test('a packing slip says where to, what and how many, by the shop’s clock and without prices', async () => {
  open('1001/slip');
  const printed = await sheet(1001);
  for (const text of ['Lamps & Co', 'Order 1001', 'January 5, 2026', 'UPS', '1Z 999'])
    expect(printed).toHaveTextContent(text);
  expect(printed).toHaveTextContent(
    /Deliver to\s*Ada Buyer\s*1 Main Street\s*Portland\s*Phone 555 0100/,
  );
  const rows = within(printed).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['3Oak Chair', '1Lamp']);
  expect(printed).toHaveTextContent('2 lines, 4 pieces');
  expect(printed).not.toHaveTextContent('$');
  expect(screen.getByRole('heading', { name: 'Packing slip for order 1001' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 1001' })).toHaveAttribute(
    'href',
    '/dashboard/admin/orders/1001',
  );
});

test('a packing slip has the note of the order at its end, where it is cut off', async () => {
  slips = [
    { ...slip, note: 'Ring twice\nPlease gift-wrap' },
    { ...slip, number: 1002 },
  ];
  open('slips?orders=1001,1002');
  const printed = await sheet(1001);
  expect(within(printed).getByRole('heading', { name: /^Note for packing/ })).toBeVisible();
  expect(printed).toHaveTextContent(
    /2 lines, 4 pieces\s*Note for packing: cut off here, not for the parcel\s*Ring twice\s*Please gift-wrap$/,
  );
  expect(within(await sheet(1002)).queryByRole('heading', { name: /^Note/ })).toBeNull();
});

test('Print opens the dialog of the browser', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open('1001/slip');
  await sheet(1001);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('several slips are on one page, and those that are missing are named', async () => {
  slips = [slip, { ...slip, number: 1002 }];
  open('slips?orders=1002,1001,9999');
  await sheet(1001);
  expect(screen.getByRole('heading', { name: '3 packing slips' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Not found: 9999')).toBeVisible();
});

test('the slip of a cancelled order says not to ship it', async () => {
  slips = [{ ...slip, status: 'cancel' }];
  open('1001/slip');
  expect(await sheet(1001)).toHaveTextContent('Cancelled: don’t ship this order.');
});

test('an address that was taken from the account later is marked', async () => {
  slips = [{ ...slip, delivery: { ...slip.delivery, address: '', completedLater: true } }];
  open('1001/slip');
  expect(await sheet(1001)).toHaveTextContent(/Address unknown.*Check the address/s);
});

test('an unknown order is not found', async () => {
  open('9999/slip');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
});
