import { endpoints } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOrder, buildOrderLine, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  const order = {
    ...buildOrder({ number: 1042, status: 'Shipped' }),
    history: [
      { status: 'Not Process' as const, at: '2026-01-06T10:00:00.000Z' },
      { status: 'Shipped' as const, at: '2026-01-07T10:00:00.000Z' },
    ],
    shipment: { carrier: 'The corner shop', trackingNumber: 'A 1' },
    invoicedAt: null,
  };
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getMyOrder).answer(({ params }) =>
      params.number === '1042' ? { success: true, order } : refusal(404, 'Order not found'),
    ),
  );
});

test('a shopper sees the way of an order, and its tracking number', async () => {
  renderApp('/dashboard/user/orders/1042', { session: buildSession() });
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  expect(screen.getByText('The corner shop A 1')).toBeVisible();
  const history = screen.getByRole('heading', { name: 'History' }).parentElement;
  expect(history).toHaveTextContent(/Not Process.*Jan 6, 2026.*Shipped.*Jan 7, 2026/);
  expect(screen.getByRole('link', { name: 'All your orders' })).toHaveAttribute(
    'href',
    '/dashboard/user/orders',
  );
});

test('an order of somebody else is not found', async () => {
  renderApp('/dashboard/user/orders/1043', { session: buildSession() });
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
});

test('an order whose payment is pending is loaded again until it is settled', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const states = ['pending', 'pending', 'paid'] as const;
  let calls = 0;
  server.use(
    on(endpoints.getMyOrder).answer(() => {
      const state = states[Math.min(calls++, 2)] ?? 'paid';
      const order = buildOrder({ number: 1044 });
      const payment = { ...order.payment, success: state === 'paid', state };
      return {
        success: true,
        order: { ...order, payment, history: [], shipment: null, invoicedAt: null },
      };
    }),
  );
  renderApp('/dashboard/user/orders/1044', { session: buildSession() });
  expect(await screen.findByText('Being paid')).toBeVisible();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText('Paid')).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(3);
});

test('an order that was reopened after its payment was returned is not said to be paid', async () => {
  const order = { ...buildOrder({ number: 1045, status: 'Processing' }), history: [] };
  const payment = { ...order.payment, success: true, state: 'refunded' as const };
  server.use(
    on(endpoints.getMyOrder).answer(() => ({
      success: true,
      order: { ...order, payment, shipment: null, invoicedAt: null },
    })),
  );
  renderApp('/dashboard/user/orders/1045', { session: buildSession() });
  expect(await screen.findByText(/^We are packing it.* was refunded to you\.$/)).toBeVisible();
});

/** Serves one order, and opens its page. */
function open(fields: Parameters<typeof buildOrder>[0], more: object = {}) {
  const order = { ...buildOrder(fields), history: [], shipment: null, invoicedAt: null, ...more };
  server.use(on(endpoints.getMyOrder).answer(() => ({ success: true, order })));
  renderApp(`/dashboard/user/orders/${order.number}`, {
    session: buildSession(),
    shop: { timeZone: 'UTC' },
  });
}

const transfer = {
  success: false,
  state: 'pending' as const,
  provider: 'manual:bank-transfer',
  reference: null,
  text: 'IBAN AT61',
  dueAt: '2026-01-20T10:00:00.000Z',
};

test('a shopper reads until when the shop waits for the payment', async () => {
  open({ payment: transfer });
  expect(await screen.findByText('IBAN AT61')).toBeVisible();
  expect(screen.getByText(/We’ll keep the order for you until/)).toHaveTextContent(
    'January 20, 2026',
  );
});

test('of what was sent unpaid, nobody says that it is kept', async () => {
  open({ payment: transfer, status: 'Shipped' });
  expect(await screen.findByText('IBAN AT61')).toBeVisible();
  expect(screen.queryByText(/We’ll keep the order/)).toBeNull();
});

test('an order of which nothing is shipped is prepared and ready, without a word of delivery', async () => {
  open({ status: 'Shipped', unshipped: true });
  expect(await screen.findByText('It’s ready for you.')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  const texts = steps.map(({ textContent }) => textContent);
  expect(texts).toEqual(['Ordered', 'Being prepared', 'Ready', 'Complete']);
  expect(screen.getByRole('heading', { name: 'For' })).toBeVisible();
  expect(screen.queryByText(/Deliver/)).toBeNull();
});

test('who collects an order reads where, and that it is ready, and nothing of a delivery', async () => {
  const shippingMethod = { _id: 'a'.repeat(24), name: 'Pick-up', pickUpAt: 'Our shop, Ring 1' };
  open({ status: 'Shipped', shippingMethod });
  const place = (await screen.findByRole('heading', { name: 'Collect at' })).parentElement;
  expect(place).toHaveTextContent('Our shop, Ring 1For Ada Buyer, 555 0100, ada@shop.test');
  expect(screen.getByText('You can collect it at Our shop, Ring 1.')).toBeVisible();
  expect(screen.getByText('Ready to collect')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Collected')).toBeVisible();
  expect(screen.queryByText(/Deliver/)).toBeNull();
});

test('an order of which all parcels are sent is not said to be packed next', async () => {
  const line = buildOrderLine();
  const parcel = {
    _id: 'a'.repeat(24),
    lines: [{ line: line.line, quantity: 1 }],
    carrier: 'DHL',
    trackingNumber: 'A 1',
    at: '2026-01-07T10:00:00.000Z',
  };
  open({ products: [line] }, { parcels: [parcel] });
  expect(await screen.findByText('All of it is on its way to you.')).toBeVisible();
  expect(screen.queryByText('We will pack it next.')).toBeNull();
  expect(screen.getByText('Shipped')).toHaveAttribute('aria-current', 'step');
});

/** An order of a desk, which is sent, and a lamp, which is not. */
function openPartlySent(fields: Parameters<typeof open>[0] = {}) {
  const [desk, lamp] = [buildOrderLine(), buildOrderLine({ name: 'Lamp' })];
  const parcel = {
    _id: 'a'.repeat(24),
    lines: [{ line: desk.line, quantity: 1 }],
    carrier: 'DHL',
    trackingNumber: 'A 1',
    at: '2026-01-07T10:00:00.000Z',
  };
  open({ products: [desk, lamp], status: 'Processing', ...fields }, { parcels: [parcel] });
}

test('who withdraws from a partly sent order reads what is not sent any more', async () => {
  openPartlySent();
  const withdraw = await screen.findByRole('button', { name: 'Withdraw from the contract' });
  expect(screen.getByText(/We won’t send what hasn’t been sent yet/)).toBeVisible();
  await userEvent.click(withdraw);
  expect(
    screen.getByText(/We won’t send 1 × Lamp, and will refund what you paid for it/),
  ).toBeVisible();
});

const DISPUTE = { amount: 5, reason: 'fraudulent', dueAt: null };

test.each([
  ['open', {}, 0],
  ['open', { inquiry: true as const }, 1],
  ['won', {}, 1],
] as const)(
  'only a bank that has the money keeps it from being returned at once: %s %j',
  async (state, asked, times) => {
    const { payment } = buildOrder();
    openPartlySent({ payment: { ...payment, dispute: { ...DISPUTE, state, ...asked } } });
    await screen.findByRole('button', { name: 'Withdraw from the contract' });
    expect(screen.queryAllByText(/We won’t send what hasn’t been sent yet/)).toHaveLength(times);
  },
);

test('of a cancelled order, nobody reads how to pay it', async () => {
  open({ payment: transfer, status: 'cancel' });
  expect(await screen.findAllByText(/you no longer have to pay for it/)).not.toHaveLength(0);
  expect(screen.queryByText('IBAN AT61')).toBeNull();
});

test('a cancelled order that was sent before is not said to be sent no more', async () => {
  const history = (['Not Process', 'Shipped', 'cancel'] as const).map((status) => ({
    status,
    at: '2026-01-07T10:00:00.000Z',
  }));
  open({ status: 'cancel' }, { history });
  expect(await screen.findByText(/^It was sent before/)).toBeVisible();
  expect(screen.queryByText(/Nothing will be sent/)).toBeNull();
});

test('a shopper reads in plain words that a refund did not arrive', async () => {
  const order = buildOrder({ number: 1045, status: 'Shipped' });
  const _id = order._id;
  const refund = {
    _id,
    state: 'failed' as const,
    amount: 5,
    tax: 0,
    lines: [],
    at: order.createAt,
  };
  server.use(
    on(endpoints.getMyOrder).answer(() => ({
      success: true,
      order: { ...order, history: [], shipment: null, invoicedAt: null, refunds: [refund] },
    })),
  );
  renderApp('/dashboard/user/orders/1045', { session: buildSession() });
  const refunds = (await screen.findByRole('heading', { name: 'Refunds' })).parentElement;
  expect(refunds).toHaveTextContent(
    '$5.00 did not reach you: we’ll try again or refund it another way',
  );
  expect(screen.getByText('Refund of $5.00, which did not arrive')).toBeVisible();
});
