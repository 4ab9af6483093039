import { endpoints, type OrderDetails } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const PAGE = '/dashboard/user/orders/1042';

function details(fields: Partial<OrderDetails> = {}): OrderDetails {
  const order = buildOrder({ _id: 'a'.repeat(24), number: 1042 });
  const payment = { ...order.payment, kept: order.total };
  return { ...order, payment, history: [], shipment: null, invoicedAt: null, ...fields };
}

/** Serves an order that can be changed meanwhile. */
function serve(first: OrderDetails) {
  const shop = { order: first };
  server.use(on(endpoints.getMyOrder).answer(() => ({ success: true, order: shop.order })));
  return shop;
}

beforeEach(() => {
  server.use(on(endpoints.checkUser).answer(() => ({ success: true, ok: true })));
});

async function confirm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(screen.getByText(/we’ll refund \$19\.99/)).toBeVisible();
  const [, ok] = screen.getAllByRole('button', { name: 'Cancel order' });
  if (ok) fireEvent.click(ok);
}

test('an order is cancelled once confirmed, and its page says where the money is', async () => {
  const shop = serve(details());
  const cancelled = details({
    status: 'cancel',
    payment: { success: true, state: 'cancelling', provider: 'simulated', reference: 'sim-1' },
  });
  let calls = 0;
  server.use(
    on(endpoints.cancelMyOrder).answer(() => {
      calls += 1;
      shop.order = cancelled;
      return { success: true, message: 'Order 1042 is cancelled', order: cancelled };
    }),
  );
  renderApp(PAGE, { session: buildSession() });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(calls).toBe(0);
  await confirm();
  expect(await screen.findByText('This order is cancelled.')).toBeVisible();
  expect(screen.getByText('Nothing will be sent. $19.99 is on its way back to you.')).toBeVisible();
  expect(screen.getByText('Order 1042 is cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  expect(screen.queryByText(/sim-1/)).not.toBeInTheDocument();
  const way = screen.getByText('This order is cancelled.').parentElement;
  await waitFor(() => expect(way).toHaveFocus());
  expect(calls).toBe(1);
});

test('an order that was shipped meanwhile says so, and shows it', async () => {
  const shop = serve(details());
  const message = 'Order 1042 has been shipped already, so it can’t be cancelled.';
  server.use(
    on(endpoints.cancelMyOrder).answer(() => {
      shop.order = details({ status: 'Shipped' });
      return refusal(409, message);
    }),
  );
  renderApp(PAGE, { session: buildSession() });
  await confirm();
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument(),
  );
});

test.each([
  ['shipped', details({ status: 'Shipped' })],
  [
    'still being paid',
    details({
      payment: { success: false, state: 'pending', provider: 'simulated', reference: null },
    }),
  ],
])('an order that is %s offers no way to cancel it', async (_state, order) => {
  serve(order);
  renderApp(PAGE, { session: buildSession() });
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  await screen.findByRole('heading', { name: 'History' });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});
