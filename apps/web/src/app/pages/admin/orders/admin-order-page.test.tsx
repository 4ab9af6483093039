import { endpoints, type AdminOrderDetails, type OrderLine } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdminOrder,
  buildOrder,
  buildOrderLine,
  buildSession,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let order: AdminOrderDetails;

beforeEach(() => {
  order = buildAdminOrder({
    number: 1042,
    products: [buildOrderLine({ name: 'Lamp', slug: 'lamp', price: 19.99, quantity: 3 })],
    total: 59.97,
  });
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(({ params }) => {
      const isKnown = [String(order.number), order._id].includes(String(params.number));
      return isKnown ? { success: true, order } : refusal(404, 'Order not found');
    }),
  );
});

const openPage = (reference: string) =>
  renderApp(`/dashboard/admin/orders/${reference}`, { session: buildSession({ role: 1 }) });

test.each(['1042', 'its id'])('an order is opened by its number or its id: %s', async (by) => {
  openPage(by === 'its id' ? order._id : by);
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  const items = screen.getByRole('list', { name: 'Items' });
  expect(items).toHaveTextContent('Lamp3 × $19.99$59.97');
  expect(within(items).getByRole('link')).toHaveAttribute('href', '/dashboard/admin/products/lamp');
  expect(screen.getByRole('combobox', { name: 'Status of order 1042' })).toHaveValue('Not Process');
  expect(screen.getByRole('link', { name: 'All orders of Ada Buyer' })).toHaveAttribute(
    'href',
    `/dashboard/admin/orders?buyer=${order.buyer._id}`,
  );
  expect(screen.getByRole('link', { name: 'Changes to this order' })).toHaveAttribute(
    'href',
    `/dashboard/admin/changes?subject=${order._id}`,
  );
});

test('cancelling an order says that what is in parcels comes back by a return', async () => {
  const [{ line } = buildOrderLine()] = order.products;
  const by = { _id: order.buyer._id, name: 'Grace Admin' };
  const sent = { _id: order._id, carrier: 'Swift', trackingNumber: 'TRACK-1', by };
  const products = [buildOrderLine({ line, name: 'Lamp', quantity: 2 })];
  const parcels = [{ ...sent, lines: [{ line, quantity: 1 }], at: '2026-01-06T12:00:00.000Z' }];
  order = { ...order, products, parcels, inParcels: 'part' };
  openPage('1042');
  const select = await screen.findByLabelText(`Status of order ${order.number}`);
  fireEvent.change(select, { target: { value: 'cancel' } });
  const ask = within(await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` }));
  expect(ask.getByText(/^Back into stock: 1 × Lamp\./)).toBeVisible();
  expect(ask.getByText(/^Part of it has already been sent in parcels\./)).toBeVisible();
});

test('a note is added, and shown with its author', async () => {
  server.use(
    on(endpoints.addOrderNote).answer(async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const by = { _id: order.buyer._id, name: 'Grace Admin' };
      order = { ...order, notes: [{ text, at: '2026-01-06T12:00:00.000Z', by }] };
      return { success: true, message: 'The note has been added', order };
    }),
  );
  openPage('1042');
  const field = await screen.findByLabelText('New note');
  fireEvent.change(field, { target: { value: 'Ring twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Ring twice')).toBeVisible();
  const [latest] = screen.getAllByText(/^Note$|^Not Process$/, { selector: 'li *' });
  expect(latest?.closest('li')).toHaveTextContent(/^Note .*, Grace AdminRing twice$/);
  expect(field).toHaveValue('');
});

test('keys lead to the tracking number, the refund and the note, and are letters within a field', async () => {
  order = { ...order, refundable: 59.97 };
  openPage('1042');
  const note = await screen.findByLabelText('New note');
  fireEvent.keyDown(document.body, { key: 's' });
  expect(screen.getByLabelText('Tracking number')).toHaveFocus();
  fireEvent.keyDown(screen.getByLabelText('Tracking number'), { key: 'n' });
  expect(note).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(note).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'r' });
  const form = await screen.findByLabelText('What to refund');
  expect(form.closest('section')).toHaveFocus();
});

test('a shipment is saved, and its number leads to the carrier’s page', async () => {
  server.use(
    on(endpoints.setOrderShipment).answer(async ({ request }) => {
      order = { ...order, shipment: (await request.json()) as AdminOrderDetails['shipment'] };
      return { success: true, message: 'The shipment of order 1042 has been saved', order };
    }),
  );
  openPage('1042');
  const carrier = await screen.findByLabelText('Carrier');
  fireEvent.change(carrier, { target: { value: 'ups' } });
  fireEvent.change(screen.getByLabelText('Tracking number'), { target: { value: '1Z 999' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save shipment' }));
  expect(await screen.findByRole('link', { name: '1Z 999' })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z%20999',
  );
});

test('a waiting order is set to Shipped beside its shipment, and its invoice is no preview then', async () => {
  server.use(
    on(endpoints.updateOrderStatus).answer(async ({ request }) => {
      expect(await request.json()).toEqual({ status: 'Shipped', statusBefore: 'Not Process' });
      order = { ...order, status: 'Shipped' };
      return { success: true, message: 'Order 1042 is Shipped', order: buildOrder() };
    }),
  );
  openPage('1042');
  const ship = await screen.findByRole('button', { name: 'Set to Shipped' });
  expect(screen.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
    'href',
    '/dashboard/admin/orders/1042/slip',
  );
  expect(screen.getByRole('link', { name: 'Invoice (preview)' })).toBeVisible();
  fireEvent.click(ship);
  expect(await screen.findByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    '/dashboard/admin/orders/1042/invoice',
  );
  expect(screen.queryByRole('button', { name: 'Set to Shipped' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a cancelled order offers no preview of an invoice, and does not show its payment as a plain success', async () => {
  order = { ...order, status: 'cancel' };
  openPage('1042');
  for (const state of await screen.findAllByText(/order cancelled/))
    expect(state).toHaveTextContent('Paid, order cancelled');
  expect(screen.getByRole('link', { name: 'Packing slip' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Invoice/ })).toBeNull();
});

test('a dispute of what was paid in another currency names its amount', async () => {
  const dispute = {
    state: 'open' as const,
    amount: 0,
    otherAmount: '€28.00',
    reason: 'fraudulent',
  };
  const dueAt = '2026-02-03T10:00:00.000Z';
  order = { ...order, payment: { ...order.payment, dispute: { ...dispute, dueAt } } };
  openPage('1042');
  expect(await screen.findByText(/disputes €28\.00 \(fraudulent\).* by Feb 3, 2026/)).toBeVisible();
});

test('a disputed order says until when the shop has to answer', async () => {
  const dispute = { amount: 40, reason: 'product_not_received', dueAt: '2026-02-03T10:00:00.000Z' };
  order = { ...order, payment: { ...order.payment, dispute: { ...dispute, state: 'open' } } };
  openPage('1042');
  expect(
    await screen.findByText(/disputes \$40\.00 \(product not received\).* by Feb 3, 2026/),
  ).toBeVisible();
});

test('a question of the bank leaves the money with the shop', async () => {
  const dispute = { amount: 40, reason: 'fraudulent', dueAt: null, inquiry: true } as const;
  order = { ...order, payment: { ...order.payment, dispute: { ...dispute, state: 'open' } } };
  openPage('1042');
  expect(await screen.findByText(/bank asks about \$40\.00.* can refund it/)).toBeVisible();
});

test('a cancelled order keeps the invoice that was issued', async () => {
  order = { ...order, status: 'cancel', invoicedAt: '2026-01-07T10:00:00.000Z' };
  openPage('1042');
  expect(await screen.findByRole('link', { name: 'Invoice' })).toBeVisible();
});

test('an order whose payment was refused says so in its history', async () => {
  const at = '2026-01-06T10:00:02.000Z';
  const payment = { success: false, state: 'failed', provider: 'bank', reference: null } as const;
  const history = [...order.history, { status: 'cancel', at, by: null } as const];
  order = { ...order, status: 'cancel', payment, history };
  openPage('1042');
  // Beside its status, and in what is said of its payment.
  expect(await screen.findAllByText('Refused')).toHaveLength(2);
  expect(screen.getByText(/, the payment was refused$/)).toBeVisible();
});

test('the history says why a payment changed, and who did it', async () => {
  const paid = { state: 'paid', at: '2026-01-06T10:00:02.000Z' } as const;
  const by = { _id: 'f'.repeat(24), name: 'Grace Admin' };
  const paymentChanges = [
    { ...paid, state: 'authorized', cause: 'webhook', event: 'evt_1' },
    { ...paid, cause: 'administrator', by },
    { ...paid, state: 'partially_refunded', cause: 'refund' },
  ] as const;
  order = { ...order, paymentChanges: [...paymentChanges] };
  openPage('1042');
  const reserved = (await screen.findByText('Payment: Reserved')).closest('li');
  expect(reserved).toHaveTextContent(/, by an event of the provider \(evt_1\)$/);
  const byHand = screen.getByText('Payment: Paid').closest('li');
  expect(byHand).toHaveTextContent(/, confirmed by hand, Grace Admin$/);
  expect(screen.queryByText('Payment: Partly refunded')).not.toBeInTheDocument();
});

test('an unknown number is not found', async () => {
  openPage('9999');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
});

test('an order names the latest other orders of its buyer', async () => {
  const other = buildOrder({ number: 1007, status: 'deliverd', buyer: order.buyer });
  server.use(
    on(endpoints.listAllOrders).answer(({ request }) => {
      const { searchParams } = new URL(request.url);
      return searchParams.get('buyer') === order.buyer._id ? [order, other] : [];
    }),
  );
  openPage('1042');
  const link = await screen.findByRole('link', { name: 'Order 1007' });
  expect(link).toHaveAttribute('href', '/dashboard/admin/orders/1007');
  expect(link.parentElement).toHaveTextContent(/, deliverd$/);
  expect(screen.queryByRole('link', { name: 'Order 1042' })).toBeNull();
});

test('a cancelled order has no shipment to enter', async () => {
  order = { ...order, status: 'cancel' };
  openPage('1042');
  expect(await screen.findByRole('heading', { name: 'History and notes' })).toBeVisible();
  expect(screen.queryByLabelText('Carrier')).toBeNull();
});

test('what was sent and is not paid is set to paid once its money has come another way', async () => {
  const payment = {
    success: false,
    state: 'expired' as const,
    provider: 'stripe',
    reference: 'cs_1',
  };
  order = { ...order, status: 'Shipped', payment };
  server.use(
    on(endpoints.markOrderPaid).answer(() => {
      order = { ...order, payment: { ...payment, success: true, state: 'paid' } };
      return { success: true, message: 'Order 1042 is paid', order };
    }),
  );
  openPage('1042');
  expect(await screen.findByText(/^\$59.97 is still to be paid/)).toBeVisible();
  const next = screen.getByRole('button', { name: 'Set to paid' });
  expect(next.className).toContain('primary');
  fireEvent.click(next);
  const dialog = await screen.findByRole('dialog', { name: 'Has $59.97 arrived another way?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set to paid' }));
  expect(await screen.findByText('Order 1042 is paid')).toBeVisible();
  expect(screen.queryByText(/is still to be paid/)).not.toBeInTheDocument();
});

test.each([
  ['sends it where it is paid on delivery', null, 'Set to Shipped', 'Set to paid'],
  ['says that its money has come', '2026-12-05T12:00:00.000Z', 'Set to paid', 'Set to Shipped'],
])('what is still to be sent has one main button, and that %s', async (_, dueAt, main, other) => {
  const payment = {
    success: false,
    state: 'pending' as const,
    provider: 'manual:Bank',
    reference: '',
    dueAt,
  };
  order = { ...order, status: 'Not Process', payment };
  openPage('1042');
  expect((await screen.findByRole('button', { name: main })).className).toContain('primary');
  expect(screen.getByRole('button', { name: other }).className).not.toContain('primary');
});

test('of a cancelled order nothing is to be paid', async () => {
  const payment = { ...order.payment, success: false, state: 'expired' as const };
  order = { ...order, status: 'cancel', payment };
  openPage('1042');
  await screen.findByRole('heading', { name: 'Order 1042' });
  expect(screen.queryByRole('button', { name: 'Set to paid' })).not.toBeInTheDocument();
});

test.each([
  [1, '1 piece'],
  [3, '3 pieces'],
])('%s of a line without a price are counted in pieces', async (quantity, text) => {
  const line: Partial<OrderLine> = buildOrderLine({ name: 'Lamp', quantity });
  delete line.price;
  order = { ...order, products: [line as OrderLine] };
  openPage('1042');
  const items = await screen.findByRole('list', { name: 'Items' });
  expect(items.textContent).toBe(`Lamp${text}`);
});
