import { endpoints, type AdminOrderDetails, type RefundInput } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildOrderLine, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let order: AdminOrderDetails;
let asked: RefundInput[];

beforeEach(() => {
  asked = [];
  const lamp = buildOrderLine({ name: 'Lamp', price: 20, quantity: 3 });
  order = { ...buildAdminOrder({ number: 1042, products: [lamp], total: 60 }), refundable: 60 };
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.quoteRefund).answer(async ({ request }) => {
      const { lines = [] } = (await request.json()) as RefundInput;
      const amount = 20 * (lines[0]?.quantity ?? 0);
      return { success: true, refund: { amount, tax: 0, left: 60 - amount } };
    }),
    on(endpoints.refundOrder).answer(async ({ request }) => {
      const body = (await request.json()) as RefundInput;
      asked.push(body);
      const refund = {
        _id: order._id,
        state: 'succeeded' as const,
        amount: 40,
        tax: 0,
        lines: body.lines ?? [],
        at: '2026-01-06T12:00:00.000Z',
        by: { _id: order.buyer._id, name: 'Grace Admin' },
        restocked: true,
        reason: 'Scratched',
      };
      const payment = { ...order.payment, state: 'partially_refunded' as const };
      order = { ...order, payment, refunds: [refund], refundable: 20 };
      return { success: true, message: 'Order 1042 is refunded', order };
    }),
  );
});

test('pieces are chosen, their amount is shown, and returned once it is confirmed', async () => {
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  fireEvent.change(screen.getByLabelText('Pieces of Lamp'), { target: { value: '2' } });
  fireEvent.click(screen.getByLabelText('Put the pieces back into stock'));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Scratched' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $40.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund $40.00?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refund $40.00' }));
  expect(await screen.findByText('Order 1042 is refunded')).toBeInTheDocument();
  const line = order.products[0]?.line;
  expect(asked).toEqual([
    { lines: [{ line, quantity: 2 }], shown: 40, refunded: 0, restock: true, reason: 'Scratched' },
  ]);
  expect(await screen.findByRole('heading', { name: 'Refunds' })).toBeVisible();
  expect(screen.getByText('2 × Lamp')).toBeVisible();
  expect(screen.getAllByText('Partly refunded', { exact: false })[0]).toBeVisible();
});

test('a refund that was made in another window meanwhile is told, and the order is loaded again', async () => {
  const message = 'Look at its refunds';
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  fireEvent.change(screen.getByLabelText('Pieces of Lamp'), { target: { value: '1' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $20.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund $20.00?' });
  server.use(
    on(endpoints.refundOrder).answer(() => refusal(409, message, [{ field: 'refunded', message }])),
  );
  order = { ...order, refundable: 40 };
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refund $20.00' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('$40.00')).toBeVisible();
  expect(screen.queryByLabelText('Pieces of Lamp')).toBeNull();
});

test('there is nothing to refund of an order that is not paid', async () => {
  order = { ...buildAdminOrder({ number: 1042 }) };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund …' })).toBeNull();
});

const BY_HAND = {
  success: true,
  state: 'paid',
  provider: 'manual:bank-transfer',
  name: 'Bank transfer',
  reference: null,
} as const;

test('what is refunded of an order that was paid by hand is returned by hand, before and after', async () => {
  order = { ...order, payment: BY_HAND };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  expect(screen.queryByText(/by hand as well/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Pieces of Lamp'), { target: { value: '2' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $40.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund $40.00?' });
  expect(within(dialog).getByText(/paid by hand, so please return it yourself/)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refund $40.00' }));
  expect(
    await screen.findByText(/paid by hand \(Bank transfer\).* \$40\.00, by hand as well/),
  ).toBeVisible();
});

test('of an order that was paid in part by hand, it says what the provider returns', async () => {
  server.use(
    on(endpoints.quoteRefund).answer(() => ({
      success: true,
      refund: { amount: 40, tax: 0, left: 20, byHand: 15 },
    })),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  fireEvent.change(screen.getByLabelText('Pieces of Lamp'), { target: { value: '2' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $40.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund $40.00?' });
  expect(
    within(dialog).getByText(/\$15\.00 of it came by hand.* The payment provider returns \$25\.00/),
  ).toBeVisible();
});

test('an edit of an order that was paid by hand says that the difference is returned by hand', async () => {
  order = { ...order, payment: BY_HAND };
  server.use(
    on(endpoints.quoteOrderEdit).answer(() => ({
      success: true,
      edit: { total: 40, less: 20, refund: 20 },
    })),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Take pieces off …' }));
  fireEvent.change(screen.getByLabelText('Pieces of Lamp'), { target: { value: '2' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }));
  expect(
    await screen.findByText(/\$20\.00 is refunded\. It was paid by hand, so please return it/),
  ).toBeVisible();
});

test.each([
  ['paid', { total: 60, less: 0, refund: 0 }, 'The total stays the same.'],
  ['pending', { total: 40, less: 20, refund: 0 }, 'The customer will be asked to pay $40.00.'],
  ['authorized', { total: 40, less: 20, refund: 0 }, 'Only $40.00 will be charged.'],
] as const)('an edit says what becomes of the money of a %s order', async (state, edit, text) => {
  order = { ...order, payment: { ...order.payment, state } };
  server.use(on(endpoints.quoteOrderEdit).answer(() => ({ success: true, edit })));
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Take pieces off …' }));
  fireEvent.change(screen.getByLabelText('Pieces of Lamp'), { target: { value: '2' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(text);
});

test('once its buyer has withdrawn from a part, no pieces can be taken off', async () => {
  const line = order.products[0]?.line ?? '';
  order = { ...order, keptBack: [{ line, quantity: 1 }] };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText(/has withdrawn from a part of this order/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take pieces off …' })).toBeNull();
});

test('a cancelled order whose transfer comes after all stays cancelled', async () => {
  order = { ...order, status: 'cancel', payment: { ...BY_HAND, success: false, state: 'expired' } };
  let query = '';
  server.use(
    on(endpoints.markOrderPaid).answer(({ request }) => {
      query = new URL(request.url).search;
      return { success: true, message: 'Order 1042 is paid', order };
    }),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Set to paid' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Order 1042 stays cancelled, and $60.00 is to be returned');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set to paid' }));
  expect(await screen.findByText('Order 1042 is paid')).toBeVisible();
  expect(query).toBe('?shown=60');
});

test('after a refund, it says why no pieces can be taken off', async () => {
  const refund = {
    _id: order._id,
    state: 'succeeded' as const,
    amount: 10,
    tax: 0,
    lines: [],
    at: '2026-01-06T12:00:00.000Z',
    by: null,
    restocked: false,
  };
  order = { ...order, refunds: [refund] };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(
    await screen.findByText(/already been refunded, so no pieces can be taken off/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take pieces off …' })).toBeNull();
});

test('the rest of an order that was sent for less is set to paid', async () => {
  const payment = { ...buildAdminOrder().payment, provider: 'stripe', missing: 10 };
  order = buildAdminOrder({ number: 1042, status: 'Shipped', payment });
  server.use(
    on(endpoints.markOrderPaid).answer(() => {
      order = { ...order, payment: { ...payment, missing: undefined } };
      return { success: true, message: 'Order 1042 is paid', order };
    }),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText(/^\$10\.00 is still to be paid/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Set to paid' }));
  const dialog = await screen.findByRole('dialog', { name: 'Has $10.00 arrived another way?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set to paid' }));
  expect(await screen.findByText('Order 1042 is paid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set to paid' })).toBeNull();
});

test('a cancelled order says what is still to be returned, with the refund at hand', async () => {
  order = { ...order, status: 'cancel', payment: { ...order.payment, kept: 60 } };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText(/^Paid \$60\.00, still to be returned/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Refund …' })).toHaveLength(1);
});

test.each([
  ['', undefined, 'The pieces are back in stock since it was cancelled.'],
  [' with parcels', [], 'The pieces in no parcel are back in stock since it was cancelled.'],
])('a cancelled order%s has nothing to put back into stock', async (_which, parcels, text) => {
  order = { ...order, status: 'cancel', parcels };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Put the pieces back into stock')).toBeNull();
});
