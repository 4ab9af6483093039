import { endpoints, type OrderSums, type Permission } from '@shop/shared';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const SUMS: OrderSums = { orders: 25, total: 1234.5, paid: 1000, refunded: 20.5, outstanding: 214 };

let asked: Record<string, string>[];
let permissions: Permission[] | undefined;

beforeEach(() => {
  asked = [];
  permissions = undefined;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({
      success: true,
      ok: true,
      ...(permissions && { permissions }),
    })),
    on(endpoints.sumOrders).answer(({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return { success: true, sums: SUMS };
    }),
  );
});

function open(total: number, query = '') {
  server.use(
    on(endpoints.listAllOrders).answer(() =>
      HttpResponse.json([buildOrder()], { headers: { 'X-Total-Count': String(total) } }),
    ),
  );
  const session = buildSession({ role: 1, ...(permissions && { permissions }) });
  renderApp(`/dashboard/admin/orders${query}`, { session: { ...session, token: `of ${total}` } });
}

test('under the list stands what all orders that match add up to', async () => {
  open(25, '?status=Shipped&page=2');
  const sums = (await screen.findByText('To be paid')).closest('dl');
  expect(sums).toHaveTextContent(
    'Orders25Total$1,234.50Paid$1,000.00Refunded$20.50To be paid$214.00',
  );
  expect(asked).toEqual([{ status: 'Shipped', sort: 'newest' }]);
});

test('where cancelled orders are in the sums, it is said', async () => {
  open(25);
  const sums = (await screen.findByText('To be paid')).closest('dl');
  expect(sums).toHaveTextContent('Orders, with cancelled ones25Total$1,234.50');
});

test('of too many orders it is said, and nothing is asked', async () => {
  open(100_000);
  expect(await screen.findByText(/Up to 1,000 orders are added up here/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('those who may not see amounts see no sums', async () => {
  permissions = ['orders'];
  open(26);
  await screen.findByRole('article', { name: /Order/ });
  expect(screen.queryByText(/added up|Adding up|To be paid/)).toBeNull();
  expect(asked).toEqual([]);
});
