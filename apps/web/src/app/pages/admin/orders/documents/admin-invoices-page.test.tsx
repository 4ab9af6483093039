import { endpoints, type Invoice } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildInvoice, buildSession } from '../../../../../testing/factories';
import { on, refusal, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

let invoices: Invoice[];
let wanted: unknown;

beforeEach(() => {
  invoices = [buildInvoice()];
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.issueInvoices).answer(async ({ request }) => {
      wanted = await request.json();
      return { success: true, invoices };
    }),
  );
});

const open = (path: string) =>
  renderApp(`/dashboard/admin/orders/${path}`, {
    session: buildSession({ role: 1 }),
    shop: { name: 'Renamed since', timeZone: 'UTC' },
  });

const sheet = async () => screen.findByRole('article', { name: 'Order 1001' });

test('an invoice says all by itself, whatever the shop is called today', async () => {
  open('1001/invoice');
  const printed = await sheet();
  for (const text of [
    'Lamps & Co',
    'Elm 1, Oslo',
    'Invoice INV-7',
    'Order dateJanuary 5, 2026',
    'Invoice dateJanuary 7, 2026',
    'Bill toAda Buyer 1 Main Street',
    'Total $59.97',
    'Paid in full: nothing is left to pay.',
    'Tax number 12-34',
  ])
    expect(printed).toHaveTextContent(text);
  const [, row] = within(printed).getAllByRole('row');
  expect(row).toHaveTextContent('Oak Chair3$19.99$59.97');
  expect(printed).not.toHaveTextContent('Preview');
  expect(printed).not.toHaveTextContent('Renamed since');
  expect(wanted).toEqual({ orders: [1001] });
});

test.each([
  [
    { issuedAt: null, status: 'Processing' },
    'Preview, not an invoice: the order is not shipped yet.',
  ],
  [{ issuedAt: null, status: 'cancel' }, 'Preview, not an invoice: the order is cancelled.'],
  [{ status: 'cancel' }, 'The order was cancelled after this invoice was issued.'],
] as const)('%j is marked', async (given, notice) => {
  invoices = [buildInvoice(given)];
  open('1001/invoice');
  expect(await sheet()).toHaveTextContent(notice);
});

test('taxes, their numbers and the shipping date are named where there are any', async () => {
  const { seller, buyer, lines } = buildInvoice();
  invoices = [
    buildInvoice({
      seller: { ...seller, taxNumber: 'ATU12345675' },
      buyer: { ...buyer, taxId: 'ATU87654321' },
      lines: lines.map((line) => ({ ...line, taxRate: 20 })),
      shippedAt: '2026-01-07T03:00:00.000Z',
      taxes: [{ name: 'USt.', rate: 20, base: 49.97, amount: 10 }],
      net: 49.97,
    }),
  ];
  open('1001/invoice');
  const printed = await sheet();
  for (const text of [
    'Our tax numberATU12345675',
    'Tax number ATU87654321',
    'Shipping dateJanuary 6, 2026',
    'Without tax $49.97',
    'USt., 20% of $49.97$10.00',
  ])
    expect(printed).toHaveTextContent(text);
  expect(within(printed).getAllByRole('row')[1]).toHaveTextContent('Oak Chair3$19.9920%$59.97');
});

test('an amount that was refunded of the order as such has no rate of its own', async () => {
  const line = { name: 'Refund of order 1001', quantity: 1, price: 20, total: 20 };
  invoices = [
    buildInvoice({
      kind: 'credit-note',
      documentNumber: 'CN-2',
      lines: [line],
      taxes: [{ name: 'USt.', rate: 20, base: 16.67, amount: 3.33 }],
    }),
  ];
  open('1001/invoice');
  const note = await screen.findByRole('article', { name: 'Credit note CN-2' });
  const [, row] = within(note).getAllByRole('row');
  expect(row).toHaveTextContent('Refund of order 10011$20.00$20.00');
});

test('a buyer who is exempt is told so, with their number', async () => {
  const { buyer } = buildInvoice();
  invoices = [
    buildInvoice({
      buyer: { ...buyer, taxId: 'ATU87654321' },
      taxes: [{ name: 'USt.', rate: 20, base: 59.97, amount: 0 }],
      net: 59.97,
      isExempt: true,
    }),
  ];
  open('1001/invoice');
  expect(await sheet()).toHaveTextContent(
    'No tax is charged: the buyer is exempt under tax number ATU87654321.',
  );
});

test('a buyer with a tax number who has nothing to pay tax on is not called exempt', async () => {
  const { buyer } = buildInvoice();
  invoices = [
    buildInvoice({
      buyer: { ...buyer, taxId: 'ATU87654321' },
      taxes: [{ name: 'USt.', rate: 20, base: 0, amount: 0 }],
      net: 0,
    }),
  ];
  open('1001/invoice');
  expect(await sheet()).not.toHaveTextContent('exempt');
});

test('a credit note stands beside the invoice that it takes back', async () => {
  const status = 'cancel';
  invoices = [
    buildInvoice({ status, creditedBy: 'CN-2' }),
    buildInvoice({ status, kind: 'credit-note', documentNumber: 'CN-2', credits: 'INV-7' }),
  ];
  open('1001/invoice');
  const note = await screen.findByRole('article', { name: 'Credit note CN-2' });
  for (const text of ['Credit note CN-2', 'Corrects invoiceINV-7', 'Credited $59.97'])
    expect(note).toHaveTextContent(text);
  expect(note).not.toHaveTextContent('Paid in full');
  expect(screen.getByRole('article', { name: 'Invoice INV-7' })).toHaveTextContent(
    'Credit note CN-2 takes back this invoice.',
  );
});

test('several invoices are asked for at once', async () => {
  invoices = [1001, 1002].map((number) =>
    buildInvoice({ number, documentNumber: `INV-${number}` }),
  );
  open('invoices?orders=1001,1002');
  await sheet();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(wanted).toEqual({ orders: [1001, 1002] });
});

test('a shopper gets the invoice of an order that was shipped, and the reason where it was not', async () => {
  server.use(
    on(endpoints.issueMyInvoice).answer(({ params }) =>
      params.number === '1001'
        ? { success: true, invoice: buildInvoice() }
        : refusal(409, 'Order 1002 gets its invoice when it is shipped'),
    ),
  );
  const { unmount } = renderApp('/dashboard/user/orders/1001/invoice', { session: buildSession() });
  expect(await sheet()).toHaveTextContent('Invoice INV-7');
  unmount();
  renderApp('/dashboard/user/orders/1002/invoice', { session: buildSession() });
  expect(await screen.findByText('Order 1002 gets its invoice when it is shipped')).toBeVisible();
});
