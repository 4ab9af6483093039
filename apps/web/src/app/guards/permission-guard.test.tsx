import {
  endpoints,
  hideAmounts,
  orderSchema,
  PERMISSION_MISSING,
  type Permission,
} from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildAdminOrder, buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

/** What the shop says of the administrator. */
let permissions: Permission[];

beforeEach(() => {
  permissions = ['orders'];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.listAllOrders).answer(() => {
      // As the shop answers without `money`.
      const orders = [buildAdminOrder({ number: 1042 })];
      return hideAmounts(z.array(orderSchema), orders) as never;
    }),
  );
});

// A token of its own: one that an earlier test saw refused is never renewed.
const open = (path: string) =>
  renderApp(path, {
    session: { ...buildSession({ role: 1, permissions }), token: 'of the permission guard' },
  });

test('the menu has only the screens of one’s permissions', async () => {
  open('/dashboard/admin');
  const menu = await screen.findByRole('navigation', { name: 'Admin Panel' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Admin Panel',
    'Orders ',
    'Returns ',
    'Tasks ',
    'Security ',
    'Your data ',
  ]);
  expect(screen.getByText('orders')).toBeVisible();
});

test('who has no tasks has no list of them', async () => {
  permissions = ['marketing'];
  open('/dashboard/admin/jobs');
  expect(await screen.findByText('Not permitted')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Admin Panel' });
  expect(within(menu).getByRole('link', { name: 'Promotions' })).toBeVisible();
  expect(within(menu).queryByRole('link', { name: 'Tasks' })).toBeNull();
});

test.each([
  ['users', 'customers'],
  ['products/import', 'catalog'],
  ['orders/1042/invoice', 'money'],
  ['changes', 'settings'],
] as const)('/%s says that it needs “%s”, and asks the shop for nothing', async (path, needed) => {
  open(`/dashboard/admin/${path}`);
  expect(await screen.findByText(PERMISSION_MISSING(needed))).toBeVisible();
});

test('without money, orders have neither amounts nor their words', async () => {
  open('/dashboard/admin/orders');
  const order = await screen.findByRole('article', { name: 'Order 1042' });
  expect(order).not.toHaveTextContent(/\$|Total|NaN|undefined/);
  const files = screen.queryAllByText(/^Export .*CSV/).map(({ textContent }) => textContent);
  expect(files).toEqual(['Export labels (CSV)']);
});

test('a permission that is taken away closes the open screen with the next refusal', async () => {
  open('/dashboard/admin/orders');
  await screen.findByRole('article', { name: 'Order 1042' });
  permissions = ['catalog'];
  const { user } = buildSession({ role: 1, permissions });
  server.use(
    on(endpoints.countNewOrders).answer(() => refusal(403, PERMISSION_MISSING('orders'))),
    on(endpoints.listAllOrders).answer(() => refusal(403, PERMISSION_MISSING('orders'))),
    on(endpoints.renewSession).answer(() => ({ success: true, user, token: 'fresh' })),
  );
  fireEvent.change(screen.getByLabelText('Find an order'), { target: { value: 'lamp' } });
  await waitFor(() => expect(screen.getByText(PERMISSION_MISSING('orders'))).toBeVisible(), {
    timeout: 15_000,
  });
  // The menu follows once the session is renewed, which takes a call more.
  expect(await screen.findByRole('link', { name: 'Products' }, { timeout: 15_000 })).toBeVisible();
});
