import { endpoints, type Order } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anOrder, aSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

let order: Order;
let listed: number;

beforeEach(() => {
  order = anOrder({ createAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString() });
  listed = 0;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => {
      listed += 1;
      return [order];
    }),
  );
});

async function statusSelect() {
  renderApp('/dashboard/admin/orders', { session: aSession({ role: 1 }) });
  const name = 'Status of order 1';
  return screen.findByRole('combobox', { name }, { timeout: 15_000 });
}

test('an order shows its buyer, a relative date and the five statuses to choose from', async () => {
  const select = await statusSelect();
  const options = within(select).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Not Process',
    'Processing',
    'Shipped',
    'deliverd',
    'cancel',
  ]);
  expect(select).toHaveValue('Not Process');
  expect(screen.getByText('Ada Buyer')).toBeVisible();
  expect(screen.getByText('3 hours ago')).toHaveAttribute(
    'title',
    new Date(order.createAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' }),
  );
});

test('a chosen status is saved, and the list is loaded again', async () => {
  server.use(
    on(endpoints.updateOrderStatus).answer(async ({ request, params }) => {
      expect(params.orderId).toBe(order._id);
      expect(await request.json()).toEqual({ status: 'Shipped' });
      order = { ...order, status: 'Shipped' };
      return { success: true, message: 'Order is Shipped', order };
    }),
  );
  const select = await statusSelect();
  fireEvent.change(select, { target: { value: 'Shipped' } });
  expect(select).toHaveValue('Shipped');
  expect(await screen.findByText('Order is Shipped')).toBeInTheDocument();
  await waitFor(() => expect(listed).toBe(2));
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  expect(select).toHaveValue('Shipped');
});

test('a refused change shows the server’s words and keeps the old status', async () => {
  server.use(on(endpoints.updateOrderStatus).answer(() => refusal(409, 'Lamp is sold out')));
  const select = await statusSelect();
  fireEvent.change(select, { target: { value: 'Processing' } });
  expect(await screen.findByText('Lamp is sold out')).toBeInTheDocument();
  await waitFor(() => expect(select).toHaveValue('Not Process'));
});

test('a change that the server breaks on says "Something went wrong"', async () => {
  server.use(on(endpoints.updateOrderStatus).answer(() => refusal(500, 'broken')));
  fireEvent.change(await statusSelect(), { target: { value: 'cancel' } });
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});
