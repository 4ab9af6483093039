import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildOrderLine, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const session = buildSession();

beforeEach(() => {
  server.use(on(endpoints.checkUser).answer(() => ({ success: true, ok: true })));
});

test('an order whose pieces are all in parcels is on its way, whatever its status says', async () => {
  server.use(
    on(endpoints.listMyOrders).answer(() => [
      buildOrder({ number: 1002, status: 'Processing', inParcels: 'all' }),
      buildOrder({ number: 1001, status: 'Processing', inParcels: 'part' }),
    ]),
  );
  renderApp('/dashboard/user/orders', { session });
  const stepOf = async (name: string) =>
    within(await screen.findByRole('article', { name })).getByRole('listitem', { current: 'step' });
  expect(await stepOf('Order 1002')).toHaveTextContent('Shipped');
  expect(await stepOf('Order 1001')).toHaveTextContent('Being packed');
});

test('each order is a table of facts with its products below [S1.2 S2.36 S9.7]', async () => {
  const products = [
    buildOrderLine({
      name: 'Lamp',
      price: 20,
      quantity: 2,
      description: 'Warm light for long evenings at home',
    }),
    buildOrderLine({ name: 'Chair', price: 75 }),
  ];
  const payment = { provider: 'simulated', success: false, reference: null };
  server.use(
    on(endpoints.listMyOrders).answer(() => [
      buildOrder({ number: 1002, status: 'deliverd', products, total: 115 }),
      buildOrder({ number: 1001, payment: { ...payment, state: 'failed' } }),
      buildOrder({ number: 1000, payment: { ...payment, state: 'pending' } }),
      buildOrder({ number: 999, status: 'cancel' }),
    ]),
  );
  renderApp('/dashboard/user/orders', { session });
  const first = within(await screen.findByRole('article', { name: 'Order 1002' }));
  const texts = (role: string) => first.getAllByRole(role).map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual([
    '#',
    'Status',
    'Buyer name',
    'date',
    'Payment',
    'Payment state',
    'Quantity',
  ]);
  expect(texts('cell')).toEqual([
    '1',
    'deliverd',
    'Ada Buyer',
    'Jan 6, 2026',
    'Success',
    'Paid',
    '3',
  ]);
  const items = within(first.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'LampWarm light for long evenings a...$20.00 × 2$40.00',
    expect.stringMatching(/^Chair/),
  ]);
  expect(first.getByRole('heading', { name: 'Order 1002' })).toBeVisible();
  expect(first.getAllByText('$115.00')).toHaveLength(2);
  const progress = within(first.getByRole('list', { name: 'Progress' }));
  expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ordered',
    'Being packed',
    'Shipped',
    'Delivered',
  ]);
  expect(progress.getByText('Delivered')).toHaveAttribute('aria-current', 'step');
  const second = within(screen.getByRole('article', { name: 'Order 1001' }));
  expect(second.getByText('Failed')).toBeVisible();
  expect(second.getByRole('group')).toHaveTextContent('Ada Buyer1 Main Street555 0100');
  const third = within(screen.getByRole('article', { name: 'Order 1000' }));
  expect(third.getAllByRole('cell')[5]).toHaveTextContent('Being paid');
  const fourth = within(screen.getByRole('article', { name: 'Order 999' }));
  expect(fourth.getAllByRole('cell')[5]).toHaveTextContent('Paid, order cancelled');
  expect(fourth.getByText('This order is cancelled.')).toBeVisible();
});

test('a deleted product has a placeholder for its photo, and no request is made for it', async () => {
  const photo = { version: 'v1', width: 640, height: 640 };
  const lines = [
    buildOrderLine({ name: 'Chair', photo }),
    buildOrderLine({ name: 'Lamp', photo: null }),
  ];
  server.use(on(endpoints.listMyOrders).answer(() => [buildOrder({ products: lines })]));
  renderApp('/dashboard/user/orders', { session });
  const kept = await screen.findByRole('img', { name: 'Chair' });
  expect(kept).toHaveAttribute('src', expect.stringContaining('v=v1'));
  expect(screen.getByRole('img', { name: 'Lamp' }).tagName).toBe('SPAN');
  // A photo that fails to load is replaced, too.
  fireEvent.error(kept);
  await waitFor(() => expect(screen.getByRole('img', { name: 'Chair' }).tagName).toBe('SPAN'));
});

test('orders that do not fit on one page are paged', async () => {
  const asked: (string | null)[] = [];
  server.use(
    on(endpoints.listMyOrders).answer(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json([buildOrder()], { headers: { [TOTAL_COUNT_HEADER]: '101' } });
    }),
  );
  renderApp('/dashboard/user/orders', { session });
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(await screen.findByRole('cell', { name: '101' })).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['1', '2']));
});

test('orders that fail to load can be retried, and an empty list says so [S8.15]', async () => {
  server.use(on(endpoints.listMyOrders).answer(() => refusal(500, 'broken')));
  renderApp('/dashboard/user/orders', { session });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(on(endpoints.listMyOrders).answer(() => []));
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('a page past the end says that it is empty and links to the first', async () => {
  server.use(on(endpoints.listMyOrders).answer(() => []));
  renderApp('/dashboard/user/orders?page=99', { session });
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/dashboard/user/orders',
  );
});
